import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { draftCookieName } from "../../../app/features/applying/applications/draft-cookie";
import { voucherCookieName } from "../../../app/features/money/vouchers/voucher-cookie";
import { retentionRows } from "../../../app/features/site/marketing/queries/retention-rows.server";
import { EnglishDecides } from "../../../app/features/site/marketing/ui/english-decides";
import type { Part } from "../../../app/features/site/marketing/ui/long-page";
import type { MailProvider, SiteOwner } from "../../../app/features/site/marketing/ui/operator-line";
import { usePrivacyParts } from "../../../app/features/site/marketing/ui/privacy-parts";
import { useTermsParts } from "../../../app/features/site/marketing/ui/terms-parts";
import type { PageLocale } from "../../../app/kernel/page-locale";
import { cookiePrefix } from "../../../app/platform/auth/auth-base-path";
import { themeCookie } from "../../../app/platform/theme";
import { PageReaderContext } from "../../../app/ui/use-words";

const owner: SiteOwner = {
  host: "forms.landlord.test",
  supportEmail: "help@landlord.test",
  operator: { name: "Ada Homes GmbH, Mill Lane 1, Bern, Switzerland", law: "Switzerland" },
};
const nobody: SiteOwner = { ...owner, operator: { name: null, law: null } };

const pages = [
  ["terms", (who: SiteOwner) => terms(who)],
  ["privacy policy", (who: SiteOwner) => privacy(who)],
] as const;

function Terms({ owner }: { owner: SiteOwner }) {
  return <Sections parts={useTermsParts(owner)} />;
}

function Privacy({ owner, sendsBy }: { owner: SiteOwner; sendsBy: MailProvider }) {
  return <Sections parts={usePrivacyParts(retentionRows("en"), owner, sendsBy)} />;
}

function Sections({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => (
    <section key={part.id} id={part.id}>
      {part.content}
    </section>
  ));
}

const terms = (who: SiteOwner) => <Terms owner={who} />;
const privacy = (who: SiteOwner, sendsBy: MailProvider = "cloudflare") => <Privacy owner={who} sendsBy={sendsBy} />;
const draw = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

function read(page: ReactNode): string {
  return draw(page)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
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
    const ids = [...draw(partsFor(owner)).matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(9);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("the terms name the governing law, or that the operator's seat decides it", () => {
  expect(read(terms(owner))).toContain("The law of Switzerland applies.");
  expect(read(terms(nobody))).toContain("The law of the place where the operator of this site is based applies.");
});

it("the terms and the privacy policy cover selling: its conditions, and who processes payments", () => {
  expect(read(terms(owner))).toContain("A credit publishes one form for 90 days");
  expect(read(privacy(owner))).toMatch(/Records of purchases.+Stripe, Inc\./);
});

it("the privacy policy lists the cookies by their names", () => {
  const text = read(privacy(owner));
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
  const own = read(privacy(owner));
  expect(own).toContain("file storage and outgoing email");
  expect(own).not.toContain("Resend");
  const other = read(privacy(owner, "resend"));
  expect(other).toMatch(/Resend.+Sends our emails/);
  expect(other).not.toContain("outgoing email");
});

// Red when a translation is shown without the line, or the English page has it.
it.each(["de", "fr", "es", "pt"] as const)(
  "a translated page of law in %s states that the English text decides, with a link to it",
  (language) => {
    const draws = (read: PageLocale) =>
      draw(
        <PageReaderContext value={{ language: read, locale: read }}>
          <EnglishDecides path="/terms-of-service" />
        </PageReaderContext>,
      );
    expect(draws(language)).toContain('href="/terms-of-service"');
    expect(draws("en")).toBe("");
  },
);

it("a translated page of law leads to pages in its own language", () => {
  const html = draw(
    <PageReaderContext value={{ language: "de", locale: "de-DE" }}>
      <Terms owner={owner} />
    </PageReaderContext>,
  );
  expect(html).toContain('href="/de/privacy-policy#helpers"');
  expect(html).toContain('href="/de/pricing"');
});
