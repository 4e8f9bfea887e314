import "@fontsource/atkinson-hyperlegible-next/400.css";
import "@fontsource/atkinson-hyperlegible-next/600.css";
import "@fontsource/fraunces/600.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { installing } from "./lib/installing.svelte";

import.meta.glob("./games/*/room.css", { eager: true });

const target = document.getElementById("app");
if (target) mount(App, { target });
installing.prepare();
