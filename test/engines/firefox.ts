import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../scripts/lib/local-server.ts";
import type { Engine, EnginePage } from "./engine.ts";

const installed = [process.env.FIREFOX_PATH ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];
/** A profile of its own asks and fetches nothing. */
const wishes = [
  ["browser.shell.checkDefaultBrowser", false],
  ["datareporting.policy.dataSubmissionEnabled", false],
  ["app.update.enabled", false],
  ["browser.aboutwelcome.enabled", false],
] as const;

/** The Firefox of the machine, by the protocol that it speaks itself (WebDriver BiDi). */
export const firefox: Engine = {
  name: "Firefox",
  find() {
    const binary = installed.find((path) => path !== "" && existsSync(path));
    return binary ? { open: () => openFirefox(binary) } : { missing: "no firefox-esr; FIREFOX_PATH names another" };
  },
};

async function openFirefox(binary: string): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), "rentform-firefox-"));
  const lines = wishes.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const port = await findFreePort();
  const options = ["--headless", "--no-remote", "--profile", profile, `--remote-debugging-port=${port}`];
  const browser = spawn(binary, options, { stdio: ["ignore", "ignore", "pipe"] });
  const end = async () => {
    browser.kill();
    if (browser.exitCode === null) await new Promise((resolve) => browser.once("exit", resolve));
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    await isListening(browser);
    const ask = await connect(`ws://127.0.0.1:${port}/session`);
    await ask("session.new", { capabilities: {} });
    const { contexts } = await ask<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
    return pageOf(ask, contexts[0]?.context ?? "", end);
  } catch (error) {
    await end();
    throw error;
  }
}

type Ask = <T = unknown>(method: string, params: object) => Promise<T>;
type Evaluated = { type: string; result: { value?: string; sharedId?: string }; exceptionDetails?: { text: string } };

function pageOf(ask: Ask, context: string, end: () => Promise<void>): EnginePage {
  async function evaluate(expression: string) {
    const said = await ask<Evaluated>("script.evaluate", { expression, target: { context }, awaitPromise: true });
    if (said.exceptionDetails) throw new Error(said.exceptionDetails.text);
    return said.result;
  }
  const run = async <T>(work: string, ...values: readonly unknown[]): Promise<T> => {
    const { value } = await evaluate(`JSON.stringify((${work})(...${JSON.stringify(values)}) ?? null)`);
    return JSON.parse(value ?? "null") as T;
  };
  async function press(css: string) {
    const found = `document.querySelector(${JSON.stringify(css)})`;
    const { sharedId } = await evaluate(`${found}.scrollIntoView({ block: "center" }), ${found}`);
    const origin = { type: "element", element: { sharedId } };
    const actions = [
      { type: "pointerMove", x: 0, y: 0, origin },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await ask("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
  }
  return {
    goto: async (url) => {
      await ask("browsingContext.navigate", { context, url, wait: "complete" }).catch((error: Error) => {
        // The page led on by itself before it was whole, as /start does with a landlord.
        if (!error.message.includes("NS_BINDING_ABORTED")) throw error;
      });
    },
    back: async () => void (await ask("browsingContext.traverseHistory", { context, delta: -1 })),
    address: () => run("() => location.href"),
    run,
    press,
    async type(css, text) {
      await press(css);
      const actions = Array.from(text).flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      await ask("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
    },
    end,
  };
}

/** Ready when it says so; the last that it said where it ends instead. */
function isListening(browser: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    browser.stderr?.on("data", (part) => {
      said += part;
      if (said.includes("WebDriver BiDi listening")) resolve();
    });
    browser.once("exit", () => reject(new Error(`Firefox ended:\n${said.slice(-500)}`)));
  });
}

async function connect(address: string): Promise<Ask> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox takes no connection at ${address}`));
  });
  const waiting = new Map<number, (answer: { result?: unknown; error?: string; message?: string }) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error, message }) =>
        error ? reject(new Error(`${method}: ${error} ${message}`)) : resolve(result as never),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
