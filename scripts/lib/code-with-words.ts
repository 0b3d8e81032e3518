import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { findLiteralWords, type LiteralWords } from "./literal-words.ts";

const root = join(import.meta.dirname, "../..");

/** Code whose words stay where they are, and why. */
const exceptions: Record<string, string> = {
  "app/words/**": "the words themselves",
  "app/features/operator/**": "the operator's pages are in English only",
  "app/routes/admin/**": "the operator's pages are in English only",
  "app/routes/shared/{admin-navigation,impersonation-banner,spam-protection}.*":
    "the operator alone reads them, in English",
  "app/routes/shared/site-pages.ts": "files for machines",
  "app/features/money/vouchers/ui/{make-vouchers,made-vouchers,voucher-table,voucher-acts,goodwill-form,redemption-list}.tsx":
    "the operator's pages are in English only",
  "app/features/forms/law-watch/ui/announcements.tsx": "the operator's pages are in English only",
  "app/features/applying/apply/preview/demo-form.ts": "an invented landlord",
  "app/features/forms/form-model/{section-plans,earlier-addresses,consents}.ts":
    "ready texts, which a form carries: its other languages are in ready-texts.json",
  "app/features/forms/form-model/catalogue/!(never-offered).ts":
    "ready texts, which a form carries: its other languages are in ready-texts.json",
  "app/features/forms/law/subplaces.ts": "names of cities and counties, as the law's files have them",
  "app/features/forms/law/due-entries.ts": "what a developer reads of entries to check again",
  "app/features/forms/law/hand-over.ts": "a fault of the law's files, for developers",
  "app/features/forms/builder/region-options.ts": "names of states and provinces, as addresses have them",
  "app/mail/sample.ts": "an invented person and home",
  "app/features/money/withdrawals/german-*.ts": "German by law, on a page of another language",
  "app/kernel/messages.ts": "answers to programs and to the admin, lines of logs, faults of settings",
  "app/platform/auth/**/{address-guards,auth-answers,confirm-address,create-auth,guards,plugin,sign-up-options,take-limit}.server.ts":
    "answers of the API: pages say them in their own words, by their codes",
  "app/platform/stripe/catalogue.ts": "what Stripe calls us",
  "workers/{data-requests,failure-answers,origin-check}.ts": "answers to requests that no page sends",
  "workers/api/auth.ts": "an answer of the API",
  "app/platform/config.ts": "faults of settings, for who deploys",
  "app/platform/stripe/stand-in/**": "answers as Stripe does, for developers and tests",
  "workers/api/dev-*.ts": "pages for developers",
  "workers/api/{stripe,resend}.ts": "answers to Stripe and Resend",
  "app/features/money/withdrawals/commands/declare-withdrawal.server.ts": "what the operator reads of a declaration",
  "app/features/money/billing/commands/receive-event.server.ts": "answers to Stripe",
  "workers/well-known.ts": "a file for machines",
};

type Found = LiteralWords & { file: string; folder: string };

/** Every text for people that stands in code. */
export function findWordsInCode(): Found[] {
  const files = globSync("{app,workers}/**/*.{ts,tsx}", { cwd: root }).sort();
  return files
    .filter((file) => !Object.keys(exceptions).some((pattern) => matchesGlob(file, pattern)))
    .flatMap((file) =>
      findLiteralWords(file, readFileSync(join(root, file), "utf8")).map((words) => ({
        ...words,
        file,
        folder: folderOf(file),
      })),
    );
}

/** How many stand in each folder, by its name. */
export function countByFolder(found: readonly Found[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { folder } of found) counts[folder] = (counts[folder] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A feature by wing and name, pages by area (tenants' apart), other code by its folder. */
function folderOf(file: string): string {
  if (/^app\/routes\/public\/(?:apply|reference)/.test(file)) return "routes/public: tenants";
  const [, feature] = /^app\/features\/([^/]+\/[^/]+)\//.exec(file) ?? [];
  const [, area] = /^app\/(routes\/[^/]+)\//.exec(file) ?? [];
  const [, other] = /^app\/([^/]+)\//.exec(file) ?? [];
  return feature ?? area ?? other ?? file.split("/")[0] ?? file;
}
