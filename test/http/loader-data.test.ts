import { beforeAll, describe, expect, it } from "vitest";
import { publishedFormKey } from "../../app/features/forms/rent-forms/queries/published-form-cache.server";
import { bindings, get, post } from "../support/apply-visitor";
import { landlordSecrets } from "../support/landlord-secrets";
import { keysOf, readLoadedData } from "../support/loaded-data";
import { anOpenWorld, type OpenWorld } from "../support/open-world";
import { routeExamples, translatedAddresses } from "../support/route-examples";

let world: OpenWorld;
beforeAll(async () => {
  world = await anOpenWorld();
});

/** Every route that somebody without an account may ask for. */
const open = Object.keys(routeExamples).filter((path) => !/^\/(app|admin)(\/|$)/.test(path));

const at = (path: string) => world.at[path] ?? routeExamples[path]?.url ?? path;
/** The address at which React Router gives what the loaders of a page say. */
function dataAt(path: string): string {
  const { pathname, search } = new URL(at(path), "http://localhost");
  return `${pathname === "/" ? "/_" : pathname}.data${search}`;
}

/** Where nothing is said at all: there is no React in the browser, or no page. */
const nothing = null;

/** What a form is to its applicants. */
const shownForm = [
  ...["v", "defaultLocale", "title.en", "intro.en", "replyWithinDays", "landlord.name"],
  ...["line1", "city", "region", "postcode", "country"].map((key) => `property.address.${key}`),
  ...["amountMinor", "currency", "period"].map((key) => `property.rent.${key}`),
  ...["amountMinor", "currency"].map((key) => `property.deposit.${key}`),
  ...["availableFrom", "termMonths", "bedrooms", "maxOccupants", "pets", "smoking", "parking", "photos"].map(
    (key) => `property.${key}`,
  ),
  ...[
    "criteria.en",
    "incomeMultiple",
    "moveInWithinDays",
    "historyYears",
    "chosenSubplace.place",
    "chosenSubplace.name",
  ].map((key) => `property.${key}`),
  ...["id", "title.en", "help", "help.en", "stage", "showWhen", "repeat"].map((key) => `sections[].${key}`),
  ...["min", "max", "itemLabel.en"].map((key) => `sections[].repeat.${key}`),
  ...[
    ...["id", "label.en", "required", "stage", "catalogueKey", "kind", "help.en", "help.es", "help.fr"],
    ...["options[].id", "options[].label.en", "other", "withPeriod", "maxLength", "autocomplete", "precision"],
    ...["showWhen.all[].field", "showWhen.all[].op", "showWhen.all[].value"],
    ...["openEnd", "withBasis", "text.en", "min", "max", "maxFiles"],
  ].map((key) => `sections[].fields[].${key}`),
  ...["id", "text.en", "required", "catalogueKey"].map((key) => `consents[].${key}`),
];

/** What the loader of each route may say, beside the root's; `.*` is whatever stands below. */
const allowed: Record<string, readonly string[] | null> = {
  // The same for everybody.
  "/": ["examples.*", "review.*", "inbox.*"],
  "/about": [],
  "/blog": [],
  "/blog/:slug": ["post.*", "related.*", "text.*"],
  "/demo/inbox": ["rows.*"],
  "/demo/inbox/:number": ["demo.*"],
  "/faq": [],
  "/pricing": [],
  "/privacy-policy": ["retention.*", "owner.*", "sendsBy"],
  "/restrictions": ["count.entries", "count.unread"],
  "/restrictions/:place": ["page.*"],
  "/terms-of-service": ["owner.*"],
  "/contact": ["values.*", "rendered", "isSent"],
  "/withdraw": ["values.*", "rendered", "supportEmail", "sent"],
  // The address is the one typed in this browser, or that of the form behind a manage link.
  "/sign-up": ["data", "email"],
  "/sign-in": ["data"],
  // For whoever typed the right password; and for the owner of the mailbox.
  "/sign-in/second-step": ["hasApp", "hasPasskey", "lossDueAt", "isLossDue"],
  "/not-me/:token": ["email"],
  // For the browser that deleted an account.
  "/account-deleted": ["isDone", "erased", "total"],
  "/forgot-password": [],
  "/reset-password": ["token"],
  "/check-email": ["hasBadLink", "email"],
  "/start": ["data"],
  "/preview/frame": ["locale"],
  // For whoever has the address.
  "/preview/:token": ["step", "locale", ...shownForm.map((key) => `definition.${key}`)],
  "/form-success": ["url", "title", "qr.size", "qr.path", "png", "offer.*", "isUser", "isEdit", "isOpen", "manageAt"],
  // For the holder of a manage link: the own form and what was sent to it.
  "/manage/form/:guestRentFormId": [
    ...["confirm", "done", "base", "url", "qr.size", "qr.path", "png", "offer.*", "isFirstPage", "olderAt"],
    ...["formId", "urlId", "title", "state", "opensUntil", "closedAt", "deletedAt", "country", "locale"].map(
      (key) => `form.${key}`,
    ),
    ...[
      "suspected",
      "isMailed",
      "lawFindings",
      "mayEdit",
      "screening",
      "counts.received",
      "counts.unread",
      "counts.limit",
    ].map((key) => `form.${key}`),
    ...["id", "name", "reference", "state", "submittedAt", "isChanged", "documents", "isLocked"].map(
      (key) => `applications[].${key}`,
    ),
    ...["duplicate", "isNew", "hasAnswered", "isErased"].map((key) => `applications[].${key}`),
  ],
  "/manage/form/:guestRentFormId/edit": [
    ...["base", "form.definition.*"],
    ...["formId", "urlId", "state", "rev", "opensUntil", "maxApplications", "applicationCount", "savedAt"].map(
      (key) => `form.${key}`,
    ),
    ...["publishedVersion", "hasUnpublishedChanges", "limits.*", "latestEnd", "zone", "offer"].map(
      (key) => `form.${key}`,
    ),
  ],
  "/manage/form/:guestRentFormId/law": [
    ...["base", "isPublished"],
    ...["title", "urlId", "rev", "versionNumber", "stage", "rows", "others"].map((key) => `change.${key}`),
  ],
  "/manage/form/:guestRentFormId/spam": [
    ...["view", "title", "country", "applications", "isMore", "locale", "done", "base"],
  ],
  "/manage/form/:guestRentFormId/applications/:applicationId": [
    ...["id", "name", "email", "phone", "reference", "state", "submittedAt", "changedAt", "rev", "seenRev"],
    ...["unreadAnswerAt", "householdCompletedAt", "incomeMonthlyMinor", "incomeCurrency", "formTitle"],
    ...["versionNumber", "duplicate", "requests", "sections.*", "consents.*", "signing.*", "household", "opened"],
    ...["id", "path", "name", "sizeBytes", "kind"].map((key) => `documents[].${key}`),
    ...[
      "corrections",
      "locale",
      "writtenIn",
      "zone",
      "formAt",
      "before",
      "after",
      "paperAt",
      "isNew",
      "done",
      "pointed.*",
      "said",
    ],
    ...["record.application.id", "record.locale", "record.retention.*", "record.review.mails", "record.review.mails.*"],
    ...["id", "at", "action", "detail", "actorKind", "who", "name", "assignee", "document"].map(
      (key) => `record.review.history[].${key}`,
    ),
    ...["references.*", "decision.state", "decision.letter", "decision.told", "isWeighed"],
    ...["place", "rows[].place", "rows[].about", "rows[].when", "rows[].by"].map((key) => `owed.${key}`),
    ...["text", "law", "source", "confidence", "checkedOn", "isDoubtful"].map((key) => `owed.rows[].${key}`),
  ],
  // Without React in the browser.
  "/verify-form": nothing,
  "/verify-email": nothing,
  "/undo": nothing,
  "/unsubscribe/:guestRentFormId": nothing,
  "/unsubscribe/notices/:token": nothing,
  "/manage/:token": nothing,
  "/manage/form/:guestRentFormId/applications/:applicationId/decide": nothing,
  "/reference/:token": nothing,
  "/team/:token": nothing,
  "/redeem": nothing,
  "/redeem/:token": nothing,
  "/files/:documentId/view": nothing,
  "/apply/:rentFormUrlId": nothing,
  "/apply/:rentFormUrlId/success": nothing,
  "/apply/:rentFormUrlId/confirm/:token": nothing,
  "/apply/:rentFormUrlId/report": nothing,
  "/apply/:rentFormUrlId/home/:slug?": nothing,
  "/apply/:rentFormUrlId/viewing": nothing,
  "/apply/:rentFormUrlId/viewing/record": nothing,
  "/apply/:rentFormUrlId/viewing/:token": nothing,
  "/apply/:rentFormUrlId/status/:token/viewing": nothing,
  "/apply/:rentFormUrlId/resume/:token": nothing,
  "/apply/:rentFormUrlId/status/:token": nothing,
  "/apply/:rentFormUrlId/status/:token/correct": nothing,
  "/apply/:rentFormUrlId/status/:token/more": nothing,
  "/apply/:rentFormUrlId/status/:token/messages": nothing,
  "/apply/:rentFormUrlId/member/:token": nothing,
  "/apply/:rentFormUrlId/member/:token/more": nothing,
  "/apply/:rentFormUrlId/part": nothing,
  "/apply/:rentFormUrlId/part/success": nothing,
  // No pages.
  ...Object.fromEntries(
    [
      ...[
        "/sitemap.xml",
        "/robots.txt",
        "/blog/rss.xml",
        "/sign-out",
        "/language",
        "/stop-impersonating",
        "/drafts/:rentFormId",
      ],
      ...["/manage/form/:guestRentFormId/poster.pdf", "/manage/form/:guestRentFormId/blank.pdf"],
      "/manage/form/:guestRentFormId/applications/:applicationId/answers.pdf",
      ...[
        "/apply/:rentFormUrlId/status/:token/correct/documents",
        "/apply/:rentFormUrlId/status/:token/more/documents",
        "/apply/:rentFormUrlId/member/:token/more/documents",
      ],
      ...["/apply/:rentFormUrlId/status/:token/answers.pdf", "/apply/:rentFormUrlId/part/documents"],
      "/viewings/:token.ics",
      ...["/apply/:rentFormUrlId/viewing/:token/viewing.ics", "/apply/:rentFormUrlId/viewing/record.txt"],
      ...[
        "/apply/:rentFormUrlId/documents",
        "/apply/:rentFormUrlId/success/answers",
        "/preview",
        "/restrictions/doubt",
        "/media",
        "/media/:hash",
      ],
      ...["/files/:documentId/shown", "/files/:documentId"],
    ].map((path) => [path, nothing]),
  ),
};

for (const [address, english] of translatedAddresses) allowed[address] = allowed[english] ?? nothing;

const ofRoot = ["baseUrl", "supportEmail", "year", "session", "theme", "language", "locale", "zone"];

function isAllowed(key: string, list: readonly string[]): boolean {
  return list.some(
    (entry) =>
      entry === key ||
      (entry.endsWith(".*") && /^[.[]/.test(key.slice(entry.length - 2)) && key.startsWith(entry.slice(0, -2))),
  );
}

describe("the data of public pages", () => {
  it("is listed for every route that needs no account", () => {
    expect(Object.keys(allowed).sort()).toEqual(open.toSorted());
  });

  // Red when `dataRequests` is left out of workers/app.ts, and when asShown gives on what the landlord keeps.
  it.each(open)("of %s has the listed keys only", async (path) => {
    const headers = { Cookie: world.cookie[path] ?? "" };
    const isReady = path in world.at;
    expect((await get(at(path), headers)).status).toBe(isReady ? 200 : routeExamples[path]?.status);
    const answer = await get(dataAt(path), headers);
    const list = allowed[path];
    if (!list) {
      expect([answer.status, await answer.text()]).toEqual([404, "Not Found"]);
      return;
    }
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/x-script"]);
    for (const [id, { data }] of Object.entries(readLoadedData(await answer.text()))) {
      const known = id === "root" ? ofRoot : list;
      expect(keysOf(data).filter((key) => !isAllowed(key, known))).toEqual([]);
    }
  });

  it("is as little after a post", async () => {
    const path = "/apply/:rentFormUrlId";
    const posted = await post(`${at(path)}.data?step=1`, new URLSearchParams(), { Cookie: world.cookie[path] ?? "" });
    expect([posted.status, await posted.text()]).toEqual([404, "Not Found"]);
  });
});

it("the copy of a form in KV has only what applicants get", async () => {
  const urlId = at("/apply/:rentFormUrlId").split("/")[2] ?? "";
  const kept = await bindings.PUBLISHED_FORMS.get(publishedFormKey(urlId), "json");
  const own = [
    "formId",
    "urlId",
    "state",
    "versionId",
    "versionNumber",
    "publishedAt",
    "opensUntil",
    "isReviewedInOrder",
    "isIndexed",
    "hasAccount",
    "documentsLockedUntil",
    "viewingStage",
  ];
  const known = [...own, ...shownForm.map((key) => `definition.${key}`)];
  expect(keysOf(kept).filter((key) => !isAllowed(key, known))).toEqual([]);
  expect(keysOf(kept)).toContain("definition.title.en");
});

describe("the HTML of public pages", () => {
  const pages = open.filter((path) => !path.startsWith("/manage/") && !path.startsWith("/files/"));
  it.each(pages)("of %s has nothing that is private to the landlord", async (path) => {
    const html = await (await get(at(path), { Cookie: world.cookie[path] ?? "" })).text();
    for (const secret of landlordSecrets) expect(html).not.toContain(secret);
    // The demo shows the landlord's side of people who do not exist.
    if (!/^(?:\/[a-z]{2})?\/demo\//.test(path)) expect(html).not.toMatch(/shortlisted|lawReason|listColumn|threshold/);
  });
});
