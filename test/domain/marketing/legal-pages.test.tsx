import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { draftCookieName } from "../../../app/features/applying/applications/draft-cookie";
import { voucherCookieName } from "../../../app/features/money/vouchers/voucher-cookie";
import { retentionRows } from "../../../app/features/site/marketing/queries/retention-rows.server";
import type { SiteOwner } from "../../../app/features/site/marketing/ui/operator-line";
import { privacyParts } from "../../../app/features/site/marketing/ui/privacy-parts";
import { termsParts } from "../../../app/features/site/marketing/ui/terms-parts";
import { cookiePrefix } from "../../../app/platform/auth/auth-base-path";
import { themeCookie } from "../../../app/platform/theme";

const owner: SiteOwner = {
  host: "forms.landlord.test",
  supportEmail: "help@landlord.test",
  operator: { name: "Ada Homes GmbH, Mill Lane 1, Bern, Switzerland", law: "Switzerland" },
};
const nobody: SiteOwner = { ...owner, operator: { name: null, law: null } };

const pages = [
  ["terms", (who: SiteOwner) => termsParts(who)],
  ["privacy policy", (who: SiteOwner) => privacyParts(retentionRows(), who, "cloudflare")],
] as const;

function read(parts: ReturnType<typeof termsParts>): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {parts.map((part) => (
        <section key={part.id}>{part.content}</section>
      ))}
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

describe.each(pages)("the page %s", (_name, partsFor) => {
  it("names the configured operator", () => {
    const text = read(partsFor(owner));
    expect(text).toContain("Rentform at forms.landlord.test is run by Ada Homes GmbH, Mill Lane 1, Bern, Switzerland.");
    expect(text).toContain("help@landlord.test");
  });

  // Red when a text names a company, or claims one, that no setting gave.
  it("says that no operator was named where none is configured", () => {
    const text = read(partsFor(nobody));
    expect(text).toContain("does not name the person or company that runs it");
    expect(text).toContain("help@landlord.test");
  });

  it("gives each section an anchor of its own", () => {
    const ids = partsFor(owner).map((part) => part.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("the terms name the governing law, or that the operator's seat decides it", () => {
  expect(read(termsParts(owner))).toContain("The law of Switzerland applies.");
  expect(read(termsParts(nobody))).toContain("The law of the place where the operator of this site is based applies.");
});

it("the terms and the privacy policy cover selling: its conditions, and who processes payments", () => {
  expect(read(termsParts(owner))).toContain("A credit publishes one form for 90 days");
  expect(read(privacyParts([], owner, "cloudflare"))).toMatch(/Records of purchases.+Stripe, Inc\./);
});

it("the privacy policy lists the cookies by their names", () => {
  const text = read(privacyParts([], owner, "cloudflare"));
  const names = [
    `${cookiePrefix(false)}.session_token`,
    `${cookiePrefix(false)}.session_data`,
    draftCookieName("", false).replace(/-$/, ""),
    themeCookie("dark", false).replace(/=.*/, ""),
    "rf-manage",
    voucherCookieName(false),
    "rf-lang",
    "rf-language",
    "signed_in",
  ];
  for (const name of names) expect(text).toContain(name);
});

// Red with one list of companies for every installation.
it("the privacy policy names the configured mail provider", () => {
  const own = read(privacyParts([], owner, "cloudflare"));
  expect(own).toContain("file storage and outgoing email");
  expect(own).not.toContain("Resend");
  const other = read(privacyParts([], owner, "resend"));
  expect(other).toMatch(/Resend.+Sends our emails/);
  expect(other).not.toContain("outgoing email");
});
