"""Sobremesa: a digital table for AntaYagí, Antheno and Tanxi."""

__version__ = "0.5.0"
