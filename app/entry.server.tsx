import { preload } from "react-dom";
import { renderToReadableStream } from "react-dom/server.node";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { cspNonceContext, languageContext, servicesContext } from "./context";
import { FAILURE_LOGGED_HEADER, readFailure } from "./kernel/failure";
import type { PageLocale } from "./kernel/page-locale";
import { readerRegion } from "./kernel/reader-region";
import { reportError } from "./platform/error-report";
import { wordsAddress } from "./platform/words/addresses";
import type { RouteHandle } from "./root";
import { isTenantPage, tenantFailure } from "./routes/shared/tenant-failure.server";
import { fieldWords } from "./ui/field-words";
import { NonceContext } from "./ui/nonce";
import { ReaderRegionContext } from "./ui/reader-region";
import { WordsUsedContext } from "./ui/use-words";

/** Renders a document whole: nothing is deferred, a stream costs twice the CPU, and a failure becomes a clean page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(cspNonceContext) || undefined;
  const services = context.get(servicesContext);
  const failure = Object.values(routerContext.staticHandlerContext.errors ?? {}).map(readFailure)[0];
  if (failure && isTenantPage(request)) return tenantFailure(request, services, failure);
  let failed = false;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ReaderRegionContext value={readerRegion(request.headers.get("Accept-Language"))}>
        <WordsUsedContext value={hydrates(routerContext) ? preloadWords : null}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </WordsUsedContext>
      </ReaderRegionContext>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      // Nothing is sent before all is there: no part is moved into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        services.log.error("render-failed", reportError(error));
      },
    },
  );
  await stream.allReady;
  if (failed && isTenantPage(request)) {
    return tenantFailure(request, services, { failure: "failed", reference: services.trace.id, kept: null });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isRefusedForm =
    routerContext.staticHandlerContext.actionData != null && status >= 400 && !failed && !marksItself(request);
  const finalStatus = failed ? 500 : status;
  if (finalStatus >= 500) headers.set(FAILURE_LOGGED_HEADER, "yes");
  // Its bytes as they are, where nothing is changed in them: a page is up to 100 KB of text.
  const html = new Response(stream);
  const body = isRefusedForm
    ? markTitle(await html.text(), fieldWords[context.get(languageContext)].error)
    : await html.arrayBuffer();
  return new Response(body, { status: finalStatus, headers });
}

/** As in root.tsx: not every page has React in the browser. */
function hydrates({ staticHandlerContext }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => route.handle as RouteHandle | undefined);
  return handles.every((handle) => handle?.hydrate !== false);
}

/** React writes the link into the head, once for each address. */
function preloadWords(language: PageLocale, group: string): void {
  if (language !== "en") preload(wordsAddress(`${language}/${group}`), { as: "fetch", crossOrigin: "anonymous" });
}

/** A form that came back with errors says so in its tab, also without script; the summary's component does it with one. */
function markTitle(html: string, mark: string): string {
  return html.replace("<title>", `<title>${mark} `);
}

/** The applicants' pages mark their titles, in their own languages. */
function marksItself(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/apply/");
}

/** What is thrown around the routes: their own failures have been logged by the Worker's guard around them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log.error("request-failed", { method: request.method, ...reportError(error) });
};
