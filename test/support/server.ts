import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveHere } from "../../scripts/lib/built-worker.ts";
import {
  applyMigrations,
  endProcessGroup,
  findFreePort,
  projectRoot,
  runCron,
} from "../../scripts/lib/local-server.ts";

/** One mail as /dev/mail.json shows it. */
export type ReceivedMail = {
  id: string;
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  sentAt: string;
};

/** A server as tests ask it; nobody but who started it may end it. */
export type SharedServer = {
  origin: string;
  /** Where its D1, KV and R2 lie; pass it on to start again on the same data. */
  persistTo: string;
  cron(): Promise<boolean>;
  /** Mails sent to an address, newest first. */
  mails(to: string): Promise<ReceivedMail[]>;
  /** Waits until a mail that `matches` has arrived; fails after 30 seconds with what there was. */
  mail(to: string, matches: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  output(): string;
};

export type TestServer = SharedServer & { stop(): Promise<void> };

/** `kill`: kill -9 of Node and workerd, as a power cut would do. */
export type KillableServer = TestServer & { kill(): Promise<void> };

/** Puts the migrations' empty tables into a folder; in a run of the browser tests, by a copy. Migrated data stays as it is. */
export function prepareData(persistTo: string): void {
  const { MIGRATED_DATA: migrated } = process.env;
  if (migrated && !existsSync(join(persistTo, "v3"))) cpSync(migrated, persistTo, { recursive: true });
  applyMigrations(persistTo);
}

type StartOptions = { persistTo?: string; copyOf?: string; variables?: Record<string, string>; staticFiles?: string };

/**
 * The built Worker on a free port with its own data, in a workerd of this process. Data is removed by `stop` unless `persistTo`
 * was given. `copyOf`: a folder whose data it begins with.
 */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const { variables, staticFiles } = options;
  const persistTo = dataFor(options);
  const server = await serveHere({ port: await findFreePort(), persistTo, variables, staticFiles });
  return started(server, options, persistTo, server.stop);
}

/** The same in a process of its own: with its workerd a process group that can be killed whole. */
export async function startKillable(options: Pick<StartOptions, "persistTo"> = {}): Promise<KillableServer> {
  const persistTo = dataFor(options);
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(projectRoot, "test/support/serve-there.ts")], {
    env: { ...process.env, PORT: String(port), PERSIST_TO: persistTo },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (message !== "ready") throw new Error(`The server ended before it was ready:\n${output}`);
  const server = { origin: `http://localhost:${port}`, output: () => output };
  return {
    ...started(server, options, persistTo, () => endProcessGroup(child, "SIGTERM")),
    kill: () => endProcessGroup(child, "SIGKILL"),
  };
}

function started(
  { origin, output }: Pick<TestServer, "origin" | "output">,
  options: StartOptions,
  persistTo: string,
  end: () => Promise<void>,
): TestServer {
  return {
    ...asked(origin, output),
    persistTo,
    async stop() {
      await end();
      if (!options.persistTo) rmSync(persistTo, { recursive: true, force: true });
    },
  };
}

function dataFor(options: StartOptions): string {
  const persistTo = options.persistTo ?? mkdtempSync(join(tmpdir(), "rentform-test-"));
  if (options.copyOf) cpSync(options.copyOf, persistTo, { recursive: true });
  else prepareData(persistTo);
  return persistTo;
}

/** What tests ask of a server, whoever started it. */
export function asked(origin: string, output: () => string = () => "") {
  return {
    origin,
    output,
    cron: () => runCron(origin),
    mails: (to: string) => readMails(origin, to),
    mail: (to: string, matches: (mail: ReceivedMail) => boolean) => waitForMail({ origin, output }, to, matches),
  };
}

async function readMails(origin: string, to: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as ReceivedMail[];
}

async function waitForMail(
  server: { origin: string; output: () => string },
  to: string,
  matches: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail> {
  const deadline = Date.now() + 30_000;
  let mails: ReceivedMail[] = [];
  while (Date.now() < deadline) {
    mails = await readMails(server.origin, to);
    const found = mails.find(matches);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(
    `No such email to ${to}. There were: ${mails.map((mail) => mail.subject).join(" | ") || "none"}\n${server.output()}`,
  );
}

/** Runs the cron until `isDone` says so; fails after a minute with the server's output. */
export async function sweepUntil(server: SharedServer, isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error(`The sweep did not come to an end\n${server.output()}`);
    if (!(await server.cron())) throw new Error(`The cron failed\n${server.output()}`);
    // The queue works on what the cron has sent.
    for (let wait = 0; wait < 5 && !isDone(); wait += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
