import { spawn } from "node:child_process";
import { join } from "node:path";
import { changeLocalOrigin, isPortFree, prepareLocalData, projectRoot, runCron } from "./lib/local-server.ts";
import { onShutDown } from "./lib/shut-down.ts";

/** `npm run dev`: Vite with hot reload on the same local bindings and data as `npm start`. */

const port = Number(process.env.PORT ?? 8787);
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is in use. Choose another: PORT=8788 npm run dev`);
  process.exit(1);
}
prepareLocalData();
changeLocalOrigin(`http://localhost:${port}`);
const vite = spawn(join(projectRoot, "node_modules/.bin/react-router"), ["dev", "--port", String(port)], {
  cwd: projectRoot,
  env: { ...process.env, PORT: String(port), CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  stdio: "inherit",
});
const cron = setInterval(() => void runCron(`http://localhost:${port}`), 60_000);
vite.once("exit", (code) => {
  clearInterval(cron);
  process.exit(code ?? 0);
});
process.on("exit", () => vite.kill("SIGKILL"));
onShutDown(
  (how) =>
    new Promise((resolve) => {
      vite.once("exit", () => resolve());
      vite.kill(how);
    }),
);
