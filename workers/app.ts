import { Hono } from "hono";
import { isDatabaseFailure } from "../app/db/errors.server";
import { FAILURE_LOGGED_HEADER } from "../app/kernel/failure";
import { asnOf } from "../app/platform/client-address";
import { ConfigError } from "../app/platform/config";
import { reportError } from "../app/platform/error-report";
import { consoleLogger } from "../app/platform/logger";
import { createTrace, traceLog } from "../app/platform/request-trace";
import { applySecurityHeaders, cachedPolicy, createNonce, hydratedPolicy } from "../app/platform/security-headers";
import { readLanguages } from "../app/platform/words/read-languages.server";
import { answerInstead } from "./answer-instead";
import { authApi } from "./api/auth";
import { devMailApi } from "./api/dev-mail";
import { devStripe } from "./api/dev-stripe";
import { healthApi } from "./api/health";
import { resendApi } from "./api/resend";
import { stripeApi } from "./api/stripe";
import type { AppEnv } from "./app-env";
import { dataRequests } from "./data-requests";
import { drainRefusedBodies } from "./drain-refused-bodies";
import type { Env } from "./env";
import { answerFailures, plainFailure } from "./failure-answers";
import { answerMethods } from "./methods";
import { refuseForeignPosts } from "./origin-check";
import { servePage } from "./pages";
import { plainAddresses } from "./plain-addresses";
import { pressedLinks } from "./pressed-links";
import { refusedPosts } from "./refused-posts";
import { scriptPosts } from "./script-posts";
import { createServices } from "./services";
import { answerStartPage, startPages } from "./start-pages";
import { wellKnown } from "./well-known";

const app = new Hono<AppEnv>();

app.use("*", drainRefusedBodies);
app.use("/apply/*", startPages);
app.use("/apply/*", scriptPosts);

app.use("*", async (c, next) => {
  const trace = createTrace(c.req.raw);
  c.set("trace", trace);
  const services = createServices(c.env, (work) => c.executionCtx.waitUntil(work), {
    trace,
    asn: asnOf(c.req.raw),
  });
  const nonce = createNonce();
  c.set("services", services);
  c.set("nonce", nonce);
  await readLanguages(services.staticFiles);
  await next();
  const headers = new Headers(c.res.headers);
  const { isHttps } = services.config;
  applySecurityHeaders(headers, { isHttps, policy: hydratedPolicy(nonce, c.req.path), path: c.req.path });
  const { usage, config } = services;
  if (config.isDevelopment) {
    headers.append(
      "Server-Timing",
      `d1;desc="q=${usage.queries} rt=${usage.roundTrips} rr=${usage.rowsRead} rw=${usage.rowsWritten}"`,
    );
  }
  answerInstead(c, new Response(c.res.body, { status: c.res.status, headers }));
  const route = trace.route ?? (c.res.status === 404 ? "unknown" : "other");
  services.metrics.request({ route, method: c.req.method, status: c.res.status, usage });
});

app.use("*", answerMethods);
app.use("*", answerFailures);
app.use("*", plainAddresses);
app.use("*", refuseForeignPosts);
app.use("*", pressedLinks);
app.use("*", refusedPosts);
app.use("*", dataRequests);

app.route("/dev", devMailApi);
app.route("/dev", devStripe);
app.route("/api/stripe", stripeApi);
app.route("/api/mail", resendApi);
app.route("/api/auth", authApi);
app.route("/.well-known", wellKnown);
app.route("/healthz", healthApi);

/** The adapter was made for Pages, whose context has these fields. */
app.all("*", (c) =>
  servePage({
    request: c.req.raw,
    env: c.env,
    params: {},
    data: { services: c.get("services"), nonce: c.get("nonce") },
    functionPath: "",
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    passThroughOnException: () => c.executionCtx.passThroughOnException(),
    next: () => Promise.resolve(new Response(null, { status: 404 })),
  } as unknown as Parameters<typeof servePage>[0]),
);

/** A failure outside React Router, perhaps before there were services: plain words, with every security header. */
app.onError((error, c) => {
  const trace = c.get("trace") ?? createTrace(c.req.raw);
  const log = traceLog(consoleLogger, trace);
  if (error instanceof ConfigError) log.error("refusing-to-serve", { reason: error.message });
  else log.error("request-failed", { method: c.req.method, ...reportError(error) });
  const response = plainFailure(c.req.raw, { isUnavailable: isDatabaseFailure(error), reference: trace.id });
  response.headers.delete(FAILURE_LOGGED_HEADER);
  applySecurityHeaders(response.headers, { isHttps: c.req.url.startsWith("https:"), policy: cachedPolicy() });
  return response;
});

export default {
  fetch: (request, env, ctx) => answerStartPage(request, env, ctx) ?? app.fetch(request, env, ctx),
  queue: async (batch, env, ctx) => (await import("./jobs/consume")).consumeQueue(batch, env, ctx),
  scheduled: async (_controller, env, ctx) => (await import("./jobs/sweep")).sweep(env, ctx),
} satisfies ExportedHandler<Env>;
