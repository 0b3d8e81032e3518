import { sitePath, translatedPages } from "../../app/kernel/site-languages.ts";

/** An address of each served route that a visitor may ask for, and what the answer must say about caching. */
export type RouteExample = {
  url: string;
  status: number;
  cacheControl: RegExp;
  /** "hydrated": nonce and strict-dynamic; "cached": hashes only; "file": no page; "away": leads elsewhere. */
  policy: "hydrated" | "cached" | "file" | "away";
  /** Who may put it into a frame; nobody unless said. */
  framedBy?: "self";
};

export const noStore = /^private, no-store$/;

/** The browser keeps the page for a minute. */
const keepsAMinute = /^private, max-age=60$/;
/** Pages of the site in other languages, each with its English address. */
export const translatedAddresses: readonly (readonly [string, string])[] = translatedPages.flatMap(
  ({ path, languages }) => {
    const below = { "/restrictions": ["/restrictions/:place"], "/demo/inbox": ["/demo/inbox/:number"] }[path] ?? [];
    const paths = [path, ...below];
    return languages.flatMap((language) => paths.map((one) => [sitePath(one, language), one] as const));
  },
);
const marketing = ["/", "/about", "/blog", "/faq", "/pricing", "/privacy-policy", "/restrictions", "/terms-of-service"];
const files = ["/sitemap.xml", "/robots.txt"];

const someId = "00000000-0000-4000-8000-000000000000";
const someGuest = "a".repeat(26);

/** Pages behind a link of a mail, as somebody sees them who has none: test/http/guests.test.ts opens them with one. */
const closed = (url: string, status: number): RouteExample => ({
  url,
  status,
  cacheControl: noStore,
  policy: "hydrated",
});

const examples: Record<string, RouteExample> = {
  ...Object.fromEntries(
    marketing.map((url) => [url, { url, status: 200, cacheControl: keepsAMinute, policy: "hydrated" }]),
  ),
  ...Object.fromEntries(files.map((url) => [url, { url, status: 200, cacheControl: keepsAMinute, policy: "file" }])),
  ...Object.fromEntries(
    ["/sign-up", "/sign-in", "/forgot-password", "/reset-password", "/check-email"].map((url) => [
      url,
      { url, status: 200, cacheControl: noStore, policy: "hydrated" },
    ]),
  ),
  // Without a session these lead away.
  ...Object.fromEntries(
    [
      "/sign-out",
      "/language",
      "/sign-in/second-step",
      "/account-deleted",
      "/app/confirm",
      "/app/settings/security",
      "/app/settings/billing",
      "/app/settings/billing/cancel",
      "/app/settings/billing/seats",
      "/app/settings/billing/year",
      "/app/settings/billing/refund",
      "/stop-impersonating",
      "/app",
      "/app/dashboard",
      "/app/exports",
      "/app/guest-forms",
      "/app/forms",
      "/app/homes",
      "/app/viewings",
      "/app/homes/new",
      "/app/homes/import",
      "/app/homes/import/template.csv",
      "/app/notifications",
      "/app/erasures",
      "/app/erasures/summary.csv",
      "/app/exports/law.pdf",
      "/app/notifications/list",
      "/app/notifications/unread",
      "/app/settings",
      "/app/applicants",
      "/app/applicants/compare",
      "/app/applicants/moves",
      "/app/applicants/reasons",
      "/app/applicants/messages",
      "/app/applicants/presence",
      "/app/settings/notifications",
      "/app/settings/new-forms",
      "/app/settings/team",
      "/app/settings/profile",
      "/app/settings/theme",
      "/admin",
      "/admin/spam-protection",
      "/admin/spam-protection/rules",
      "/admin/spam-protection/numbers",
      "/admin/spam-protection/log",
      "/admin/spam-protection/switches",
      "/admin/jobs",
      "/admin/law",
      "/admin/people",
      "/admin/email-test",
      "/admin/email-test/mail",
      "/admin/credit-vouchers",
      "/admin/credit-vouchers/papers",
    ].map((url) => [url, { url, status: 302, cacheControl: noStore, policy: "away" }]),
  ),
  "/admin/people/:userId": { url: `/admin/people/${someId}`, status: 302, cacheControl: noStore, policy: "away" },
  "/admin/credit-vouchers/:voucherId": {
    url: `/admin/credit-vouchers/${someId}`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/app/exports/:exportId": { url: `/app/exports/${someId}`, status: 302, cacheControl: noStore, policy: "away" },
  "/app/settings/profile/data/:exportId": {
    url: `/app/settings/profile/data/${someId}`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/app/homes/:homeId": { url: `/app/homes/${someId}`, status: 302, cacheControl: noStore, policy: "away" },
  "/app/homes/import/:homeImportId": {
    url: `/app/homes/import/${someId}`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/app/homes/:homeId/edit": { url: `/app/homes/${someId}/edit`, status: 302, cacheControl: noStore, policy: "away" },
  "/app/forms/new": { url: "/app/forms/new", status: 302, cacheControl: noStore, policy: "away" },
  "/app/forms/:rentFormId/edit": {
    url: `/app/forms/${someId}/edit`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/blog/:slug": {
    url: "/blog/how-to-decide-rental-applicant",
    status: 200,
    cacheControl: keepsAMinute,
    policy: "hydrated",
  },
  "/blog/rss.xml": { url: "/blog/rss.xml", status: 200, cacheControl: keepsAMinute, policy: "file" },
  "/demo/inbox": { url: "/demo/inbox", status: 200, cacheControl: keepsAMinute, policy: "hydrated" },
  "/demo/inbox/:number": { url: "/demo/inbox/1", status: 200, cacheControl: keepsAMinute, policy: "hydrated" },
  "/withdraw": { url: "/withdraw", status: 200, cacheControl: noStore, policy: "hydrated" },
  "/contact": { url: "/contact", status: 200, cacheControl: noStore, policy: "hydrated" },
  "/restrictions/:place": { url: "/restrictions/us-ca", status: 200, cacheControl: keepsAMinute, policy: "hydrated" },
  "/start": { url: "/start", status: 200, cacheControl: noStore, policy: "hydrated" },
  "/verify-email": closed(`/verify-email?token=${"x".repeat(43)}`, 410),
  "/undo": closed(`/undo?token=${"x".repeat(43)}`, 410),
  "/verify-form": closed(`/verify-form?token=${"x".repeat(43)}`, 404),
  "/not-me/:token": closed(`/not-me/${"x".repeat(43)}`, 404),
  "/form-success": closed("/form-success", 400),
  "/redeem": { url: "/redeem", status: 200, cacheControl: noStore, policy: "hydrated" },
  "/redeem/:token": closed(`/redeem/${"0".repeat(26)}`, 404),
  "/unsubscribe/:guestRentFormId": closed(`/unsubscribe/${someGuest}`, 404),
  "/unsubscribe/notices/:token": closed(`/unsubscribe/notices/${"x".repeat(43)}`, 404),
  "/manage/:token": closed(`/manage/${"x".repeat(43)}`, 404),
  "/manage/form/:guestRentFormId": closed(`/manage/form/${someGuest}`, 404),
  "/manage/form/:guestRentFormId/edit": closed(`/manage/form/${someGuest}/edit`, 404),
  "/manage/form/:guestRentFormId/law": closed(`/manage/form/${someGuest}/law`, 404),
  "/manage/form/:guestRentFormId/spam": closed(`/manage/form/${someGuest}/spam`, 404),
  "/app/forms/:rentFormId/spam": {
    url: `/app/forms/${someId}/spam`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/drafts/:rentFormId": { url: `/drafts/${someId}`, status: 401, cacheControl: noStore, policy: "file" },
  "/manage/form/:guestRentFormId/applications/:applicationId": closed(
    `/manage/form/${someGuest}/applications/${someId}`,
    404,
  ),
  "/manage/form/:guestRentFormId/applications/:applicationId/decide": closed(
    `/manage/form/${someGuest}/applications/${someId}/decide`,
    404,
  ),
  "/manage/form/:guestRentFormId/applications/:applicationId/answers.pdf": {
    url: `/manage/form/${someGuest}/applications/${someId}/answers.pdf`,
    status: 404,
    cacheControl: noStore,
    policy: "file",
  },
  "/manage/form/:guestRentFormId/poster.pdf": {
    url: `/manage/form/${someGuest}/poster.pdf`,
    status: 404,
    cacheControl: noStore,
    policy: "file",
  },
  "/manage/form/:guestRentFormId/blank.pdf": {
    url: `/manage/form/${someGuest}/blank.pdf`,
    status: 404,
    cacheControl: noStore,
    policy: "file",
  },
  ...Object.fromEntries(
    [
      "",
      "/law",
      "/share",
      "/numbers",
      "/versions",
      "/viewings",
      "/viewings/record.pdf",
      "/settings",
      "/poster.pdf",
      "/blank.pdf",
    ].map((page) => [
      `/app/forms/:rentFormId${page}`,
      { url: `/app/forms/${someId}${page}`, status: 302, cacheControl: noStore, policy: "away" },
    ]),
  ),
  "/app/forms/:rentFormId/viewings/:slotId/door": {
    url: `/app/forms/${someId}/viewings/${someId}/door`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/app/forms/:rentFormId/applications/:applicationId/answers.pdf": {
    url: `/app/forms/${someId}/applications/${someId}/answers.pdf`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/app/forms/:rentFormId/versions/:number": {
    url: `/app/forms/${someId}/versions/1`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/apply/:rentFormUrlId": { url: "/apply/no-such-form", status: 404, cacheControl: noStore, policy: "cached" },
  "/apply/:rentFormUrlId/success": {
    url: "/apply/no-such-form/success",
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/report": {
    url: "/apply/no-such-form/report",
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/home/:slug?": {
    url: "/apply/no-such-form/home/14-maple-street-portland",
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/viewing": {
    url: "/apply/no-such-form/viewing",
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/viewing/record": {
    url: "/apply/no-such-form/viewing/record",
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/viewing/record.txt": {
    url: "/apply/no-such-form/viewing/record.txt",
    status: 404,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/viewing/:token": {
    url: `/apply/no-such-form/viewing/${"x".repeat(43)}`,
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/viewings/:token.ics": {
    url: `/viewings/${"x".repeat(43)}.ics`,
    status: 404,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/viewing/:token/viewing.ics": {
    url: `/apply/no-such-form/viewing/${"x".repeat(43)}/viewing.ics`,
    status: 404,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/status/:token/viewing": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}/viewing`,
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/confirm/:token": {
    url: `/apply/no-such-form/confirm/${"x".repeat(43)}`,
    status: 410,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/resume/:token": {
    url: `/apply/no-such-form/resume/${"x".repeat(43)}`,
    status: 410,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/status/:token": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}`,
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/status/:token/correct": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}/correct`,
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/status/:token/more": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}/more`,
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/status/:token/correct/documents": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}/correct/documents`,
    status: 405,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/status/:token/more/documents": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}/more/documents`,
    status: 405,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/status/:token/messages": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}/messages`,
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/status/:token/answers.pdf": {
    url: `/apply/no-such-form/status/${"x".repeat(43)}/answers.pdf`,
    status: 404,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/member/:token/more": {
    url: `/apply/no-such-form/member/${"x".repeat(43)}/more`,
    status: 302,
    cacheControl: noStore,
    policy: "away",
  },
  "/apply/:rentFormUrlId/member/:token/more/documents": {
    url: `/apply/no-such-form/member/${"x".repeat(43)}/more/documents`,
    status: 405,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/member/:token": {
    url: `/apply/no-such-form/member/${"x".repeat(43)}`,
    status: 410,
    cacheControl: noStore,
    policy: "cached",
  },
  "/team/:token": closed(`/team/${"x".repeat(43)}`, 410),
  "/reference/:token": {
    url: `/reference/${"x".repeat(43)}`,
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/part": {
    url: "/apply/no-such-form/part",
    status: 410,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/part/success": {
    url: "/apply/no-such-form/part/success",
    status: 404,
    cacheControl: noStore,
    policy: "cached",
  },
  "/apply/:rentFormUrlId/part/documents": {
    url: "/apply/no-such-form/part/documents",
    status: 405,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/success/answers": {
    url: "/apply/no-such-form/success/answers",
    status: 405,
    cacheControl: noStore,
    policy: "file",
  },
  "/apply/:rentFormUrlId/documents": {
    url: "/apply/no-such-form/documents",
    status: 405,
    cacheControl: noStore,
    policy: "file",
  },
  "/preview": { url: "/preview", status: 405, cacheControl: noStore, policy: "file" },
  "/preview/frame": { url: "/preview/frame", status: 200, cacheControl: noStore, policy: "hydrated", framedBy: "self" },
  "/preview/:token": closed(`/preview/${"x".repeat(43)}`, 404),
  "/restrictions/doubt": { url: "/restrictions/doubt", status: 405, cacheControl: noStore, policy: "file" },
  "/media": { url: "/media", status: 405, cacheControl: noStore, policy: "file" },
  "/media/:hash": { url: `/media/${"0".repeat(64)}`, status: 404, cacheControl: noStore, policy: "file" },
  "/files/:documentId/view": { ...closed(`/files/${someId}/view`, 404), framedBy: "self" },
  "/files/:documentId/shown": { url: `/files/${someId}/shown`, status: 404, cacheControl: noStore, policy: "file" },
  "/files/:documentId": { url: `/files/${someId}`, status: 404, cacheControl: noStore, policy: "file" },
};

/** Each translation answers as its English page does. */
const translated = translatedAddresses.flatMap(([url, english]) => {
  const example = examples[english];
  const [, language = ""] = url.split("/");
  return example ? [[url, { ...example, url: `/${language}${example.url === "/" ? "" : example.url}` }] as const] : [];
});

export const routeExamples: Record<string, RouteExample> = { ...examples, ...Object.fromEntries(translated) };
