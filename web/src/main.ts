import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shared.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./lib/offline";
import { Settings } from "./lib/settings.svelte";
import { firstLanguage, Words } from "./lib/words.svelte";

const settings = new Settings();
const words = new Words();
await words.speak(firstLanguage(settings.lang));
keepForOffline(() => words.lang);
mount(App, { target: document.getElementById("app")!, props: { settings, words } });
