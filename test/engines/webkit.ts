import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { findFreePort } from "../../scripts/lib/local-server.ts";
import type { Engine, EnginePage } from "./engine.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const browsers = ["4.1", "4.0", "6.0"].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);
/** What the WebDriver standard calls the id of an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK, by the WebDriver that comes with it, on a screen that nobody sees. */
export const webkit: Engine = {
  name: "WebKitGTK",
  find() {
    const binary = browsers.find((path) => existsSync(path));
    const missing = [
      ...(existsSync(driver) && binary ? [] : ["webkit2gtk-driver"]),
      ...(process.env.DISPLAY || existsSync(screen) ? [] : ["xvfb"]),
    ];
    if (!binary || missing.length > 0) return { missing: `no ${missing.join(" and ")}` };
    return { open: () => openWebKit(binary) };
  },
};

async function openWebKit(binary: string): Promise<EnginePage> {
  const port = await findFreePort();
  const number = 90 + (process.pid % 900);
  const display = process.env.DISPLAY ?? `:${number}`;
  const started: ChildProcess[] = [];
  const start = (command: string, args: string[]) =>
    started.push(spawn(command, args, { stdio: "ignore", env: { ...process.env, DISPLAY: display } }));
  if (!process.env.DISPLAY) start(screen, [display, "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
  start(driver, [`--port=${port}`]);
  const end = () => {
    for (const child of started) child.kill();
  };
  const root = `http://127.0.0.1:${port}`;
  try {
    await answers(`${root}/status`);
    const options = { binary, args: ["--automation"] };
    const wanted = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
    const { sessionId } = await ask<{ sessionId: string }>("POST", `${root}/session`, { capabilities: wanted });
    return pageOf(`${root}/session/${sessionId}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

function pageOf(session: string, end: () => void): EnginePage {
  const post = <T>(path: string, body: object = {}) => ask<T>("POST", session + path, body);
  const element = async (css: string) => {
    const found = await post<Record<string, string>>("/element", { using: "css selector", value: css });
    return `/element/${found[elementKey]}`;
  };
  return {
    goto: (address) => post("/url", { url: address }),
    back: () => post("/back"),
    address: () => ask("GET", `${session}/url`),
    run: (work, ...values) => post("/execute/sync", { script: `return (${work})(...arguments)`, args: values }),
    press: async (css) => post(`${await element(css)}/click`),
    type: async (css, text) => post(`${await element(css)}/value`, { text }),
    async end() {
      await ask("DELETE", session).catch(() => undefined);
      end();
    },
  };
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`);
  return value;
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The WebDriver of WebKitGTK does not answer");
}
