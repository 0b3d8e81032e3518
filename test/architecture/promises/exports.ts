import type { PromiseRow } from "./promise-row.ts";

export const exports: PromiseRow[] = [
  {
    promise: "An export or archive is there for 24 hours, then deleted",
    said: [
      "Each file is kept for 24 hours, then deleted",
      "kept for 24 hours",
      "can be downloaded for 24 hours",
      "Ready until {}",
    ],
    keptBy: ["workers/jobs/sweeps/exports.ts", "app/features/deciding/exports/rules.ts"],
    tests: ["test/workers/exports/applications.test.ts", "test/http/accounts/export.test.ts"],
  },
  {
    promise:
      "All that an account holds can be downloaded, and the account deleted, with what was made by the same address when its holder says so",
    said: [
      "find a download of everything and the deletion of the account",
      "are named there and deleted with it when they say so",
    ],
    keptBy: [
      "app/features/deciding/exports/commands/build-export.server.ts",
      "app/features/people/account-data/commands/erase-account.server.ts",
    ],
    tests: [
      "test/workers/exports/all-data.test.ts",
      "test/http/accounts/export.test.ts",
      "test/http/accounts/ownership.test.ts",
      "test/workers/contact.test.ts",
    ],
  },
  {
    promise: "A workbook takes 1,000 applications; an export of more is the CSV",
    said: ["Up to 1,000 applications"],
    keptBy: ["app/features/deciding/exports/rules.ts", "app/features/deciding/exports/queries/list-workbook.server.ts"],
    tests: ["test/workers/exports/applications.test.ts"],
  },
  {
    promise: "A tenant can save what was sent as a PDF without an account",
    said: ["There one can read and download an application", "Save what you sent as a PDF"],
    keptBy: ["app/features/deciding/pdf/answer-paper.ts"],
    tests: ["test/http/after/answers-paper.test.ts"],
  },
];
