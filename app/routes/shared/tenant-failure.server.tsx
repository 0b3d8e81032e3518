import { renderToReadableStream } from "react-dom/server.node";
import { FailedPage } from "../../features/applying/answering/ui/failed-page";
import type { Failure } from "../../kernel/failure";
import { FAILURE_LOGGED_HEADER } from "../../kernel/failure";
import { VIEWPORT } from "../../kernel/limits";
import { directionOf } from "../../kernel/text-direction";
import type { Services } from "../../services";
import { localeOfRequest } from "./apply-answer";
import { applyPolicy } from "./apply-policy";

/** The pages of applicants, members and referees: they speak eleven languages and have no React in the browser. */
export function isTenantPage(request: Request): boolean {
  return /^\/(apply|reference)\//.test(new URL(request.url).pathname);
}

/** The error page of the tenants' pages, in the reader's language. */
export async function tenantFailure(request: Request, { config }: Services, failure: Failure): Promise<Response> {
  const locale = localeOfRequest(request);
  const { pathname, search } = new URL(request.url);
  const page = await renderToReadableStream(
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
      </head>
      <body>
        <FailedPage
          locale={locale}
          reference={failure.reference}
          supportEmail={config.supportEmail}
          here={pathname + search}
          isPost={request.method === "POST"}
          kept={failure.kept}
        />
      </body>
    </html>,
  );
  await page.allReady;
  return new Response(await new Response(page).text(), {
    status: failure.failure === "unavailable" ? 503 : 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": await applyPolicy(),
      [FAILURE_LOGGED_HEADER]: "yes",
    },
  });
}
