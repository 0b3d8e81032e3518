import type { PromiseRow } from "./promise-row.ts";

export const accounts: PromiseRow[] = [
  {
    promise: "What is sensitive is asked for again, every 15 minutes at most",
    said: ["at most every 15 minutes"],
    keptBy: ["app/platform/auth/second-factor/steps.server.ts"],
    tests: ["test/http/accounts/second-factor.test.ts"],
  },
  {
    promise: "A lost second step is removed after 72 hours, which its owner can stop",
    said: [
      "We remove your second step after 72 hours",
      "The 72 hours are over",
      "Remove my second step in 72 hours",
      "the password alone opens your account",
    ],
    keptBy: ["app/platform/auth/second-factor/lost-factor.server.ts"],
    tests: ["test/http/accounts/lost-factor.test.ts"],
  },
  {
    promise: "Wrong codes and passwords make one wait as long as the page says",
    said: [
      "Wait a minute and try again",
      "Wait {} minutes and try again",
      "Wait 15 minutes and try again",
      "Codes change every 30 seconds",
    ],
    keptBy: ["app/platform/auth/limits.ts", "app/platform/auth/second-factor/steps.server.ts"],
    tests: ["test/http/accounts/limits.test.ts", "test/http/accounts/second-factor.test.ts"],
  },
  {
    promise: "A session ends 7 days after the last visit, after 30 days at most",
    said: ["7 days after the last visit, 30 days at most", "between two looks at our records, one minute"],
    keptBy: ["app/platform/auth/access.ts", "workers/jobs/sweeps/accounts.ts"],
    tests: ["test/http/accounts/admin.test.ts", "test/http/accounts/revocation.test.ts"],
  },
  {
    promise: "Other cookies live as long as the policy says",
    said: [
      "asks for no password there, two days",
      "so that no one can lock you out, 400 days",
      "second step is under way, some minutes",
      "has begun on this device, 30 days",
      "what was wrong with a form you sent, 30 minutes",
      "how far the deleting is, 7 days",
      "asks you to check your email, one hour",
      "Says in which shared account you chose to work, until you sign out, half a year at most",
      "Remember a chosen language and appearance, one year",
    ],
    keptBy: [
      "app/platform/auth/sign-up-browser.ts",
      "app/platform/auth/known-device.server.ts",
      "app/features/applying/applications/draft-cookie.ts",
      "workers/refused-posts.ts",
      "app/features/people/account-data/erasure-cookie.ts",
      "app/features/people/accounts/typed-address-cookie.ts",
      "app/platform/theme.ts",
    ],
    tests: [
      "test/domain/marketing/cookies-said.test.tsx",
      "test/architecture/cookies.test.ts",
      "test/http/accounts/known-device.test.ts",
    ],
  },
  {
    promise: "An invitation to an account is accepted once, within 7 days, by whoever has its address",
    said: [
      "The invitation can be accepted for 7 days",
      "It works for 7 days",
      "or its 7 days have passed",
      "That was many invitations in a day",
    ],
    keptBy: [
      "app/kernel/links.ts",
      "app/features/people/teams/commands/join-team.server.ts",
      "app/platform/auth/limits.ts",
    ],
    tests: ["test/http/team.test.ts"],
  },
  {
    promise: "A colleague's part ends when it is ended, or with either account; an invitation goes after its time",
    said: ["or either account is deleted", "until it is accepted or withdrawn"],
    keptBy: [
      "app/features/people/account-data/commands/erase-account-rows.server.ts",
      "app/features/people/teams/commands/change-team.server.ts",
      "workers/jobs/sweeps/accounts.ts",
    ],
    tests: ["test/workers/recovery/erased-account.test.ts", "test/domain/marketing/retention.test.ts"],
  },
  {
    promise: "Colleagues may what their role and the plan allow, and letters never carry their names",
    said: ["With Pro two colleagues may decide", "never a colleague’s"],
    keptBy: ["app/features/people/teams/seats.ts", "app/routes/shared/team-access.ts"],
    tests: ["test/http/team.test.ts", "test/http/team-matrix.test.ts"],
  },
  {
    promise: "A colleague with chosen homes, at most 100, reads nothing of others",
    said: ["Choose at most 100 homes", "viewings of other homes stay closed"],
    keptBy: ["app/features/people/teams/homes.ts", "app/platform/auth/landlord-of.server.ts"],
    tests: ["test/http/team-matrix.test.ts", "test/http/team.test.ts"],
  },
  {
    promise: "A suspended form or account gets a mail with the reason, and can answer",
    said: ["You get an email with the reason", "a suspended account can’t be signed in to"],
    keptBy: ["app/platform/auth/auth-after-hook.server.ts", "app/features/forms/rent-forms/mails/form-life.server.ts"],
    tests: [
      "test/http/admin/people.test.ts",
      "test/workers/jobs/form-life.test.ts",
      "test/http/admin/decisions.test.ts",
    ],
  },
  {
    promise: "Forms made with the same address move by a press behind a mailed link alone",
    said: ["with the press that confirms the address", "only a press there moves them"],
    keptBy: ["app/features/people/account-data/commands/claim-forms.server.ts"],
    tests: ["test/http/accounts/takeover.test.ts", "test/nightly/http/attack/accounts.test.ts"],
  },
];
