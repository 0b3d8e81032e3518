import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { ErrorScreen, errorText } from "~/ui/error-screen";
import { ErrorSummary } from "~/ui/error-summary";
import { canonical, errorTitle, pageTitle, publicMeta } from "~/ui/page-meta";
import { SiteHeader, type SiteSession } from "~/ui/site-header";
import { failureWords } from "../../../app/ui/failure-words";

function markup(Component: () => React.ReactNode): string {
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Stub />);
}

function header(session: SiteSession): string {
  return markup(() => (
    <SiteHeader
      links={[{ to: "/about", label: "About" }]}
      visitorLinks={[
        { to: "/sign-in", label: "Sign In" },
        { to: "/sign-up", label: "Get Started" },
      ]}
      memberLinks={[{ to: "/app/dashboard", label: "Go to Dashboard" }]}
      session={session}
      signOutAction="/sign-out"
    />
  ));
}

describe("the site header", () => {
  it("offers a visitor to sign in", () => {
    const html = header(null);
    expect(html).toMatch(/href="\/sign-in"[^>]*>Sign In</);
    expect(html).toMatch(/href="\/sign-up"[^>]*>Get Started</);
    expect(html).not.toContain("Sign Out");
    expect(html).not.toContain("Go to Dashboard");
  });

  it("offers a signed-in user the dashboard and signing out", () => {
    const html = header({ email: "demo@rentform.test", name: "Demo" });
    expect(html).toMatch(/href="\/app\/dashboard"[^>]*>Go to Dashboard</);
    expect(html).toMatch(/<form[^>]*action="\/sign-out"[^>]*>.*Sign Out/);
    expect(html).not.toContain("Sign In<");
    expect(html).not.toContain("Get Started");
  });
});

describe("the default error screen", () => {
  const screen = (isRootRoute: boolean) =>
    markup(() => <ErrorScreen error={new Error("No store")} isRootRoute={isRootRoute} />);

  it("says what went wrong and offers a retry", () => {
    expect(screen(true)).toContain("Something went wrong!");
    expect(screen(true)).toContain("No store");
    expect(screen(true)).toContain("Try Again");
  });

  it("links home from the root route, and back from others", () => {
    expect(screen(true)).toMatch(/href="\/"[^>]*>Home</);
    expect(screen(true)).not.toContain("Go Back");
    expect(screen(false)).toMatch(/>Go Back</);
    expect(screen(false)).not.toMatch(/>Home</);
  });

  it.each([
    [
      { status: 400, statusText: "Bad Request", data: "The address of the form is missing.", internal: false },
      "The address of the form is missing.",
    ],
    [{ status: 400, statusText: "Bad Request", data: null, internal: false }, "Bad Request"],
    [{ status: 418, statusText: "", data: null, internal: false }, "418"],
    [new Error(""), "Something went wrong!"],
    ["text", "Something went wrong!"],
    [null, "Something went wrong!"],
  ])("takes its words from the thrown value: %o", (error, words) => {
    expect(errorText(error, failureWords.en)).toBe(words);
  });
});

describe("a page's metadata", () => {
  const matches = [{ id: "root", loaderData: { baseUrl: "https://rentform.test" } }, undefined];

  it("ends every title with the brand, and begins it with the error", () => {
    expect(pageTitle("About")).toBe("About | Rentform");
    expect(errorTitle(pageTitle("Create Free Rental Form"), "Error:")).toBe(
      "Error: Create Free Rental Form | Rentform",
    );
  });

  it("has one canonical URL", () => {
    expect(canonical(matches, "/about")).toEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://rentform.test/about",
    });
    expect(publicMeta(matches, { title: "About", description: "Why", path: "/about" })).toContainEqual(
      canonical(matches, "/about"),
    );
  });
});

describe("the error summary without JavaScript", () => {
  it("takes the focus by an attribute and links to the fields by fragments", () => {
    const html = markup(() => <ErrorSummary errors={[{ fieldId: "town", message: "Enter a town" }]} />);
    expect(html).toMatch(/<div[^>]*autofocus/);
    expect(html).toMatch(/<a href="#town"[^>]*>Enter a town</);
  });

  it("is absent without errors", () => {
    expect(markup(() => <ErrorSummary errors={[]} />)).toBe("");
  });
});
