import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { translatedPages } from "./kernel/site-languages";

/** Pages of the site in other languages, each by the file of its English page. */
const translations = translatedPages.flatMap(({ path, languages }) =>
  languages.flatMap((language) => {
    const area = path === "/start" ? "public" : "marketing";
    const inLanguage = (address: string, name: string) =>
      route(`${language}${address}`, `routes/${area}/${name}.tsx`, { id: `routes/${area}/${language}/${name}` });
    if (path === "/") return [inLanguage("", "home")];
    const page = inLanguage(path, path.slice(1).replace("/", "-"));
    if (path === "/restrictions") return [page, inLanguage(`${path}/:place`, "restrictions-place")];
    return path === "/demo/inbox" ? [page, inLanguage(`${path}/:number`, "demo-application")] : [page];
  }),
);

/** The site map: a comment per heading of the specification's section 2. What is still to come stands in routes/shared/site-map.ts. */
export default [
  // Public marketing routes
  index("routes/marketing/home.tsx"),
  route("about", "routes/marketing/about.tsx"),
  route("contact", "routes/marketing/contact.tsx"),
  route("blog", "routes/marketing/blog.tsx"),
  route("blog/rss.xml", "routes/marketing/blog-rss.ts"),
  route("blog/:slug", "routes/marketing/blog-post.tsx"),
  route("faq", "routes/marketing/faq.tsx"),
  route("pricing", "routes/marketing/pricing.tsx"),
  route("privacy-policy", "routes/marketing/privacy-policy.tsx"),
  route("restrictions", "routes/marketing/restrictions.tsx"),
  route("restrictions/:place", "routes/marketing/restrictions-place.tsx"),
  route("terms-of-service", "routes/marketing/terms-of-service.tsx"),
  ...translations,
  route("demo/inbox", "routes/marketing/demo-inbox.tsx"),
  route("demo/inbox/:number", "routes/marketing/demo-application.tsx"),
  route("withdraw", "routes/marketing/withdraw.tsx"),
  route("sitemap.xml", "routes/marketing/sitemap.ts"),
  route("robots.txt", "routes/marketing/robots.ts"),

  // Public application routes
  route("start", "routes/public/start.tsx"),
  route("apply/:rentFormUrlId", "routes/public/apply.tsx"),
  route("apply/:rentFormUrlId/home/:slug?", "routes/public/apply-home.tsx"),
  route("apply/:rentFormUrlId/success", "routes/public/apply-success.tsx"),
  route("apply/:rentFormUrlId/success/answers", "routes/public/apply-last-answers.ts"),
  route("apply/:rentFormUrlId/report", "routes/public/apply-report.tsx"),
  route("apply/:rentFormUrlId/resume/:token", "routes/public/apply-resume.tsx"),
  route("apply/:rentFormUrlId/status/:token", "routes/public/apply-status.tsx"),
  route("apply/:rentFormUrlId/status/:token/correct", "routes/public/apply-correct.tsx"),
  route("apply/:rentFormUrlId/status/:token/correct/documents", "routes/public/apply-correct-documents.ts"),
  route("apply/:rentFormUrlId/status/:token/more/documents", "routes/public/apply-status-more-documents.ts"),
  route("apply/:rentFormUrlId/status/:token/more", "routes/public/apply-status-more.tsx"),
  route("apply/:rentFormUrlId/status/:token/messages", "routes/public/apply-status-messages.tsx"),
  route("apply/:rentFormUrlId/status/:token/answers.pdf", "routes/public/apply-status-answers.ts"),
  route("apply/:rentFormUrlId/confirm/:token", "routes/public/apply-confirm.tsx"),
  route("apply/:rentFormUrlId/viewing", "routes/public/apply-viewing.tsx"),
  route("apply/:rentFormUrlId/viewing/record", "routes/public/apply-viewing-record.tsx"),
  route("apply/:rentFormUrlId/viewing/record.txt", "routes/public/apply-viewing-record-text.ts"),
  route("apply/:rentFormUrlId/viewing/:token", "routes/public/apply-viewing-booking.tsx"),
  route("apply/:rentFormUrlId/viewing/:token/viewing.ics", "routes/public/apply-viewing-calendar.ts"),
  route("apply/:rentFormUrlId/status/:token/viewing", "routes/public/apply-status-viewing.tsx"),
  route("apply/:rentFormUrlId/documents", "routes/public/apply-documents.ts"),
  route("apply/:rentFormUrlId/member/:token", "routes/public/apply-member.tsx"),
  route("apply/:rentFormUrlId/member/:token/more", "routes/public/apply-member-more.tsx"),
  route("apply/:rentFormUrlId/member/:token/more/documents", "routes/public/apply-member-more-documents.ts"),
  route("apply/:rentFormUrlId/part", "routes/public/apply-part.tsx"),
  route("apply/:rentFormUrlId/part/documents", "routes/public/apply-part-documents.ts"),
  route("apply/:rentFormUrlId/part/success", "routes/public/apply-part-success.tsx"),
  route("reference/:token", "routes/public/reference.tsx"),
  route("verify-form", "routes/public/verify-form.tsx"),
  route("form-success", "routes/public/form-success.tsx"),
  route("team/:token", "routes/public/join-team.tsx"),
  route("redeem", "routes/public/redeem-code.tsx"),
  route("redeem/:token", "routes/public/redeem.tsx"),
  route("viewings/:token.ics", "routes/public/viewings-feed.ts"),
  route("unsubscribe/:guestRentFormId", "routes/public/unsubscribe.tsx"),
  route("unsubscribe/notices/:token", "routes/public/unsubscribe-notices.tsx"),
  route("account-deleted", "routes/public/account-deleted.tsx"),

  // Previews of a form that is still being built (addresses beyond the specification)
  route("preview", "routes/public/preview-new.ts"),
  route("preview/frame", "routes/public/preview-frame.tsx"),
  route("preview/:token", "routes/public/preview-link.tsx"),

  // Guest landlords (addresses beyond the specification)
  route("manage/:token", "routes/public/manage-link.tsx"),
  route("manage/form/:guestRentFormId", "routes/public/manage-form.tsx"),
  route("manage/form/:guestRentFormId/edit", "routes/public/manage-edit.tsx"),
  route("manage/form/:guestRentFormId/law", "routes/public/manage-law.tsx"),
  route("drafts/:rentFormId", "routes/app/draft.ts"),
  route("manage/form/:guestRentFormId/applications/:applicationId", "routes/public/manage-application.tsx"),
  route("manage/form/:guestRentFormId/applications/:applicationId/decide", "routes/public/manage-decide.tsx"),
  route(
    "manage/form/:guestRentFormId/applications/:applicationId/answers.pdf",
    "routes/public/manage-application-answers.ts",
  ),
  route("manage/form/:guestRentFormId/spam", "routes/public/manage-spam.tsx"),
  route("manage/form/:guestRentFormId/poster.pdf", "routes/public/manage-paper.ts", { id: "manage-poster" }),
  route("manage/form/:guestRentFormId/blank.pdf", "routes/public/manage-paper.ts", { id: "manage-blank" }),
  route("media", "routes/files/media-new.ts"),
  route("media/:hash", "routes/files/media.ts"),
  route("files/:documentId", "routes/files/document.ts"),
  route("files/:documentId/view", "routes/files/document-view.tsx"),
  route("files/:documentId/shown", "routes/files/document-shown.ts"),

  route("restrictions/doubt", "routes/public/question-dispute.ts"),

  route("language", "routes/public/language.ts"),

  // Authentication routes
  route("sign-up", "routes/auth/sign-up.tsx"),
  route("sign-in", "routes/auth/sign-in.tsx"),
  route("sign-in/second-step", "routes/auth/second-step.tsx"),
  route("reset-password", "routes/auth/reset-password.tsx"),
  route("not-me/:token", "routes/auth/not-me.tsx"),
  route("forgot-password", "routes/auth/forgot-password.tsx"),
  route("check-email", "routes/auth/check-email.tsx"),
  route("verify-email", "routes/auth/verify-email.tsx"),
  route("undo", "routes/public/undo.tsx"),
  route("sign-out", "routes/auth/sign-out.tsx"),
  route("stop-impersonating", "routes/auth/stop-impersonating.tsx"),

  // Signed-in area (under /app)
  route("app", "routes/app/layout.tsx", [
    layout("routes/app/screen.tsx", [
      index("routes/app/home.tsx"),
      route("dashboard", "routes/app/dashboard.tsx"),
      route("forms", "routes/app/forms.tsx"),
      route("forms/:rentFormId", "routes/app/forms-details.tsx"),
      route("forms/:rentFormId/share", "routes/app/forms-share.tsx"),
      route("forms/:rentFormId/numbers", "routes/app/forms-numbers.tsx"),
      route("forms/:rentFormId/versions", "routes/app/forms-versions.tsx"),
      route("forms/:rentFormId/viewings", "routes/app/forms-viewings.tsx"),
      route("forms/:rentFormId/viewings/record.pdf", "routes/app/forms-viewing-record.ts"),
      route("forms/:rentFormId/viewings/:slotId/door", "routes/app/forms-viewings-door.tsx"),
      route("forms/:rentFormId/settings", "routes/app/forms-settings.tsx"),
      route("forms/new", "routes/app/forms-new.tsx"),
      route("forms/:rentFormId/edit", "routes/app/forms-edit.tsx"),
      route("forms/:rentFormId/law", "routes/app/forms-law.tsx"),
      route("forms/:rentFormId/spam", "routes/app/forms-spam.tsx"),
      route("forms/:rentFormId/poster.pdf", "routes/app/forms-paper.ts", { id: "forms-poster" }),
      route("forms/:rentFormId/blank.pdf", "routes/app/forms-paper.ts", { id: "forms-blank" }),
      route("forms/:rentFormId/applications/:applicationId/answers.pdf", "routes/app/forms-application-answers.ts"),
      route("homes", "routes/app/homes.tsx"),
      route("homes/new", "routes/app/homes-new.tsx"),
      route("homes/import", "routes/app/homes-import.tsx"),
      route("homes/import/template.csv", "routes/app/homes-import-template.ts"),
      route("homes/import/:homeImportId", "routes/app/homes-import-details.tsx"),
      route("homes/:homeId", "routes/app/homes-details.tsx"),
      route("homes/:homeId/edit", "routes/app/homes-edit.tsx"),
      route("viewings", "routes/app/viewings.tsx"),
      route("applicants", "routes/app/applicants.tsx"),
      route("applicants/compare", "routes/app/applicants-compare.tsx"),
      route("applicants/moves", "routes/app/applicants-moves.ts"),
      route("applicants/reasons", "routes/app/applicants-reasons.ts"),
      route("applicants/messages", "routes/app/applicants-messages.ts"),
      route("guest-forms", "routes/app/guest-forms.tsx"),
      route("exports", "routes/app/exports.tsx"),
      route("exports/law.pdf", "routes/app/exports-law.ts"),
      route("exports/:exportId", "routes/app/exports-file.ts"),
      route("notifications", "routes/app/notifications.tsx"),
      route("erasures", "routes/app/erasures.tsx"),
      route("erasures/summary.csv", "routes/app/erasures-summary.ts"),
      route("notifications/list", "routes/app/notifications-list.ts"),
      route("notifications/unread", "routes/app/notifications-unread.ts"),
      route("settings", "routes/app/settings/home.tsx"),
      layout("routes/app/settings/layout.tsx", [
        route("settings/profile", "routes/app/settings/profile.tsx"),
        route("settings/team", "routes/app/settings/team.tsx"),
        route("settings/notifications", "routes/app/settings/notifications.tsx"),
        route("settings/new-forms", "routes/app/settings/new-forms.tsx"),
        route("settings/security", "routes/app/settings/security.tsx"),
        route("settings/billing", "routes/app/settings/billing.tsx"),
        route("settings/billing/cancel", "routes/app/settings/billing-cancel.tsx"),
        route("settings/billing/seats", "routes/app/settings/billing-seats.tsx"),
        route("settings/billing/year", "routes/app/settings/billing-year.tsx"),
        route("settings/billing/refund", "routes/app/settings/billing-refund.tsx"),
      ]),
      route("confirm", "routes/app/confirm.tsx"),
      route("settings/theme", "routes/app/settings/theme.ts"),
      route("settings/profile/data/:exportId", "routes/app/settings/data.ts"),
      route("*", "routes/app/not-found.tsx"),
    ]),
  ]),

  route("app/forms/:rentFormId/versions/:number", "routes/app/forms-version.tsx"),

  // Admin area: guarded as a whole; its pages come with their capabilities
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/home.tsx"),
    route("jobs", "routes/admin/jobs.tsx"),
    route("law", "routes/admin/law.tsx"),
    route("people", "routes/admin/people.tsx"),
    route("people/:userId", "routes/admin/person.tsx"),
    route("credit-vouchers", "routes/admin/credit-vouchers.tsx"),
    route("credit-vouchers/papers", "routes/admin/credit-vouchers-papers.ts"),
    route("credit-vouchers/:voucherId", "routes/admin/credit-voucher.tsx"),
    route("spam-protection", "routes/admin/spam-queue.tsx"),
    route("spam-protection/rules", "routes/admin/spam-rules.tsx"),
    route("spam-protection/numbers", "routes/admin/spam-numbers.tsx"),
    route("spam-protection/log", "routes/admin/spam-log.tsx"),
    route("spam-protection/switches", "routes/admin/spam-switches.tsx"),
    route("email-test", "routes/admin/email-test.tsx"),
    route("email-test/mail", "routes/admin/email-test-mail.ts"),
    route("*", "routes/admin/not-found.tsx"),
  ]),

  // Unknown routes
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
