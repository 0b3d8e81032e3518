import { serveHere } from "../../scripts/lib/built-worker.ts";

/** The built Worker in a process of its own, which a test can kill: says to its parent when it answers, and ends with it. */
const { PORT, PERSIST_TO = "" } = process.env;
process.once("disconnect", () => process.exit(1));
const server = await serveHere({ port: Number(PORT), persistTo: PERSIST_TO });
process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)));
process.send?.("ready");
