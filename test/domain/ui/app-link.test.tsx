import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type LinkProps, MemoryRouter, Link as RouterLink } from "react-router";
import { describe, expect, it } from "vitest";
import { AppLink } from "~/ui/app-link";

describe("a server-rendered link", () => {
  // Red when PLAIN takes an address that React Router resolves: "/app/../admin", "?tab=2", "//rentform.example".
  it.each([
    "/app/forms",
    "/app/forms/3f2a/edit",
    "/app/applicants?form=3f2a&state=submitted",
    "/app/applicants?search=a%20b#top",
    "/app/forms?",
    "/app/forms/",
    "/app/../admin",
    "/app/./forms",
    "/app//forms",
    "//rentform.example/x",
    "https://rentform.example/x",
    "mailto:hello@rentform.test",
    "?tab=2",
    "#top",
    "edit",
    "..",
    ".",
    "/",
    "",
  ])("to %j has the same href as React Router's", (to) => {
    const given = { to, className: "block", "aria-current": "page" as const, replace: true, state: { from: "here" } };
    expect(html(<AppLink {...given}>Forms</AppLink>)).toBe(html(<Link {...given}>Forms</Link>));
  });

  it("writes the attributes given and none of the router's", () => {
    const given = {
      ...{ to: "/app/forms", target: "_blank", title: "All", "aria-label": "Forms" },
      ...{ preventScrollReset: true, viewTransition: true, relative: "path" as const, reloadDocument: true },
    };
    expect(html(<AppLink {...given}>Forms</AppLink>)).toBe(html(<Link {...given}>Forms</Link>));
  });
});

/** All routes are known from the start: no link asks for its own. */
function Link(props: LinkProps) {
  return <RouterLink {...props} discover="none" />;
}

function html(link: ReactElement): string {
  return renderToStaticMarkup(<MemoryRouter initialEntries={["/app/dashboard"]}>{link}</MemoryRouter>);
}
