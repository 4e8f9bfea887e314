"""The configuration of a server: where it comes from, and what is said of mistakes."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer
from msgspec.structs import asdict
from rich.pretty import pretty_repr
from typer.testing import CliRunner

from sobremesa.kernel.errors import OptionsFault
from sobremesa.server import app, connection, people
from sobremesa.server import connection_guard as guard
from sobremesa.server import limits as limits_of_all
from sobremesa.server.command import EXAMPLES, serve
from sobremesa.server.config import SETTINGS, Config, masked, read_config, shown
from sobremesa.server.routes import socket

FILE = Path("sobremesa.toml")
POSTGRES = "postgresql://ana:hunter2@db.example.org/games"


def read(
    flags: dict[str, Any] | None = None, environ: dict[str, str] | None = None, toml: str = ""
) -> Config:
    """The configuration out of these sources; the file is there if it says anything."""
    file = {"config": FILE} if toml else {}
    return read_config((flags or {}) | file, environ or {}, {FILE: toml}.__getitem__)


def fault(**sources: Any) -> str:
    """What is said of a mistake."""
    with pytest.raises(OptionsFault) as caught:
        read(**sources)
    return str(caught.value)


# Where fields come from


def test_without_a_word_the_defaults_hold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    config = read()
    assert config == Config()
    assert (config.host, config.port, config.log_format) == ("127.0.0.1", 8000, "text")
    assert config.database == f"sqlite:///{tmp_path}/sobremesa/sobremesa.db"
    assert config.workers >= 1


def test_flags_come_before_variables_and_variables_before_the_file() -> None:
    toml = "port = 1\nworkers = 1\nidle_minutes = 1\n"
    environ = {"SOBREMESA_PORT": "2", "SOBREMESA_WORKERS": "2"}
    config = read({"port": "3"}, environ, toml)
    assert (config.port, config.workers, config.idle_minutes) == (3, 2, 1)
    assert config.drain_seconds == Config().drain_seconds


def test_a_flag_that_is_none_was_not_given() -> None:
    environ = {"SOBREMESA_PORT": "2", "SOBREMESA_ORIGINS": "https://a.example"}
    config = read({"port": None, "origins": None, "config": None}, environ)
    assert (config.port, config.origins) == (2, ("https://a.example",))


def test_a_flag_can_switch_off_what_the_file_switched_on() -> None:
    toml = "secure_cookies = true"
    assert read(toml=toml).secure_cookies
    assert not read({"secure_cookies": False}, {}, toml).secure_cookies


@pytest.mark.parametrize(
    ("text", "origins"),
    [
        ("", ()),
        ("https://a.example", ("https://a.example",)),
        (" https://a.example , http://[::1]:80,", ("https://a.example", "http://[::1]:80")),
    ],
)
def test_commas_part_several_values(text: str, origins: tuple[str, ...]) -> None:
    assert read(environ={"SOBREMESA_ORIGINS": text}).origins == origins
    assert read({"origins": [text]}).origins == origins


def test_a_flag_may_be_given_more_than_once() -> None:
    config = read({"proxies": ["127.0.0.1", "10.0.0.0/8,::1"]})
    assert config.proxies == ("127.0.0.1", "10.0.0.0/8", "::1")


@pytest.mark.parametrize(("text", "value"), [("true", True), ("0", False), (" True ", True)])
def test_a_variable_switches(text: str, value: bool) -> None:
    assert read(environ={"SOBREMESA_SECURE_COOKIES": text}).secure_cookies is value


def test_a_variable_can_name_the_file_and_a_flag_another() -> None:
    texts = {Path("one.toml"): "port = 1", Path("two.toml"): "port = 2"}
    environ = {"SOBREMESA_CONFIG": "one.toml"}
    assert read_config({}, environ, texts.__getitem__).port == 1
    assert read_config({"config": Path("two.toml")}, environ, texts.__getitem__).port == 2
    assert read_config({}, {"SOBREMESA_CONFIG": ""}, texts.__getitem__).port == 8000


def test_every_field_can_be_given_everywhere() -> None:
    given: dict[str, Any] = {
        "host": "::", "port": 0, "database": POSTGRES, "origins": ["https://a.example:8443"],
        "secure_cookies": True, "proxies": ["10.0.0.0/8"], "workers": 3, "log_level": "debug",
        "log_format": "json", "message_bytes": 4096, "drain_seconds": 0, "node": "club-1",
        "nats": "nats://ana:hunter2@127.0.0.1:4222", "nats_credentials": "one.creds",
    }  # fmt: skip
    given |= {name: 7 for name in SETTINGS if name not in given}
    texts = {
        name: ",".join(value) if isinstance(value, list) else str(value)
        for name, value in given.items()
    }
    toml = "\n".join(f"{name} = {_toml(value)}" for name, value in given.items())
    variables = {SETTINGS[name].variable: text for name, text in texts.items()}
    wanted = {name: tuple(v) if isinstance(v, list) else v for name, v in given.items()}
    for config in (read(toml=toml), read(environ=variables), read(given), read(texts)):
        assert asdict(config) == wanted


def _toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


# Mistakes


PORT = "a whole number from 0 to 65535, not"


@pytest.mark.parametrize(
    ("sources", "said"),
    [
        ({"environ": {"SOBREMESA_PORT": "x"}}, f"SOBREMESA_PORT: {PORT} 'x'"),
        ({"environ": {"SOBREMESA_PORT": ""}}, f"SOBREMESA_PORT: {PORT} ''"),
        ({"flags": {"port": "65536"}}, f"--port: {PORT} '65536'"),
        ({"toml": "port = -1"}, f"sobremesa.toml, field port: {PORT} -1"),
        ({"toml": "port = '80'"}, f"sobremesa.toml, field port: {PORT} '80'"),
        ({"toml": "port = true"}, f"sobremesa.toml, field port: {PORT} True"),
        ({"flags": {"workers": "0"}}, "--workers: a whole number from 1 to 1024, not '0'"),
        ({"flags": {"log_format": "xml"}}, "--log-format: one of json, text, not 'xml'"),
        ({"flags": {"secure_cookies": "yes"}}, "--secure-cookies: true or false, not 'yes'"),
        ({"flags": {"host": "a:/b"}}, "--host: an address or a name, without a port, not 'a:/b'"),
    ],
)
def test_a_mistake_is_named_by_its_source_and_field(sources: dict[str, Any], said: str) -> None:
    assert fault(**sources) == said


@pytest.mark.parametrize(
    "origin", ["*", "null", "play.example.org", "https://A.example", "https://a.example/"]
)
def test_an_origin_is_what_a_browser_sends(origin: str) -> None:
    assert fault(flags={"origins": [origin]}).startswith("--origins: addresses such as https://")


@pytest.mark.parametrize("proxy", ["*", "nginx", "999.0.0.1", "10.0.0.0/33"])
def test_a_proxy_is_an_address_of_a_machine(proxy: str) -> None:
    assert fault(flags={"proxies": [proxy]}).startswith("--proxies: IP addresses or networks")


@pytest.mark.parametrize(
    ("field", "hint"),
    [("prot", "; did you mean port?"), ("log-level", "; did you mean log_level?"), ("colour", "")],
)
def test_an_unknown_field_of_the_file_is_refused(field: str, hint: str) -> None:
    said = fault(toml=f"{field} = 1")
    assert said == f"sobremesa.toml, field {field}: there is no such field{hint}"


@pytest.mark.parametrize(
    ("variable", "near"),
    [
        ("SOBREMESA_PROT", "SOBREMESA_PORT"),
        ("SOBREMESA_Port", "SOBREMESA_PORT"),
        ("SOBREMESA_ORIGIN", "SOBREMESA_ORIGINS"),
        ("SOBREMESA_LOGLEVEL", "SOBREMESA_LOG_LEVEL"),
        ("SOBREMESA_CONFG", "SOBREMESA_CONFIG"),
    ],
)
def test_a_variable_that_looks_like_ours_is_refused(variable: str, near: str) -> None:
    said = fault(environ={variable: "1"})
    assert said == f"{variable}: there is no such variable; did you mean {near}?"


def test_variables_of_others_are_left_alone() -> None:
    names = ["PATH", "PORT", "SOBREMESA_COMPILED", "SOBREMESA_SERVICE_HOST", "SOBREMESA_HOME"]
    assert read(environ=dict.fromkeys(names, "1")) == read()


def test_a_file_that_is_no_toml_is_refused() -> None:
    assert fault(toml="port: 1").startswith("sobremesa.toml: this is not TOML")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff")
    for name, why in (("none.toml", "cannot be read: No such file"), ("x.toml", "is no text")):
        file = tmp_path / name
        for flags, environ, where in (
            ({"config": file}, {}, "--config"),
            ({}, {"SOBREMESA_CONFIG": str(file)}, "SOBREMESA_CONFIG"),
        ):
            with pytest.raises(OptionsFault) as caught:
                read_config(flags, environ, lambda file: file.read_text(encoding="utf-8"))
            assert str(caught.value).startswith(f"{where}: {file} {why}")


# Passwords


@pytest.mark.parametrize(
    ("url", "safe"),
    [
        (POSTGRES, "postgresql://ana:***@db.example.org/games"),
        ("postgres://ana:hun/ter@2@db/games", "postgres://ana:***@db/games"),
        ("postgresql://:hunter2@/games", "postgresql://:***@/games"),
        ("postgresql://db/games?password=hunter2&x=1", "postgresql://db/games?password=***&x=1"),
        ("postgresql://ana@db:5432/games", "postgresql://ana@db:5432/games"),
        ("sqlite:////our data/games.db", "sqlite:////our data/games.db"),
    ],
)
def test_a_password_is_never_shown(url: str, safe: str) -> None:
    config = read({"database": url})
    assert config.database == url
    assert masked(url) == safe
    assert shown(config)["database"] == safe
    assert f"database='{safe}'" in repr(config)
    assert safe in pretty_repr(config)
    assert "hunter2" not in repr(config) + pretty_repr(config)


def test_all_other_fields_are_shown() -> None:
    assert list(shown(Config())) == list(SETTINGS)
    assert shown(read({"port": "9"}))["port"] == 9


@pytest.mark.parametrize(
    "url", ["mysql://ana:hunter2@db/x", "postgresql://a:hunter 2@db", "ana:hunter2@db", ""]
)
def test_a_database_that_is_refused_is_not_shown(url: str) -> None:
    said = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    assert fault(flags={"database": url}) == f"--database: {said}"
    assert fault(toml=f"database = [{url!r}]") == f"sobremesa.toml, field database: {said}"


# The command


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """The configurations that a server was run with."""
    configs: list[Config] = []
    module = ModuleType("sobremesa.server.run")
    module.__dict__["run"] = configs.append
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return configs


def command(*words: str, **environ: str) -> Any:
    app = typer.Typer(rich_markup_mode=None, add_completion=False)
    app.command(epilog=EXAMPLES)(serve)
    return CliRunner().invoke(app, words, env={"COLUMNS": "200", **environ})


def test_the_help_tells_of_every_field() -> None:
    text = " ".join(command("--help").output.split())
    for setting in SETTINGS.values():
        assert f"{setting.flag} " in text
        assert setting.about in text
    assert "The port; 0 takes a free one. [default: 8000]" in text


def test_the_command_reads_flags_variables_and_a_file(ran: list[Config], tmp_path: Path) -> None:
    file = tmp_path / "sobremesa.toml"
    file.write_text("port = 1\nworkers = 4\n", encoding="utf-8")
    flags = ("--origins", "https://a.example", "--origins", "https://b.example,https://c.example")
    done = command(
        "--config", str(file), *flags, "--secure-cookies", "--idle-minutes", "3", SOBREMESA_PORT="2"
    )
    assert done.exit_code == 0, done.output
    wanted = Config(
        port=2,
        workers=4,
        origins=("https://a.example", "https://b.example", "https://c.example"),
        secure_cookies=True,
        idle_minutes=3,
    )
    assert ran == [wanted]


def test_a_mistake_in_a_flag_runs_no_server(ran: list[Config]) -> None:
    done = command("--port", "x")
    assert str(done.exception) == "--port: a whole number from 0 to 65535, not 'x'"
    assert ran == []


def test_the_file_of_the_help_can_be_read() -> None:
    toml = "\n".join(re.findall(r"^  (\w+ = .*)$", EXAMPLES, re.MULTILINE))
    config = read(toml=toml)
    assert (config.port, config.secure_cookies) == (9000, True)
    assert config.proxies == ("127.0.0.1",)


# What is written of it


def test_the_docs_have_every_limit_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    limits = [one for one in SETTINGS.values() if isinstance(one.default, int) and not one.switch]
    for setting in limits:
        if setting.name not in ("port", "processes"):
            row = next(row for row in rows if f"| `{setting.flag}` |" in row)
            assert f" {setting.default:,} " in row
    for bound in (
        guard.ADDRESS, guard.HEAD, guard.AHEAD, guard.PARTS, guard.OURS, guard.OF_A_WORKER,
        app.BODY, connection.WAITING, socket.FLOOD, limits_of_all.KEPT, people.LONGEST_NAME,
        people.REMEMBERED,
    ):  # fmt: skip
        assert [row for row in rows if f" {bound:,} " in row], bound
    assert f" {socket.PATIENCE:g} seconds " in text
    assert f"up to {guard.FILES:,};" in text
