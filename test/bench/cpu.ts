import { readdirSync, readFileSync } from "node:fs";

/** CPU of a workerd process, read from the kernel: repeatable where wall time on two shared cores is not. Linux only. */

type Process = { pid: number; parent: number; startedAt: number; ticks: number; name: string };

function readProcess(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const rest = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return {
      pid,
      name,
      parent: Number(rest[1]),
      ticks: Number(rest[11]) + Number(rest[12]),
      startedAt: Number(rest[19]),
    };
  } catch {
    return null;
  }
}

/** The workerd that runs the Worker: the youngest below wrangler's process (the other one is wrangler's own proxy). */
export function findRuntime(wranglerPid: number): number {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((entry) => entry !== null);
  const parents = new Map(all.map((entry) => [entry.pid, entry.parent]));
  const isBelow = (pid: number): boolean => pid === wranglerPid || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  const runtimes = all.filter((entry) => entry.name.startsWith("workerd") && isBelow(entry.pid));
  const youngest = runtimes.sort((a, b) => b.startedAt - a.startedAt)[0];
  if (!youngest) throw new Error("No workerd below the server's process");
  return youngest.pid;
}

/** `urls`: asked for in turn. */
export type Target = { name: string; urls: string[]; pid: number; headers?: Record<string, string>; expect: number };

/** CPU milliseconds one request of this target costs, in one round. Fails when an answer is not what was expected. */
export async function cpuPerRequest(target: Target, requests: number): Promise<number> {
  const before = readProcess(target.pid)?.ticks ?? 0;
  let left = requests;
  const client = async () => {
    while (left-- > 0) {
      const url = target.urls[left % target.urls.length] ?? "";
      const response = await fetch(url, { headers: target.headers ?? {}, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status !== target.expect)
        throw new Error(`${target.name}: ${response.status}, not ${target.expect}`);
    }
  };
  await Promise.all([client(), client(), client(), client()]);
  const ticks = (readProcess(target.pid)?.ticks ?? 0) - before;
  return (ticks * 10) / requests;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
