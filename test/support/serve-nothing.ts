import { spawn } from "node:child_process";
import { endProcessGroup } from "../../scripts/lib/local-server.ts";
import { onShutDown } from "../../scripts/lib/shut-down.ts";

/** What `npm start` does at its end, with a process group that serves nothing: which signal reaches whom takes no server. */
const server = spawn(process.execPath, ["-e", "setInterval(() => {}, 60_000)"], { detached: true, stdio: "ignore" });
onShutDown((how) => endProcessGroup(server, how));
console.log(`started by ${process.ppid}, group ${server.pid}`);
