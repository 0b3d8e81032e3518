import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { useNonce } from "./nonce";
import stylesheetUrl from "./styles/app.css?url";

type RouteHandle = { hydrate?: boolean; styles?: "apply" };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const hydrates = handles.every((handle) => handle?.hydrate !== false);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <link rel="stylesheet" href={stylesheetUrl} />
        <Links />
      </head>
      <body>
        {children}
        {hydrates ? <ScrollRestoration nonce={nonce} /> : null}
        {hydrates ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
