/** What the inspector's profiler saw of the product's own isolate. */
type Node = { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] };
type CpuProfile = { nodes: Node[]; samples: number[]; timeDeltas: number[] };

const samplingUs = 200;
const shownRows = 40;

/**
 * Profiles the product's isolate while it serves. `prepare` warms up and gives what is profiled. Answers a table of the functions
 * in which most time was spent, and of those below which it was; and the profile as the browser's tools read it.
 */
export async function profileRequests(
  inspectorPort: number,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<{ table: string; file: string }> {
  const work = await prepare();
  const session = await connect(`ws://127.0.0.1:${inspectorPort}/core:user:product`);
  await session.ask("Profiler.enable");
  await session.ask("Profiler.setSamplingInterval", { interval: samplingUs });
  await session.ask("Profiler.start");
  await work();
  const { profile } = (await session.ask("Profiler.stop")) as { profile: CpuProfile };
  session.close();
  return { table: tableOf(profile), file: JSON.stringify(profile) };
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`No inspector at ${url}`));
  });
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
    const own = waiting.get(answer.id ?? 0);
    if (answer.error) own?.reject(new Error(answer.error.message));
    else own?.resolve(answer.result);
  };
  return {
    ask(method: string, params: object = {}): Promise<unknown> {
      asked += 1;
      const id = asked;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.close(),
  };
}

const isRest = (name: string) => name === "(idle)" || name === "(program)" || name === "(root)";

function tableOf({ nodes, samples, timeDeltas }: CpuProfile): string {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)));
  const nameOf = (id: number) => {
    const frame = nodeOf.get(id)?.callFrame;
    const place = frame?.url ? ` ${frame.url.split("/").at(-1)}:${frame.lineNumber + 1}` : "";
    return `${frame?.functionName || "(anonymous)"}${place}`;
  };
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  const add = (map: Map<string, number>, name: string, us: number) => map.set(name, (map.get(name) ?? 0) + us);
  let all = 0;
  for (const [at, id] of samples.entries()) {
    const us = timeDeltas[at] ?? 0;
    if (isRest(nameOf(id))) continue;
    all += us;
    add(self, nameOf(id), us);
    const seen = new Set<string>();
    for (let one: number | undefined = id; one !== undefined; one = parentOf.get(one)) seen.add(nameOf(one));
    for (const name of seen) add(total, name, us);
  }
  const rows = (map: Map<string, number>) =>
    [...map]
      .filter(([name]) => !isRest(name))
      .sort(([, a], [, b]) => b - a)
      .slice(0, shownRows)
      .map(([name, us]) => `${((us / all) * 100).toFixed(1).padStart(6)} %  ${name}`);
  return [
    `${(all / 1000).toFixed(0)} ms in the isolate`,
    "itself:",
    ...rows(self),
    "with all below:",
    ...rows(total),
  ].join("\n");
}
