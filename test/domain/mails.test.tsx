import { describe, expect, it } from "vitest";
import { pageWords } from "~/features/applying/answering/page-words";
import { applicationReceiptMail } from "~/features/applying/apply/mails/application-receipt";
import {
  applicationChangedMail,
  infoAnsweredMail,
  messageInMail,
  newApplicationMail,
  withdrawnMail,
} from "../../app/features/applying/applications/mails/new-application";
import { unnamed } from "../../app/features/applying/applications/people-words";
import { infoRequestMail } from "../../app/features/applying/info-requests/mails/info-request";
import { messageMail } from "../../app/features/applying/messages/mails/message";
import { referenceInMail, referenceRequestMail } from "../../app/features/applying/references/mails/reference";
import { confirmFormMail, manageLinkMail } from "../../app/features/deciding/manage-link/mails/confirm-form";
import { type FormNotice, formNoticeMail } from "../../app/features/forms/rent-forms/mails/form-life";
import { formLiveMail } from "../../app/features/forms/rent-forms/mails/form-live";
import { exampleKinds, exampleMail, isStoppable } from "../../app/features/operator/mail-test/examples.server";
import { lintMail } from "../../app/features/operator/mail-test/lint";
import { inertName, inertText } from "../../app/kernel/inert-text";
import { isolated } from "../../app/kernel/isolated";
import { landlordLanguages } from "../../app/kernel/landlord-locale";
import { type PageLocale, pageLocales } from "../../app/kernel/page-locale";
import { mails as mailDefinitions } from "../../app/mail/registry.server";
import { sample } from "../../app/mail/sample";
import { accountLetterSchema } from "../../app/platform/auth/account-letter";
import type { MailKind } from "../../app/platform/mail-kinds";
import { jobs } from "../../app/platform/outbox.server";
import { type RenderedMail, renderMail } from "../../app/ui/mail-layout";
import { latinWords } from "../support/latin-words";

const site = { baseUrl: "https://rentform.example", supportEmail: "support@rentform.example", language: "en" } as const;
const { token, at, formId, guestRentFormId, urlId, reference } = sample;
const now = at.getTime();
const zone = "America/New_York";
const notices: FormNotice[] = [
  { kind: "closing", opensUntil: now + 60 * 3_600_000, now, zone: "America/Los_Angeles" },
  { kind: "full" },
  { kind: "closed" },
  { kind: "erasure", erasedAt: now, why: "bin" },
  { kind: "erasure", erasedAt: now, why: "rest" },
  { kind: "suspended", reason: "deception" },
  { kind: "restored" },
  { kind: "held", wasOpen: false, codes: ["pay-to-hold"] },
  { kind: "held", wasOpen: true, codes: ["pay-to-hold"] },
  { kind: "locked", wasOpen: false, codes: ["pay-to-hold"] },
  { kind: "locked", wasOpen: true, codes: ["reported-again"] },
  { kind: "answered", text: "We looked again." },
];

type Built = RenderedMail & { headers?: Record<string, string> };

/** Every mail there is, with a form of this title. */
function everyMail(title: string): Record<string, Built> {
  const application = { reference, formTitle: title, submittedAt: at };
  const form = { title, formId, urlId };
  const receipt = {
    zone,
    replyWithinDays: null,
    ...application,
    ...{ landlordName: title, isLandlordConfirmed: true },
    urlId: form.urlId,
    statusToken: token,
  };
  const home = "Flat 2, 14 Maple Street, Portland, OR 97205";
  const ofApplication = {
    reference: application.reference,
    formTitle: title,
    home,
    at,
    zone,
    formId,
    applicationId: formId,
  };
  const counted = { ...form, applicationCount: 3 };
  const told = notices.flatMap((notice, index): [string, Built][] => [
    [
      `${notice.kind} ${index} guest`,
      formNoticeMail(site, notice, { ...counted, manageToken: token, guestRentFormId }),
    ],
    [
      `${notice.kind} ${index} account`,
      formNoticeMail(site, notice, { ...counted, manageToken: null, guestRentFormId: null }),
    ],
  ]);
  return {
    ...Object.fromEntries(told),
    confirm: confirmFormMail(site, { title, token }),
    manage: manageLinkMail(site, { title, token }),
    live: formLiveMail(site, { ...form, manageToken: token, isTold: true }),
    own: formLiveMail(site, { ...form, manageToken: null, isTold: true }),
    quiet: formLiveMail(site, { ...form, manageToken: token, isTold: false }),
    message: messageMail(site, { ...receipt, locale: "en", count: 2 }),
    "message in": messageInMail(site, { ...ofApplication, manageToken: null, guestRentFormId: null }),
    application: newApplicationMail(site, { ...ofApplication, manageToken: token, guestRentFormId }),
    account: newApplicationMail(site, { ...ofApplication, manageToken: null, guestRentFormId }),
    ofAccount: newApplicationMail(site, { ...ofApplication, manageToken: null, guestRentFormId: null }),
    receipt: applicationReceiptMail(site, { ...receipt, locale: "en" }),
    recibo: applicationReceiptMail(site, { ...receipt, locale: "es-MX" }),
    recu: applicationReceiptMail(site, { ...receipt, locale: "fr" }),
    changed: applicationChangedMail(site, { ...ofApplication, manageToken: token, guestRentFormId }),
    answered: infoAnsweredMail(site, { ...ofApplication, manageToken: null, guestRentFormId: null }),
    "reference in": referenceInMail(site, { ...ofApplication, isDeclined: false }),
    "reference refused": referenceInMail(site, { ...ofApplication, isDeclined: true }),
    ...Object.fromEntries(
      (["en", "es", "fr"] as const).flatMap((locale) =>
        [false, true].map((isReminder) => [
          `reference ${locale} ${isReminder}`,
          referenceRequestMail(site, {
            ...{ locale, isReminder, token, expiresAt: now },
            ...{ landlord: { name: title, isConfirmed: true }, applicant: title },
          }),
        ]),
      ),
    ),
    ...Object.fromEntries(
      (["en", "es", "fr"] as const).flatMap((locale) =>
        [false, true].map((isReminder) => [
          `request ${locale} ${isReminder}`,
          infoRequestMail(site, { ...receipt, at: `${site.baseUrl}/apply`, locale, count: 2, dueAt: at, isReminder }),
        ]),
      ),
    ),
    withdrawn: withdrawnMail(site, { ...application, isErased: false }),
    erased: withdrawnMail(site, { ...application, isErased: true }),
  };
}

const hostileTitles = [
  "<img src=x onerror=alert(1)>",
  "</style><script>alert(1)</script>",
  '"><a href="https://evil.example">win</a>',
  "Flat\r\nBcc: victim@evil.example\r\n\r\n<h1>x</h1>",
  "Read https://evil.example/a?b=c or www.evil.example or write me@evil.example",
  "javascript:alert(1)",
  "\u202eevil\u2066\u2028\u0000",
  "{reference} {support} $& $1",
];

/** How a stranger's words stand in a mail: a request for a reference carries them as names. */
function wordsIn(mail: string, words: string): string {
  const [, locale] = /^reference (en|es|fr) /.exec(mail) ?? [];
  return locale ? inertName(words, unnamed[locale as PageLocale].applicant) : inertText(words);
}

describe("every mail", () => {
  const plain = everyMail("Flat 2, 14 Maple Street");

  it.each(Object.entries(plain))("%s has a subject, and the same content in HTML and text", (name, mail) => {
    expect(mail.subject).toMatch(/^[^\r\n]{5,100}$/);
    expect(mail.html).toMatch(/^<!doctype html><html lang="(en|es|fr)" dir="ltr">/);
    expect(mail.html).toContain(wordsIn(name, "Flat 2, 14 Maple Street"));
    expect(mail.text).toContain(wordsIn(name, "Flat 2, 14 Maple Street"));
    expect(mail.text).not.toMatch(/<[a-z/!]|&amp;|&#|undefined|\{[a-z]+\}/i);
    expect(mail.html).not.toMatch(/undefined|\{(reference|support)\}/);
    for (const link of linksOf(mail.html)) expect(mail.text).toContain(link);
  });

  it.each(Object.entries(plain))("%s links to the configured origin only and loads nothing", (_name, mail) => {
    for (const link of linksOf(mail.html)) expect(new URL(link).origin).toBe(site.baseUrl);
    for (const link of mail.text.match(/https?:\/\/\S+/g) ?? []) expect(new URL(link).origin).toBe(site.baseUrl);
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|svg|form|input)|url\(|@import|@font-face/i);
  });

  it.each(hostileTitles)("renders the stranger's text %j without links or markup", (title) => {
    for (const [name, mail] of Object.entries(everyMail(title))) {
      const calm = plain[name] as Built;
      expect(mail.subject, name).toBe(calm.subject);
      expect(mail.headers, name).toEqual(calm.headers);
      expect(linksOf(mail.html), name).toEqual(linksOf(calm.html));
      expect(tagsOf(mail.html), name).toEqual(tagsOf(calm.html));
      const words = mail.text.split("\n").find((line) => line.includes(wordsIn(name, title)));
      expect(words, name).toBeDefined();
      expect(mail.text.split("\n").length, name).toBe(calm.text.split("\n").length);
      // No mail program may make a link of it.
      expect(`${mail.html}${mail.text}`, name).not.toMatch(/evil\.example|:\/\/evil|me@evil|www\.evil|javascript:a/);
    }
  });
});

// Red when the padding is the link's alone: Outlook on Windows pads cells and no links.
it("gives each button a padded cell, and a link with room for a thumb", () => {
  const { html } = exampleMail(site, { kind: "mail.application-receipt", locale: "en" });
  expect(html).toMatch(
    /<td class="rf-button"[^>]*mso-padding-alt:12px 22px[^>]*><a class="rf-button"[^>]*padding:12px 22px/,
  );
  expect(html).toContain('<table role="presentation"');
});

describe("the content of a mail", () => {
  const mails = everyMail("Flat 2");

  it("of a confirmation is one link, to a page that changes nothing by itself", () => {
    expect(new Set(linksOf(mails.confirm?.html ?? ""))).toEqual(
      new Set([`${site.baseUrl}/verify-form?token=${token}`]),
    );
  });

  it("of a published form is its public link and its manage link", () => {
    const links = new Set(linksOf(mails.live?.html ?? ""));
    expect(links).toEqual(new Set([`${site.baseUrl}/apply/abcdefgh2345`, `${site.baseUrl}/manage/${token}`]));
    expect(mails.live?.text).toContain("We write to you when someone applies");
    expect(mails.quiet?.text).not.toContain("We write to you when someone applies");
  });

  it("of a landlord's notification includes unsubscribing by a page and by one click (RFC 8058)", () => {
    const address = `${site.baseUrl}/unsubscribe/${"a".repeat(26)}`;
    expect(mails.application?.headers).toEqual({
      "List-Unsubscribe": `<${address}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(linksOf(mails.application?.html ?? "")).toContain(address);
    expect(mails.application?.subject).toBe("New application RF-7KQ2-MN4P");
    expect(mails.application?.text.replace(/\s/g, " ")).toContain("Sent: November 21, 2026 at 4:14 AM EST");
  });

  // Red when one text serves both: a landlord whose form ran for months read that it was "not open yet".
  it("says for an open form that it is closed or stays open, and for a new one that it opens later", () => {
    const said = (kind: "held" | "locked", wasOpen: boolean) =>
      formNoticeMail(
        site,
        { kind, wasOpen, codes: [] },
        { ...sample, title: "T", applicationCount: 1, manageToken: null, guestRentFormId: null },
      );
    expect(said("held", false).text).toContain("not open yet");
    for (const { subject, text } of [said("held", true), said("locked", true)])
      expect(`${subject} ${text}`).not.toMatch(/not open yet|before it opens|is open,/);
    expect(said("held", true).text).toContain("No one can apply in the meantime");
    expect(said("locked", true).subject).toBe("Your form stays open, documents wait");
  });

  // Red when landlordRow writes the name as it is: whoever chose it would write to strangers in our name.
  it("names the landlord in the body only, unchanged, and never in a subject", () => {
    const named = everyMail("Call 555-0100 or www.evil.example, Dana");
    for (const [key, label] of [
      ["receipt", "Landlord"],
      ["recibo", "Propietario"],
      ["recu", "Propriétaire"],
      ["message", "Landlord"],
      ["request en false", "Landlord"],
    ] as const) {
      const text = named[key]?.text ?? "";
      const line = text.split("\n").find((one) => one.startsWith(label)) ?? "";
      expect([key, line]).toEqual([key, expect.stringMatching(/Call - or www evil example, Dana \(/)]);
      expect(named[key]?.subject).not.toContain("Dana");
    }
    expect(everyMail("Dana Hartley").receipt?.text).toContain("Dana Hartley (name as given)");
    expect(everyMail("555").receipt?.text).not.toContain("Landlord:");
  });

  it("of a receipt is in the applicant's language, with the status page as its only link", () => {
    expect(mails.receipt?.subject).toBe("We sent your application RF-7KQ2-MN4P");
    expect(mails.recibo?.subject).toBe("Hemos enviado su solicitud RF-7KQ2-MN4P");
    expect(mails.recu?.subject).toBe("Votre candidature RF-7KQ2-MN4P a \u00e9t\u00e9 envoy\u00e9e");
    expect(mails.recibo?.html).toContain('<html lang="es" dir="ltr">');
    expect(mails.recu?.text).toContain("21 novembre 2026");
    const status = `${site.baseUrl}/apply/abcdefgh2345/status/${token}`;
    for (const mail of [mails.receipt, mails.recibo, mails.recu]) {
      expect(new Set(linksOf(mail?.html ?? ""))).toEqual(new Set([status]));
    }
    const form = { urlId: "abcdefgh2345", statusToken: token, zone };
    const other = applicationReceiptMail(site, {
      ...form,
      reference: "R",
      formTitle: "F",
      landlordName: null,
      isLandlordConfirmed: false,
      submittedAt: at,
      replyWithinDays: null,
      locale: "xx",
    });
    expect(other.html).toContain('<html lang="en" dir="ltr">');
    // One promise: the sentence of start page and success page, or that there is none.
    expect(other.text).toContain("up to the landlord");
    for (const locale of ["en", "es", "fr"] as const) {
      const promised = applicationReceiptMail(site, {
        ...form,
        ...{
          reference: "R",
          formTitle: "F",
          landlordName: null,
          isLandlordConfirmed: false,
          submittedAt: at,
          replyWithinDays: 7,
          locale,
        },
      });
      expect(promised.text).toContain(pageWords[locale].nextReply({ days: 7 }));
      expect(promised.text).not.toMatch(/up to the landlord|depende del propietario|dépend du propriétaire/);
    }
  });
});

describe("inertText", () => {
  it("makes one short line of any text", () => {
    expect(inertText("  a\r\n\tb  ")).toBe("a b");
    expect([...inertText("\u{1f600}".repeat(200))].length).toBe(120);
    expect(inertText("Unit 2. First floor")).toBe("Unit 2. First floor");
  });
});

// Red when keptApart() leaves out its marks: the words beside the name would change their order.
describe("a name written from right to left", () => {
  it.each(["محمد عبد الرحمن", "יעל כהן"])("%s is isolated within a sentence, in HTML and text", (name) => {
    const asked = {
      token,
      expiresAt: now,
      isReminder: false,
      locale: "en" as const,
      landlord: { name: "Dana", isConfirmed: true },
      applicant: name,
    };
    const { html, text } = referenceRequestMail(site, asked);
    for (const part of [html, text]) {
      expect(part).toContain(`\u2068${name}\u2069`);
      expect(part).not.toContain("\u2068Dana");
    }
  });
});

// Red when a digit, a dot, a sign of an address or a 41st letter passes.
describe("inertName", () => {
  it.each([
    ["Zo\u00eb O\u2019Brien-Smith", "Zo\u00eb O\u2019Brien-Smith"],
    ["Dr. No", "Dr No"],
    ["Call 555 0100 now", "Call now"],
    ["win at evil.example/a?b=1 me@evil.example", "win at evil example a b me evil example"],
    ["\u674e\u5c0f\u9f8d", "\u674e\u5c0f\u9f8d"],
    ["a".repeat(41), "a".repeat(40)],
    ["12345", "An applicant"],
    ["\r\nBcc: x", "Bcc x"],
  ])("makes a harmless name of %j", (name, plain) => {
    expect(inertName(name, "An applicant")).toBe(plain);
  });
});

describe("the name of a confirmed account", () => {
  // Red when it is cut down as a stranger's: companies read as other companies.
  it.each([
    ["O'Brien & Sons", "O'Brien & Sons"],
    ["C21 Realty", "C21 Realty"],
    ["St. James Homes, Inc.", "St. James Homes, Inc."],
    ["Smith, Jones & Co.", "Smith, Jones & Co."],
    ["1st Choice Lettings", "1st Choice Lettings"],
    ["J.P. Weber Lets", "J.\u200cP. Weber Lets"],
    ["Wohnbau 2000 GmbH & Co. KG", "Wohnbau 2000 GmbH & Co. KG"],
    ["evil.example", "evil example"],
    ["www.evil.example.", "www evil example."],
    ["see evil.example/a?b=1 me@evil.example", "see evil example a b 1 me evil example"],
    ["Call +1 415 555 0100 now", "Call now"],
    ["Flats 10.0.0.1", "Flats 10 0 0 1"],
    ["\u2024com Homes \u3002x", "com Homes x"],
    ["\r\nBcc: x", "Bcc x"],
    ["24", "A landlord"],
    [". , &", "A landlord"],
    ["a".repeat(41), "a".repeat(40)],
  ])("%j is printed as %j", (name, plain) => {
    expect(inertName(name, "A landlord", { isConfirmed: true })).toBe(plain);
  });

  it("is printed in its mails, and a guest's name is treated as a stranger's", () => {
    const receipt = (isLandlordConfirmed: boolean) =>
      applicationReceiptMail(site, {
        ...{ zone, replyWithinDays: null, reference, formTitle: "Flat 2", submittedAt: at, urlId, statusToken: token },
        ...{ landlordName: "O'Brien & Sons, C21", isLandlordConfirmed, locale: "en" },
      }).text;
    expect(receipt(true)).toContain("O'Brien & Sons, C21 (");
    expect(receipt(false)).toContain("O'Brien Sons C (");
  });
});

// Red when a kind of job or letter has no definition in a feature's mails/, or a definition has no job.
it("the registry has one definition for each kind of mail", () => {
  const byJob = Object.keys(jobs).filter((kind) => kind.startsWith("mail."));
  const byLetter = accountLetterSchema.options.map(({ shape }) => `account.${shape.kind.value}`);
  const own = ["mail.account", "mail.test"];
  const expected = [...byJob, ...byLetter].filter((kind) => !own.includes(kind));
  expect(Object.keys(mailDefinitions).sort()).toEqual(expected.sort());
});

const examples = pageLocales.flatMap((locale) =>
  exampleKinds(locale, landlordLanguages).map((kind): [string, MailKind, typeof locale] => [
    `${kind} ${locale}`,
    kind,
    locale,
  ]),
);
const lint = (mail: Built, isStoppable = false) => lintMail(mail, { baseUrl: site.baseUrl, isStoppable });
/** What people wrote in the examples. */
const samples = [
  sample.title,
  "Hartley & Quist, Homes No. 1",
  "Hartley Quist Homes No",
  sample.leadName,
  "Maya Chen",
  "Welcome to the house",
];
const rulesOf = (mail: Built, isStoppable = false) => lint(mail, isStoppable).findings.map(({ rule }) => rule);

describe("the example mails of the admin's gallery", () => {
  // Red when a mail gets a link elsewhere, a gap that is not filled, or text and page say different things.
  it.each(examples)("%s follows our own rules, in its language", (_name, kind, locale) => {
    const mail = exampleMail(site, { kind, locale });
    expect(lint(mail, isStoppable(kind))).toEqual({ score: 10, findings: [] });
    expect(mail.html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"`);
    // Red when a label and what follows it are put together the English way.
    // The example of a change of law is in English, as the law's own texts are.
    if (locale === "fr" && exampleKinds("fr").includes(kind) && kind !== "mail.form-law")
      expect(mail.text).not.toMatch(/[\p{L})]:\s|[\p{L})] [:;!?»]/u);
  });

  // Red when a sentence is written in code, or a date or sum in another language's way: English stands out among other letters.
  it.each(examples.filter(([, , locale]) => ["uk", "ar"].includes(locale)))(
    "%s has no English words",
    (_name, kind, locale) => {
      const { subject, text } = exampleMail(site, { kind, locale });
      expect(latinWords(`${subject}\n${text}`, samples)).toEqual([]);
    },
  );

  it("differ from each other, and each language has its own words for a kind", () => {
    const subjects = examples.map(([, kind, locale]) => exampleMail(site, { kind, locale }).html);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(exampleKinds("es")).toEqual(exampleKinds("fr"));
  });
});

describe("a mail in a language from right to left", () => {
  const { html } = renderMail({
    locale: "ar",
    subject: "أرسلنا طلبك",
    heading: "أرسلنا طلبك",
    blocks: [
      { kind: "text", text: `${isolated("Dana Hartley")} قرأ طلبك` },
      { kind: "quote", text: "Could you come on Monday?" },
      { kind: "facts", rows: [{ label: "الهاتف", value: "+1 503 555 0134" }] },
      { kind: "address", label: "العنوان", href: "https://rentform.example/x" },
    ],
    footer: [],
  });

  // Red when the layout asks for sides by name: labels stood left of their values, and programs that drop <html> turned all of it.
  it("has its lines begin at the right, and what is written from left to right keeps its direction", () => {
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<body[^>]*><div lang="ar" dir="rtl" style="text-align:right">/);
    expect(html).toMatch(/<th class="rf-muted" scope="row" align="right"/);
    expect(html).toMatch(/<td class="rf-ink" align="right"[^>]* dir="ltr">\+1 503 555 0134</);
    expect(html).toMatch(/<p class="rf-ink" dir="rtl"[^>]*text-align:right[^>]*>\u2068Dana Hartley/);
    expect(html).toMatch(/<p class="rf-ink" dir="ltr"[^>]*border-left[^>]*>Could you come/);
    expect(html).toMatch(/<a class="rf-link" dir="ltr" href="https:\/\/rentform\.example\/x"/);
  });
});

describe("the style rules of mails", () => {
  const fine: Built = {
    locale: "en",
    subject: "Your form is live",
    html: '<html lang="en"><body><p>Your form</p><a href="https://rentform.example/x">x</a></body></html>',
    text: "Your form https://rentform.example/x",
  };
  const unsubscribe = { "List-Unsubscribe": "<https://x>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

  it.each<[string, Partial<Built>, boolean?]>([
    ["SUBJECT_LONG", { subject: "a".repeat(79) }],
    ["SUBJ_ALL_CAPS", { subject: "YOUR FORM" }],
    ["SUBJ_EXCLAIMS", { subject: "Your form is live!" }],
    ["MIME_HTML_ONLY", { text: " " }],
    ["MPART_ALT_DIFF", { text: "Other words" }],
    ["HTML_IMAGE_RATIO", { html: fine.html.replace("<p>", `<p style="${"x".repeat(2000)}">`) }],
    ["LINK_FOREIGN", { html: fine.html.replace("rentform.example", "evil.example") }],
    ["LINK_SHORTENED", { html: fine.html.replace("rentform.example", "bit.ly") }],
    ["NUMERIC_HTTP_ADDR", { html: fine.html.replace("rentform.example", "192.0.2.1") }],
    ["LINK_NOT_HTTPS", { html: fine.html.replace("https:", "http:") }],
    ["UNSUB_MISSING", { headers: {} }, true],
    ["UNSUB_UNWANTED", { headers: unsubscribe }],
    ["REMOTE_IMAGE", { html: fine.html.replace("<p>", "<img src=x><p>") }],
    [
      "SIZE_CLIPPED",
      { html: fine.html.replace("<p>", `<p>${"Your form ".repeat(11_000)}`), text: "Your form ".repeat(11_000) },
    ],
    ["PLACEHOLDER", { text: `${fine.text} {reference}` }],
    ["HTML_LANG_MISSING", { html: fine.html.replace(' lang="en"', "") }],
  ])("recognise %s", (rule, change, isStoppable) => {
    expect(lint(fine)).toEqual({ score: 10, findings: [] });
    expect(rulesOf({ ...fine, ...change }, isStoppable)).toContain(rule);
    expect(lint({ ...fine, ...change }, isStoppable).score).toBeLessThan(10);
  });
});

it("mail templates escape any content", () => {
  const blocks = [{ kind: "text" as const, text: "<b>&\"'" }];
  const mail = renderMail({ locale: "en", subject: "<i>", heading: "<u>", blocks, footer: [] });
  expect(mail.html).toContain("&lt;b&gt;&amp;&quot;&#39;");
  expect(mail.html).toContain("<title>&lt;i&gt;</title>");
  expect(mail.text).toContain("<b>&\"'");
});

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => (match[1] ?? "").replaceAll("&amp;", "&"));
}

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map((match) => match[0]);
}
