import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { user } from "../../../../db/schema/accounts";
import { application, applicationDraft } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { formReport, questionDoubt, screening } from "../../../../db/schema/screening";
import type { ContactMessageId } from "../../../../kernel/ids";
import { openText } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { reportWords } from "../../../applying/apply/report-words";
import { definitionSchema } from "../../../forms/form-model/schema";
import { disputeSealedAs } from "../../../forms/law/commands/dispute-question.server";
import { placeNameOf } from "../../../forms/law/place-names";
import { questionDoubtSchema } from "../../../forms/law/schema";
import { sealedAs } from "../../../forms/screening/queries/screening-state.server";
import { ownTexts } from "../../../forms/screening/read-texts";
import { reportSchema } from "../../../forms/screening/schema";
import { findContactMessage } from "../../../people/contact/queries/find-contact-message.server";
import { categoryText, signText } from "../sign-words";
import { storedReasonsSchema } from "./list-queue.server";

type Sign = { points: number | null; text: string; evidence: string };
/** What somebody said of a form. `text` and `email` are empty where nothing was written. `at`: milliseconds. */
/** `isProven`: the reporter's device did the calculation. */
export type Report = { id: string; at: number; reason: string; text: string; email: string; isProven: boolean };
export type QueueDetail =
  | {
      kind: "form";
      signs: Sign[];
      state: string;
      urlId: string | null;
      /** Milliseconds; null: a guest's. */
      accountSince: number | null;
      isGuest: boolean;
      touches: { drafts: number; applications: number; papers: number };
      /** Other things of the same sender and of the same network that were looked at. */
      others: { sender: number; network: number };
      /** What the landlord says against it; null: nothing, or it is answered. */
      appeal: string | null;
      /** Of a form, the newest first, at most 20. */
      reports: Report[];
      /** What the landlord wrote. */
      texts: string[];
    }
  | { kind: "contact"; name: string; company: string; email: string; subject: string; message: string }
  | {
      kind: "account";
      id: string;
      signs: Sign[];
      accountSince: number;
      forms: number;
      applications: number;
      network: number;
    }
  | { kind: "question"; question: string; place: string; category: string; count: number }
  | { kind: "application"; formTitle: string; urlId: string; held: { at: number; score: number; signs: string[] }[] };

const shownTexts = 60;
const shownReports = 20;
const doubtSchema = questionDoubtSchema.pick({ question: true, place: true });

/** What is known of one item; null when it is gone. Of applications scores and reasons alone. */
export async function findQueueItem(services: Services, key: string): Promise<QueueDetail | null> {
  const found = /^(form|account|application|contact|question):([\w-]{1,64})$/.exec(key);
  const [, kind, id = ""] = found ?? [];
  if (kind === "contact") {
    const message = await findContactMessage(services, id as ContactMessageId);
    if (!message) return null;
    const { name, company, email, subject, message: text } = message;
    return { kind, name, company, email, subject, message: text };
  }
  if (kind === "question") return findQuestion(services, id);
  if (kind === "application") return findHeld(services, id);
  if (kind === "account") return findAccount(services, id);
  return kind === "form" ? findForm(services, id) : null;
}

async function findQuestion({ db, config }: Services, id: string): Promise<QueueDetail | null> {
  const [row] = await db.select().from(questionDoubt).where(eq(questionDoubt.id, id));
  if (!row) return null;
  const clear = await openText(config.secrets, disputeSealedAs, id, row.sealed);
  const { question, place } = doubtSchema.parse(JSON.parse(clear));
  const { category, count } = row;
  return { kind: "question", question, place: placeNameOf(place, "en"), category: categoryText(category), count };
}

async function findHeld({ db }: Services, formId: string): Promise<QueueDetail | null> {
  const [[form], rows] = await db.batch([
    db.all<{ title: string; urlId: string }>(
      sql`SELECT title, url_id AS "urlId" FROM ${rentForm} WHERE id = ${formId}`,
    ),
    db.all<{ at: number; score: number | null; reasons: string | null }>(sql`SELECT submitted_at AS "at",
      spam_score AS "score", spam_reasons AS "reasons" FROM ${application}
      WHERE form_id = ${formId} AND is_spam = 1 ORDER BY submitted_at DESC LIMIT 100`),
  ]);
  if (!form || rows.length === 0) return null;
  const held = rows.map(({ at, score, reasons }) => ({
    at,
    score: score ?? 0,
    signs: storedReasonsSchema.parse(JSON.parse(reasons ?? "[]")).map(({ code }) => signText("application", code)),
  }));
  return { kind: "application", formTitle: form.title, urlId: form.urlId, held };
}

type Row = {
  reasons: string;
  facts: string;
  state: string | null;
  urlId: string | null;
  draft: string | null;
  accountSince: number | null;
  isGuest: number;
  drafts: number;
  applications: number;
  papers: number;
  sender: number;
  network: number;
  appeal: string | null;
};

async function findAccount({ db }: Services, id: string): Promise<QueueDetail | null> {
  type Found = Record<"accountSince" | "forms" | "applications" | "network", number> & {
    reasons: string;
    facts: string;
  };
  const [row] = await db.all<Found>(sql`SELECT s.reasons, s.facts, u.created_at AS "accountSince",
      (SELECT count(*) FROM ${rentForm} AS f WHERE f.landlord_id = u.id AND f.state <> 'deleted') AS forms,
      (SELECT count(*) FROM ${application} AS a WHERE a.landlord_id = u.id) AS applications,
      (SELECT count(*) FROM ${screening} AS o WHERE o.network_hash = s.network_hash AND o.kind = 'account' AND o.id <> s.id) AS network
    FROM ${screening} AS s JOIN ${user} AS u ON u.id = s.subject_id WHERE s.kind = 'account' AND s.subject_id = ${id}`);
  if (!row) return null;
  const { reasons, facts, ...figures } = row;
  return { kind: "account", id, ...figures, signs: signsOf("account", reasons, facts) };
}

async function findForm(services: Services, id: string): Promise<QueueDetail | null> {
  const [[row], reports] = await services.db.batch([
    services.db.all<Row>(sql`SELECT CASE WHEN coalesce(s.answered_at, 0) < s.appealed_at THEN s.appeal_sealed END AS "appeal",
      s.reasons, s.facts, f.state, f.url_id AS "urlId",
      f.draft, (SELECT created_at FROM user WHERE id = coalesce(f.landlord_id, s.subject_id)) AS "accountSince",
      EXISTS (SELECT 1 FROM ${guestRentForm} AS g WHERE g.form_id = f.id AND g.claimed_by IS NULL) AS "isGuest",
      (SELECT count(*) FROM ${applicationDraft} AS d WHERE d.form_id = f.id) AS "drafts",
      (SELECT count(*) FROM ${application} AS a WHERE a.form_id = f.id AND a.is_spam = 0) AS "applications",
      (SELECT count(*) FROM ${document} AS p JOIN ${application} AS a ON a.id = p.application_id WHERE a.form_id = f.id) AS "papers",
      (SELECT count(*) FROM ${screening} AS o WHERE o.owner_hash = s.owner_hash AND o.id <> s.id) AS "sender",
      (SELECT count(*) FROM ${screening} AS o WHERE o.network_hash = s.network_hash AND o.id <> s.id) AS "network"
    FROM ${screening} AS s LEFT JOIN ${rentForm} AS f ON s.kind = 'form' AND f.id = s.subject_id
    WHERE s.kind = 'form' AND s.subject_id = ${id}`),
    services.db.all<ReportRow>(sql`SELECT id, code, sealed, is_proven AS "isProven", created_at AS "at" FROM ${formReport}
      WHERE form_id = ${id} ORDER BY created_at DESC, id LIMIT ${shownReports}`),
  ]);
  if (!row) return null;
  const definition = row.draft ? definitionSchema.safeParse(JSON.parse(row.draft)) : null;
  const signs = signsOf("form", row.reasons, row.facts);
  return {
    kind: "form",
    signs,
    state: row.state ?? "",
    urlId: row.urlId,
    appeal: row.appeal && (await openText(services.config.secrets, sealedAs.appeal, id, row.appeal)),
    accountSince: row.accountSince,
    isGuest: row.isGuest === 1,
    touches: { drafts: row.drafts, applications: row.applications, papers: row.papers },
    others: { sender: row.sender, network: row.network },
    reports: await Promise.all(reports.map((report) => openReport(services, report))),
    texts: definition?.success
      ? ownTexts(definition.data)
          .slice(0, shownTexts)
          .map(({ text }) => text)
      : [],
  };
}

type ReportRow = { id: string; code: string; sealed: string | null; isProven: number; at: number };

const wordsSchema = reportSchema.pick({ email: true, text: true });

async function openReport({ config }: Services, { id, code, sealed, isProven, at }: ReportRow): Promise<Report> {
  const words = sealed === null ? "{}" : await openText(config.secrets, sealedAs.report, id, sealed);
  const reasons: Record<string, string> = reportWords.en.reasons;
  return { id, at, reason: reasons[code] ?? code, isProven: isProven === 1, ...wordsSchema.parse(JSON.parse(words)) };
}

function signsOf(kind: "form" | "account", reasons: string, facts: string): Sign[] {
  const figures = evidenceOf(facts);
  return storedReasonsSchema
    .parse(JSON.parse(reasons))
    .sort((one, other) => other.points - one.points)
    .map(({ code, points }) => ({ points, text: signText(kind, code), evidence: figures[code] ?? "" }));
}

const factsSchema = z.looseObject({
  rent: z.object({ percentOfMedian: z.number(), forms: z.number() }).nullish(),
  elsewhere: z
    .object({ photos: z.number(), alike: z.number().default(0), addresses: z.number(), networkForms: z.number() })
    .nullish(),
  networkAccounts: z.number().nullish(),
  deviceAccounts: z.number().nullish(),
  networkForms: z.number().nullish(),
  reports: z.object({ count: z.number(), networks: z.number(), money: z.number() }).nullish(),
});

/** The figure behind a sign, in words, where the facts hold one. */
function evidenceOf(facts: string): Record<string, string> {
  const { rent, elsewhere, reports, networkAccounts, deviceAccounts, networkForms } = factsSchema.parse(
    JSON.parse(facts),
  );
  const of = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
  return {
    ...(rent && { "rent-low": `${Math.round(rent.percentOfMedian)} % of the median of ${rent.forms} forms` }),
    ...(elsewhere && {
      "photo-elsewhere": of(elsewhere.photos, "picture", "pictures"),
      "photo-alike": of(elsewhere.alike, "other form", "other forms"),
      "address-elsewhere": of(elsewhere.addresses, "other form", "other forms"),
      "many-from-network": of(elsewhere.networkForms, "other form within a day", "other forms within a day"),
    }),
    ...(networkAccounts && { "accounts-from-network": of(networkAccounts, "other account", "other accounts") }),
    ...(deviceAccounts && { "accounts-on-device": of(deviceAccounts, "other account", "other accounts") }),
    ...(networkForms && { "forms-from-network": of(networkForms, "form", "forms") }),
    ...(reports && {
      reported: `${of(reports.count, "report", "reports")}${reports.money > 0 ? `, ${reports.money} say: asked for money` : ""}`,
      "reported-again": of(reports.networks, "network", "networks"),
    }),
  };
}
