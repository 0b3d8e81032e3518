import {
  buildIfChanged,
  endServers,
  isPortFree,
  localData,
  prepareLocalData,
  runCron,
  serve,
} from "./lib/local-server.ts";
import { onShutDown } from "./lib/shut-down.ts";
import { sayDemoSignIn } from "./seed/sign-in.ts";

/** `npm start`: migrates, builds and serves the whole product, with every binding local. */

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
if (!(await isPortFree(port)))
  fail(`Port ${port} is in use. Stop what is listening there, or choose another: PORT=8788 npm start`);

onShutDown(endServers);
try {
  prepareLocalData();
  buildIfChanged(`http://localhost:${port}`);
  const server = await serve({ port, persistTo: localData, inherit: true });
  console.log(
    `\nRentform is at ${server.origin}\nMails are at  ${server.origin}/dev/mail\n${sayDemoSignIn(localData)}\nStop with Ctrl+C. Data is kept in .wrangler/state.\n`,
  );
  await runCron(server.origin);
  setInterval(() => void runCron(server.origin), 60_000);
  server.process.once("exit", (code) => void endServers("SIGTERM").then(() => process.exit(code ?? 1)));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
