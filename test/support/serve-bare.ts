import { endServers, serve } from "../../scripts/lib/local-server.ts";
import { onShutDown } from "../../scripts/lib/shut-down.ts";

/** What `npm start` does at its end, with the bench's bare Worker: says the server's process group and waits to be ended. */
onShutDown(endServers);
const { PORT, PERSIST_TO = "" } = process.env;
const server = await serve({ port: Number(PORT), persistTo: PERSIST_TO, config: "test/bench/bare/wrangler.toml" });
server.process.once("exit", () => void endServers("SIGTERM").then(() => process.exit(1)));
console.log(`group ${server.process.pid}`);
