import type { PromiseRow } from "./promise-row.ts";

export const law: PromiseRow[] = [
  {
    promise: "What a state owes whoever hands in a portable report, and how old one may be, stands in its pack",
    said: [
      "A report of the last {} days",
      "before this was sent",
      "older than the {} days of",
      "it is valid until",
      "This report is older than {} days",
      "must be accepted when at most {} days old",
      "no fee for a check may be asked beside one of at most",
      "you accept one of at most {} days",
      "has you accept a portable screening report",
      "allows no fee beside a screening report",
    ],
    keptBy: ["app/features/forms/law/portable-report.ts", "app/features/applying/answering/report-hints.ts"],
    tests: [
      "test/domain/law/audit.test.ts",
      "test/domain/answering/rule-remarks.test.ts",
      "test/domain/builder/step-documents.test.tsx",
    ],
  },
  {
    promise: "What must never be asked is in no template and is refused as an own question",
    said: [
      "and never Social Security numbers",
      "We never ask for these",
      "Never offered here",
      "what should never be asked anywhere",
      "we block only the questions we never allow",
      "never part of choosing a tenant",
      "rights is never a mark against anyone",
    ],
    keptBy: [
      "app/features/forms/form-model/catalogue/never-offered.ts",
      "app/features/forms/law/lexicon/check-question.ts",
    ],
    tests: [
      "test/domain/marketing/texts.test.ts",
      "test/workers/rent-forms/law.test.ts",
      "test/workers/rent-forms/lexicon.test.ts",
    ],
  },
  {
    promise: "Each rule says its law, source and the day it was read",
    said: [
      "the day we read it",
      "and on which day",
      "A rule is named by its place, the day on which it was checked",
      "are never more than a hint",
    ],
    keptBy: ["app/features/forms/law/place-page.server.ts"],
    tests: ["test/domain/law/audit.test.ts", "test/domain/law/place-page.test.ts"],
  },
  {
    promise: "A live form whose law changes is read the next day, and its landlord is told a day later",
    said: ["waits here for a day before it goes out", "The first email goes out within a minute", "holds until {}"],
    keptBy: [
      "app/features/forms/law-watch/commands/read-live-forms.server.ts",
      "app/features/forms/law-watch/commands/announce-findings.server.ts",
    ],
    tests: ["test/workers/law-watch/watch.test.ts"],
  },
  {
    promise: "Texts are read in five languages",
    said: ["by rules in five languages"],
    keptBy: ["app/features/forms/law/lexicon/check-question.ts"],
    tests: ["test/domain/lexicon/corpora.test.ts"],
  },
  {
    promise: "What changes keeps its day and reason",
    said: ["The old words stay here, with the day and the reason"],
    keptBy: ["app/features/forms/law/pack-changes.ts"],
    tests: ["test/domain/law/pack-files.test.ts"],
  },
  {
    promise: "Consents of one's own stand apart and are never required where they may not be",
    said: ["A separate checkbox, never required"],
    keptBy: ["app/features/forms/form-model/consents.ts"],
    tests: ["test/domain/model/check-definition.test.ts"],
  },
  {
    promise: "Nobody is to be paid before the home was seen",
    said: ["Never send money, or a code from your phone"],
    keptBy: ["app/features/applying/answering/landlord-row.ts"],
    tests: ["test/http/landlord.test.ts"],
  },
  {
    promise: "A deposit or a fee that is noticed is above what the place allows",
    said: ["allows at most {}", "half a month's rent", "half a week's rent", "{} months' rent", "{} weeks' rent"],
    keptBy: ["app/features/forms/law/money-notes.ts"],
    tests: ["test/domain/law/money-notes.test.ts"],
  },
];
