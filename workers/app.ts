import { createRequestHandler } from "@react-router/cloudflare";
import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { cspNonceContext, servicesContext } from "../app/context";
import { MESSAGES } from "../app/kernel/messages";
import { ConfigError } from "../app/platform/config";
import { consoleLogger, errorCode } from "../app/platform/logger";
import { authApi } from "./api/auth";
import { devMailApi } from "./api/dev-mail";
import type { AppEnv } from "./app-env";
import type { Env } from "./env";
import { consumeQueue } from "./jobs/consume";
import { sweep } from "./jobs/sweep";
import { refuseForeignPosts } from "./origin-check";
import { scriptPosts } from "./script-posts";
import { applySecurityHeaders, cachedPolicy, createNonce, hydratedPolicy } from "./security-headers";
import { createServices } from "./services";
import { startPages } from "./start-pages";

const app = new Hono<AppEnv>();

app.use("/apply/*", startPages);
app.use("/apply/*", scriptPosts);

app.use("*", async (c, next) => {
  const services = createServices(c.env, (work) => c.executionCtx.waitUntil(work));
  const nonce = createNonce();
  c.set("services", services);
  c.set("nonce", nonce);
  await next();
  const headers = new Headers(c.res.headers);
  const { isHttps } = services.config;
  applySecurityHeaders(headers, { isHttps, policy: hydratedPolicy(nonce), path: c.req.path });
  const { usage, config } = services;
  if (config.isDevelopment) {
    headers.append(
      "Server-Timing",
      `d1;desc="q=${usage.queries} rt=${usage.roundTrips} rr=${usage.rowsRead} rw=${usage.rowsWritten}"`,
    );
  }
  c.res = new Response(c.res.body, { status: c.res.status, headers });
});

app.use("*", refuseForeignPosts);

app.route("/dev", devMailApi);
app.route("/api/auth", authApi);

const pages = createRequestHandler<Env>({
  build: () => import("virtual:react-router/server-build"),
  mode: import.meta.env.MODE,
  getLoadContext({ context }) {
    const { services, nonce } = context.cloudflare.data as AppEnv["Variables"];
    const provider = new RouterContextProvider();
    provider.set(servicesContext, services);
    provider.set(cspNonceContext, nonce);
    // The adapter's type still speaks of AppLoadContext; with middleware on, React Router takes the provider.
    return provider as never;
  },
});

/** React Router serves every page. The adapter was made for Pages, whose context has these fields. */
app.all("*", (c) =>
  pages({
    request: c.req.raw,
    env: c.env,
    params: {},
    data: { services: c.get("services"), nonce: c.get("nonce") },
    functionPath: "",
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    passThroughOnException: () => c.executionCtx.passThroughOnException(),
    next: () => Promise.resolve(new Response(null, { status: 404 })),
  } as unknown as Parameters<typeof pages>[0]),
);

/** A failure outside React Router: no services may be had, so the answer is plain and carries every security header. */
app.onError((error, c) => {
  const event = error instanceof ConfigError ? "refusing-to-serve" : "unhandled-error";
  const reason = error instanceof ConfigError ? error.message : errorCode(error);
  consoleLogger.error(event, { reason });
  const response = c.text(MESSAGES.somethingWentWrong, 500);
  applySecurityHeaders(response.headers, { isHttps: c.req.url.startsWith("https:"), policy: cachedPolicy() });
  return response;
});

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: (_controller, env, ctx) => sweep(env, ctx),
} satisfies ExportedHandler<Env>;
