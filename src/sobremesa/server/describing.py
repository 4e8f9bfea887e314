"""What the description of the API says of our types, where Litestar by itself says it wrongly."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import msgspec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.typing import FieldDefinition


class Lists(OpenAPISchemaPlugin):
    """A tuple of any length is a list of its type; Litestar takes the dots for another type."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether it is one."""
        inner = field_definition.inner_types
        return (
            field_definition.origin is tuple and len(inner) == 2 and inner[1].annotation is Ellipsis
        )

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """A list; bounds are added by Litestar."""
        items = schema_creator.for_field_definition(field_definition.inner_types[0])
        return Schema(type=OpenAPIType.ARRAY, items=items)


class Structs(OpenAPISchemaPlugin):
    """A Struct is described by its docstring, and as closed if it refuses unknown fields."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether it is one."""
        kind = field_definition.annotation
        return isinstance(kind, type) and issubclass(kind, msgspec.Struct)

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """As Litestar describes it, and what it leaves out."""
        usual = next(
            plugin
            for plugin in schema_creator.plugins
            if plugin is not self and schema_creator.plugin_supports_field(plugin, field_definition)
        )
        schema = usual.to_openapi_schema(field_definition, schema_creator)
        kind = field_definition.annotation
        schema.description = inspect.getdoc(kind)
        if kind.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        return schema
