import "./ui/no-eval";
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { languageContext, localeContext, optionalUserContext, servicesContext, zoneContext } from "./context";
import { PAGE_MEMORY_SCRIPT } from "./kernel/browser-storage";
import { VIEWPORT } from "./kernel/limits";
import { BRAND } from "./kernel/messages";
import type { PageLocale } from "./kernel/page-locale";
import { directionOf } from "./kernel/text-direction";
import { readTheme, type Theme } from "./platform/theme";
import { fetchWords } from "./platform/words/fetch-words";
import { isSharedPath, isStartPath, readSession } from "./routes/shared/guards";
import { hasLandlordLanguage, readPageLanguage } from "./routes/shared/page-language";
import { SessionContext } from "./routes/shared/session/session-context";
import { signOut } from "./routes/shared/session/sign-out";
import { useLiveSession } from "./routes/shared/session/use-live-session";
import { hasSiteChrome, isBuilder, siteNavigation } from "./routes/shared/site-navigation";
import stylesheetUrl from "./styles/app.css?url";
import frauncesUrl from "./styles/fraunces-cut.woff2?url";
import { EARLY_PRESS_SCRIPT, useEarlyPress } from "./ui/early-press";
import { ErrorScreen } from "./ui/error-screen";
import { failureWords } from "./ui/failure-words";
import { useFocusOnNavigation } from "./ui/focus-on-navigation";
import { useNonce } from "./ui/nonce";
import { NotFoundScreen } from "./ui/not-found-screen";
import { languageOf, pageTitle } from "./ui/page-meta";
import { PendingBar } from "./ui/pending-bar";
import { mendPopovers } from "./ui/scripts/popover-fallback";
import siteScriptUrl from "./ui/scripts/site.ts?worker&url";
import { SESSION_HINT_SCRIPT } from "./ui/session-hint";
import type { SiteSession } from "./ui/site-header";
import { SiteShell } from "./ui/site-shell";
import { siteWords } from "./ui/site-words";
import { PageReaderContext, usePageLanguage, useWords } from "./ui/use-words";
import { ReadersZone } from "./ui/zones";

/** What a route may ask of the document. */
export type RouteHandle = {
  /** false: no React in the browser; the page works by HTML, CSS and at most a small script. */
  hydrate?: boolean;
  /** "apply": the route brings its own styles. */
  styles?: "apply";
};

type RootData = {
  baseUrl: string;
  supportEmail: string;
  year: number;
  session: SiteSession;
  theme: Theme;
  /** In which a landlord, guest or visitor reads, and how numbers and dates are written: "de", "de-AT". */
  language: PageLocale;
  locale: string;
  /** Where the page is read, as far as the connection tells: the clocks of its first paint. */
  zone: string;
};

/** Toasts are not worth an error screen: where their chunk cannot be had, also after the reload, the page goes on without. */
const Toaster = lazy<ComponentType>(() =>
  import("./ui/toaster.client").then((module) => ({ default: module.Toaster })).catch(() => ({ default: () => null })),
);

export const middleware: Route.MiddlewareFunction[] = [readSession, readPageLanguage];

/** What every page shows of the installation, and whether somebody is signed in. */
export function loader({ request, context, url }: Route.LoaderArgs): RootData {
  const { config, clock } = context.get(servicesContext);
  const user = context.get(optionalUserContext);
  return {
    baseUrl: config.baseUrl,
    supportEmail: config.supportEmail,
    year: clock.now().getUTCFullYear(),
    session: user ? { email: user.email, name: user.name } : null,
    // The tenants' pages are the same for everybody.
    theme: isSharedPath(url.pathname) ? "system" : readTheme(request, config.isHttps),
    language: context.get(languageContext),
    locale: context.get(localeContext),
    // A start page is kept for everybody, and goes by the clocks of its home.
    zone: (isStartPath(url.pathname) ? null : context.get(zoneContext)) ?? "UTC",
  };
}

/** Nothing of the above changes by moving about; signing in or out is an action, or is asked about on purpose. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined ? currentUrl.href === nextUrl.href : formMethod !== "GET";
}

export function meta({ error, matches }: Route.MetaArgs) {
  if (!error) return [{ title: BRAND }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { notFound, somethingWentWrong } = failureWords[languageOf(matches)];
  const title = isMissing ? notFound.title : somethingWentWrong;
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

const [onLight, onDark] = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { hydrates, styles, tenantLanguage } = useDocumentKind();
  const root = useRouteLoaderData("root") as RootData | undefined;
  const theme = root?.theme ?? "system";
  const lang = tenantLanguage ?? root?.language ?? "en";
  return (
    <html lang={lang} dir={directionOf(lang)} data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        {hydrates ? (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, with the page's nonce
            dangerouslySetInnerHTML={{ __html: PAGE_MEMORY_SCRIPT + EARLY_PRESS_SCRIPT }}
          />
        ) : null}
        {!hydrates && styles !== "apply" ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, whose hash the policy names
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SESSION_HINT_SCRIPT }} />
        ) : null}
        {styles === "apply" ? null : (
          <>
            {theme === "dark" ? null : (
              <meta name="theme-color" content="#faf7f0" {...(theme === "system" && { media: onLight })} />
            )}
            {theme === "light" ? null : (
              <meta name="theme-color" content="#171612" {...(theme === "system" && { media: onDark })} />
            )}
            <link rel="apple-touch-icon" href="/icon-180.png" />
            <link rel="manifest" href="/site.webmanifest" />
            <link rel="preload" href={frauncesUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
            {/* With a precedence it stands before the scripts: a page is painted before they are there. */}
            <link rel="stylesheet" href={stylesheetUrl} precedence="default" />
          </>
        )}
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {hydrates ? <ScrollRestoration nonce={nonce} /> : null}
        {hydrates ? <Scripts nonce={nonce} /> : null}
        {!hydrates && styles !== "apply" ? <script type="module" src={siteScriptUrl} nonce={nonce} /> : null}
      </body>
    </html>
  );
}

/**
 * Once for a document: a page without React reached from one with it is rendered by it. Error screens have React and the
 * main styles.
 */
function useDocumentKind(): { hydrates: boolean; styles: RouteHandle["styles"]; tenantLanguage: string | undefined } {
  const matches = useMatches();
  const hasError = useRouteError() != null;
  const [kind] = useState(() => {
    const handles = matches.map((match) => match.handle as RouteHandle | undefined);
    const styles = hasError ? undefined : handles.find((handle) => handle?.styles)?.styles;
    return {
      hydrates: hasError || handles.every((handle) => handle?.hydrate !== false),
      styles,
      // The tenants' pages are read in a language of their own.
      tenantLanguage:
        styles === "apply" ? (matches.at(-1)?.loaderData as { locale?: string } | undefined)?.locale : undefined,
    };
  });
  return kind;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ReadersZone known={loaderData.zone}>
      <InItsLanguage root={loaderData}>
        <Chrome>
          <Outlet />
        </Chrome>
      </InItsLanguage>
    </ReadersZone>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const rootData = useRouteLoaderData("root") as RootData | undefined;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <InItsLanguage root={rootData}>
      <Chrome isErrorScreen>
        {isMissing ? (
          <NotFoundScreen />
        ) : (
          <ErrorScreen error={error} isRootRoute={pathname === "/" || rootData === undefined} />
        )}
      </Chrome>
    </InItsLanguage>
  );
}

/** What is within reads the page's language; English where the document's own data could not be had. */
function InItsLanguage({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  const { language = "en", locale = "en-US" } = root ?? {};
  const reader = useMemo(() => ({ language, locale }), [language, locale]);
  // The scripts of the page that is about to be shown may have brought catalogues: the page before stays until their words are there.
  useLocation();
  const waiting = fetchWords(language);
  if (waiting) use(waiting);
  return <PageReaderContext value={reader}>{children}</PageReaderContext>;
}

function Chrome({ isErrorScreen = false, children }: { isErrorScreen?: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as RootData | undefined;
  const bare = isErrorScreen ? (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  ) : (
    children
  );
  const { session, watch } = useLiveSession(root?.session ?? null);
  const isShared = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.hydrate === false);
  const navigation = siteNavigation(useWords(siteWords), usePageLanguage());
  useFocusOnNavigation(pathname);
  useEarlyPress();
  useEffect(mendPopovers, []);
  return (
    <SessionContext value={session}>
      {hasSiteChrome(pathname) ? (
        <SiteShell
          isBare={isBuilder({ pathname, search })}
          header={{
            links: navigation.header,
            visitorLinks: navigation.visitor,
            memberLinks: navigation.member,
            session,
            isShared,
            signOutAction: "/sign-out",
            onSignOut: signOut,
          }}
          footer={{
            path: pathname,
            groups: navigation.footer,
            supportEmail: root?.supportEmail,
            year: root?.year ?? new Date().getUTCFullYear(),
            hasLanguages: hasLandlordLanguage(pathname),
          }}
        >
          {children}
        </SiteShell>
      ) : (
        bare
      )}
      <BrowserOnly>
        <PendingBar />
        <Suspense>
          <Toaster />
        </Suspense>
        {watch}
      </BrowserOnly>
    </SessionContext>
  );
}

/** Bar and toasts are of no use before a page has come alive; sonner is kept out of the first script, too. */
function BrowserOnly({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive ? children : null;
}
