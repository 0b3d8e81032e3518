import type { PromiseRow } from "./promise-row.ts";

export const access: PromiseRow[] = [
  {
    promise: "A guest's address is shown to nobody who applies",
    said: ["Applicants never see this address"],
    keptBy: ["app/features/forms/form-model/as-shown.ts"],
    tests: ["test/http/loader-data.test.ts", "test/workers/rent-forms/state.test.ts"],
  },
  {
    promise: "Reasons that law asks of a landlord stay with the form",
    said: ["Kept with the form, never shown to applicants", "Applicants never see it"],
    keptBy: ["app/features/forms/form-model/as-shown.ts"],
    tests: ["test/http/apply-optional.test.ts", "test/http/loader-data.test.ts"],
  },
  {
    promise: "Who reads an own part: the landlord alone",
    said: ["so that you see the whole household at once"],
    keptBy: ["app/features/applying/applications/household/queries/find-members.server.ts"],
    tests: ["test/http/apply-household.test.ts"],
  },
  {
    promise: "Move-in date, income, adults and pets stay clear; the rest of a person does not",
    said: ["also stand there without that encryption"],
    keptBy: [
      "app/features/applying/apply/commands/submit-application.server.ts",
      "app/platform/people/people.server.ts",
    ],
    tests: ["test/workers/nothing-readable.test.ts"],
  },
  {
    promise:
      "A browser that keeps the last answers keeps them locked, for six months, without documents, consents and signatures",
    said: [
      "locked with a key that never leaves it",
      "They are locked with a key that never leaves the browser",
      "Your answers are kept in this browser for six months",
    ],
    keptBy: [
      "app/features/applying/apply/browser/last-copy.ts",
      "app/features/applying/apply/saved-answers/queries/find-saved-answers.server.ts",
    ],
    tests: ["test/e2e/last-answers.test.ts", "test/domain/applications/last-answers.test.ts"],
  },
  {
    promise: "Card numbers go to Stripe and never to us",
    said: ["card numbers never reach us"],
    keptBy: ["app/features/money/billing/commands/start-purchase.server.ts"],
    tests: ["test/http/billing.test.ts"],
  },
  {
    promise: "No machine decides about a person",
    said: ["No decision about a person is made by a machine"],
    keptBy: ["app/features/applying/applications/states.ts"],
    tests: ["test/domain/decision/rules.test.ts"],
  },
  {
    promise:
      "Views of a form are counted without anything about the visitor; the landlord's own and those of machines are not",
    said: ["whoever opens the page again counts again"],
    keptBy: ["app/platform/visits.ts"],
    tests: ["test/http/forms/visits.test.ts"],
  },
  {
    promise: "The page of what was sent opens on its device for a day",
    said: ["It opens from here for a day", "A day has passed since you sent it"],
    keptBy: ["app/features/applying/apply/commands/open-status-page.server.ts"],
    tests: ["test/http/apply-own-page.test.ts"],
  },
  {
    promise: "Tenants see when a document was looked at or downloaded",
    said: [
      "when a document was looked at or downloaded",
      "We write down when an application is first opened",
      "You see when one was opened",
    ],
    keptBy: ["app/features/applying/documents/commands/open-document.server.ts"],
    tests: ["test/http/guests/viewer.test.ts", "test/http/apply-status.test.ts", "test/e2e/documents.test.ts"],
  },
  {
    promise: "The others of a household see neither answers nor documents of a part",
    said: ["They do not see your answers, and you do not see theirs", "the others who apply do not"],
    keptBy: ["app/features/applying/applications/household/queries/find-members.server.ts"],
    tests: ["test/http/apply-household.test.ts"],
  },
  {
    promise: "Links of mails are stored as hashes, sealed where a letter waits",
    said: ["are stored as fingerprints, or encrypted until the email has left"],
    keptBy: ["app/platform/link-tokens.server.ts", "app/platform/auth/account-mail.server.ts"],
    tests: ["test/http/accounts/wire.test.ts", "test/workers/nothing-readable.test.ts"],
  },
  {
    promise: "Nothing of another company is loaded by a page",
    said: [
      "No scripts, fonts or pictures of other companies are on our pages",
      "No analytics company and no error-reporting service gets data",
    ],
    keptBy: ["app/platform/security-headers.ts"],
    tests: ["test/http/every-route.test.ts", "test/e2e/public-site.test.ts"],
  },
  {
    promise: "What is typed into the example form is not stored",
    said: ["Nothing you type is stored"],
    keptBy: ["app/features/applying/apply/preview/preview-stage.tsx"],
    tests: ["test/e2e/preview.test.ts"],
  },
  {
    promise: "A form without an account stays in its browser until it is published",
    said: ["What you make stays in your browser until you publish"],
    keptBy: ["app/features/forms/builder/draft-store.ts"],
    tests: ["test/domain/builder/draft-store.test.ts", "test/e2e/start.test.ts"],
  },
  {
    promise: "Codes at the door are new each minute, show around their slot alone, and each marks one booking",
    said: [
      "A new code comes each minute",
      "Codes show from 15 minutes before the slot",
      "Holds for this booking alone",
    ],
    keptBy: [
      "app/features/applying/viewings/queries/find-door.server.ts",
      "app/features/applying/viewings/door-code.ts",
      "app/features/applying/viewings/rules.ts",
    ],
    tests: ["test/workers/viewings/day.test.ts", "test/domain/viewings/door-code.test.ts"],
  },
  {
    promise: "The list of viewings is kept in the browser for a day, and not beyond signing out",
    said: ["This list stays readable in this browser", "they appear here on the day"],
    keptBy: ["public/viewings-worker.js", "app/kernel/viewings-copy.ts"],
    tests: ["test/e2e/viewings-landlord.test.ts"],
  },
];
