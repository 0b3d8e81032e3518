import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the CPU of a process went, in parts of one: the product's own JavaScript with what it calls, the local D1's, and the rest. */
export type Shares = { own: number; database: number; rest: number };

/** For workerd to start with: it names its compiled functions to `perf`, which otherwise sees addresses. */
export const namedFunctions = "--perf-basic-prof --interpreted-frames-native-stack";

/**
 * Watches with the kernel's sampler (`perf`, as root) what this process does during `work`. The inspector's profiler counts the time between
 * its samples, three times what a page takes; this counts CPU. Compilers and collectors in threads of their own are the rest.
 */
export async function cpuShares(pid: number, work: () => Promise<unknown>): Promise<Shares> {
  const file = join(tmpdir(), `rentform-own-${pid}.data`);
  const recorder = spawn("perf", ["record", "-q", "-e", "cpu-clock", "-F", "4000", "-g", "-o", file, "-p", `${pid}`]);
  try {
    const ended = once(recorder, "exit");
    await work();
    recorder.kill("SIGINT");
    await ended;
    const { stdout, status } = spawnSync("perf", ["script", "-i", file, "-F", "comm,ip,sym"], {
      encoding: "utf8",
      maxBuffer: 1024 ** 3,
    });
    if (status !== 0) throw new Error("perf could not read what it recorded");
    return sharesOf(stdout.split("\n\n").filter((sample) => sample.trim() !== ""));
  } finally {
    rmSync(file, { force: true });
  }
}

function sharesOf(samples: readonly string[]): Shares {
  const ofDatabase = samples.filter((sample) => /database\.worker|object-entry|miniflare:/.test(sample)).length;
  const all = samples.filter((sample) => sample.includes("JS:")).length;
  const share = (count: number) => count / samples.length;
  return { own: share(all - ofDatabase), database: share(ofDatabase), rest: share(samples.length - all) };
}
