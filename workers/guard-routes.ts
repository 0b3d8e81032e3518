import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { servicesContext } from "../app/context";
import { isDatabaseFailure } from "../app/db/errors.server";
import type { Failure, KeptPost } from "../app/kernel/failure";
import { UnsavedPost } from "../app/kernel/unsaved-post";
import { readPostedForm } from "../app/platform/body/posted-form.server";
import { reportError, reportOnce } from "../app/platform/error-report";
import { plainFailure } from "./failure-answers";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args, ...rest: unknown[]) => unknown;
type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** The same routes, whose errors are logged in one line and answered as a `Failure` with its status. */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: guardModule(route.module) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function guardModule(module: RouteModule): RouteModule {
  const isPage = module.default !== undefined;
  const guard = <T>(handler: T): T => (handler ? (guarded(handler as Handler, isPage) as T) : handler);
  return {
    ...module,
    loader: guard(module.loader),
    action: guard(module.action),
    middleware: module.middleware?.map(guard),
  };
}

const told = new WeakSet<object>();

function guarded(handler: Handler, isPage: boolean): Handler {
  return async (args, ...rest) => {
    const { trace } = args.context.get(servicesContext);
    trace.route = args.pattern;
    const copy = copyOfPost(args.request);
    try {
      return await handler(args, ...rest);
    } catch (error) {
      if (isAnswer(error)) throw error;
      const answer = isPage ? await failureOf(error, args, copy) : fileFailure(error, args);
      told.add(answer);
      throw answer;
    }
  };
}

/** What a route throws on purpose: a redirect, a refusal, or a failure that was told already. */
function isAnswer(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if (told.has(error)) return true;
  if (error instanceof Response) return error.status < 500;
  const { type, init } = error as { type?: unknown; init?: ResponseInit | null };
  return type === "DataWithResponseInit" && (init?.status ?? 200) < 500;
}

function note(error: unknown, { context, request }: Args): boolean {
  const { log } = context.get(servicesContext);
  const isUnavailable = isDatabaseFailure(error);
  // Somebody who went away is no failure.
  if (request.signal.aborted) log.info("request-aborted", reportError(error));
  else reportOnce(log, "request-failed", error, { method: request.method, isUnavailable });
  return isUnavailable;
}

async function failureOf(error: unknown, args: Args, copy: Request | null) {
  const isUnavailable = note(error, args);
  const failure: Failure = {
    failure: isUnavailable ? "unavailable" : "failed",
    reference: args.context.get(servicesContext).trace.id,
    kept: await keptPost(error, copy, args),
  };
  return data(failure, { status: isUnavailable ? 503 : 500 });
}

function fileFailure(error: unknown, args: Args): Response {
  const isUnavailable = note(error, args);
  return plainFailure(args.request, { isUnavailable, reference: args.context.get(servicesContext).trace.id });
}

/** Larger posts are files, or what the builder keeps itself. */
const keptBytesMax = 64 * 1024;

function copyOfPost(request: Request): Request | null {
  if (request.method !== "POST" || request.bodyUsed) return null;
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  const size = Number(request.headers.get("Content-Length") ?? Number.NaN);
  return isForm && size <= keptBytesMax ? (request.clone() as Request) : null;
}

const secretField = /password|^(current|code|secret)$/i;

async function keptPost(error: unknown, copy: Request | null, { request, url }: Args): Promise<KeptPost | null> {
  const posted = error instanceof UnsavedPost ? error.fields : ((await readCopy(copy)) ?? (await readUnread(request)));
  const fields = posted && [...posted].filter(([name]) => !secretField.test(name));
  return fields && { action: url.pathname + url.search, fields };
}

/** A post with files, of which no copy was made: what failed came before it was read. The files are let go one by one. */
async function readUnread(request: Request): Promise<URLSearchParams | null> {
  const isForm = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  if (request.method !== "POST" || !isForm || request.bodyUsed) return null;
  const { fields, fault } = await readPostedForm(request, async () => {});
  return fault === null ? fields : null;
}

async function readCopy(copy: Request | null): Promise<URLSearchParams | null> {
  try {
    return copy && new URLSearchParams(await copy.text());
  } catch {
    return null;
  }
}
