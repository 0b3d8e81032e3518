import { servicesContext } from "~/context";
import { exampleMail, galleryViewSchema } from "~/features/operator/mail-test/examples.server";
import type { Route } from "./+types/email-test-mail";

/** Nothing runs in it and nothing is loaded, whatever a mail says; only our own pages may frame it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/** One example as a page, in the colours that were chosen. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const view = galleryViewSchema.parse(Object.fromEntries(url.searchParams));
  const { html } = exampleMail(config, view);
  const isDark = view.scheme === "dark";
  const body = html
    .replace("@media (prefers-color-scheme: dark)", isDark ? "@media all" : "@media not all")
    .replace(/content="light dark"/g, `content="${view.scheme}"`);
  return new Response(body, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Frame-Options": "SAMEORIGIN",
      "X-Robots-Tag": "noindex",
      "Cache-Control": "private, no-store",
    },
  });
}
