import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { cspNonceContext, servicesContext, zoneContext } from "../app/context";
import { readZone } from "../app/platform/place";
import type { AppEnv } from "./app-env";
import { guardRoutes } from "./guard-routes";

const readBuild = async () => guardRoutes((await import("virtual:react-router/server-build")) as ServerBuild);

type Handler = ReturnType<typeof createRequestHandler>;
let handler: Promise<Handler> | undefined;

/** React Router serves every page. Its routes are put together once an isolate; in development they may change. */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const { MODE, DEV } = import.meta.env;
  handler ??= Promise.resolve(DEV ? readBuild : readBuild()).then((build) => createRequestHandler(build, MODE));
  const context = new RouterContextProvider();
  context.set(servicesContext, c.get("services"));
  context.set(cspNonceContext, c.get("nonce"));
  context.set(zoneContext, readZone(c.req.raw));
  return (await handler)(c.req.raw, context);
}
