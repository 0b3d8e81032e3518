import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { cspNonceContext, servicesContext, zoneContext } from "../app/context";
import { readZone } from "../app/platform/place";
import type { AppEnv } from "./app-env";
import type { Env } from "./env";
import { guardRoutes } from "./guard-routes";

const readBuild = async () => guardRoutes((await import("virtual:react-router/server-build")) as ServerBuild);

function createPages(build: ServerBuild | (() => Promise<ServerBuild>)) {
  return createRequestHandler<Env>({
    build,
    mode: import.meta.env.MODE,
    getLoadContext({ request, context }) {
      const { services, nonce } = context.cloudflare.data as AppEnv["Variables"];
      const provider = new RouterContextProvider();
      provider.set(servicesContext, services);
      provider.set(cspNonceContext, nonce);
      provider.set(zoneContext, readZone(request as unknown as Request));
      // The adapter's type still speaks of AppLoadContext; with middleware on, React Router takes the provider.
      return provider as never;
    },
  });
}

let pages: Promise<ReturnType<typeof createPages>> | undefined;

/** React Router serves every page. Its routes are put together once an isolate; in development they may change. */
export async function servePage(context: Parameters<ReturnType<typeof createPages>>[0]): Promise<Response> {
  pages ??= import.meta.env.DEV ? Promise.resolve(createPages(readBuild)) : readBuild().then(createPages);
  return (await pages)(context);
}
