import { readdirSync, readFileSync } from "node:fs";

/**
 * How long after the first signal another one means that somebody has no patience. What stands between npm and this process passes
 * each on a second time, on a busy machine up to a second late.
 */
const impatientAfterMs = 2_000;
const lookEveryMs = 500;

type End = (how: "SIGTERM" | "SIGKILL") => Promise<void>;

/**
 * Ends what this script started, whatever ends this script: a signal, a second one that wants it at once, or npm being gone,
 * of which nobody else would tell. `end` may be called twice. The process exits when it is done.
 */
export function onShutDown(end: End): void {
  let startedAt: number | null = null;
  function stop(): void {
    const isImpatient = startedAt !== null && Date.now() - startedAt > impatientAfterMs;
    if (startedAt !== null && !isImpatient) return;
    startedAt ??= Date.now();
    void end(isImpatient ? "SIGKILL" : "SIGTERM").then(() => process.exit(0));
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  const callers = findCallers();
  const look = setInterval(() => {
    if (!callers.every(isRunning)) {
      clearInterval(look);
      stop();
    }
  }, lookEveryMs);
  look.unref();
}

/** The processes above this one up to the npm that was called, as far as the system tells; none when npm is not among them. */
function findCallers(): number[] {
  const chain: { pid: number; command: string }[] = [];
  for (let pid = process.ppid; pid > 1 && chain.length < 12; ) {
    const found = readProcess(pid);
    if (!found) break;
    chain.push({ pid, command: found.command });
    pid = found.parent;
  }
  const last = chain.findLastIndex(({ command }) => /\bnpm\b/.test(command));
  return chain.slice(0, last + 1).map(({ pid }) => pid);
}

/** Linux only; elsewhere a killed npm is not noticed, and the signals are. */
function readProcess(pid: number): { parent: number; state: string; command: string } | null {
  try {
    const [state = "", parent = "0"] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { parent: Number(parent), state, command };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  const found = readProcess(pid);
  return found !== null && found.state !== "Z";
}

/** Whether anything of a process group still runs; what is only waiting to be collected does not count. */
export function hasGroup(groupId: number): boolean {
  try {
    process.kill(-groupId, 0);
  } catch {
    return false;
  }
  const members = listProcesses().filter((pid) => groupOf(pid) === groupId);
  return members.length === 0 ? process.platform !== "linux" : members.some(isRunning);
}

function listProcesses(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function groupOf(pid: number): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")[2],
    );
  } catch {
    return 0;
  }
}
