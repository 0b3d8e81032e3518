import { sql } from "drizzle-orm";
import { z } from "zod";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { contactMessage } from "../../../../db/schema/contact";
import { rentForm } from "../../../../db/schema/forms";
import { audit } from "../../../../db/schema/platform";
import { questionDoubt, screening } from "../../../../db/schema/screening";
import { dayMs } from "../../../../kernel/durations";
import type { Services } from "../../../../services";
import { contactPoints } from "../../../people/contact/rules";
import type { QueueItem } from "../queue";
import { categoryText, contactSignText, signText } from "../sign-words";

/** So many of each kind are read; whoever has decided about these sees the next. */
const readAtMost = 200;
/** A form's applications stand here from as many held within a week on; below, its landlord deals with them. */
export const heldFrom = 5;
/** They are counted among so many of the newest; what they are suspected of is read off so many of a form. */
const heldLookedAt = 500;
const readOfForm = 100;

export const storedReasonsSchema = z.array(z.object({ code: z.string(), points: z.number() }));

/** SQL on screening as s: what was said against a look is not answered. */
export const isAppealed = sql`(s.appealed_at IS NOT NULL AND coalesce(s.answered_at, 0) < s.appealed_at)`;

/** Everything that waits for the admin's look, in no order. One batch. */
export async function listQueue({ db, clock }: Services): Promise<QueueItem[]> {
  const now = clock.now().getTime();
  const [screened, messages, applications, questions] = await db.batch([
    db.all<ScreenedRow>(sql`SELECT s.kind, s.subject_id AS "id", s.score, s.reasons, s.created_at AS "at",
        ${isAppealed} AS "isAppeal", CASE s.kind WHEN 'account' THEN s.network_hash ELSE s.owner_hash END AS "ownerHash",
        coalesce(f.title, u.email) AS "title"
      FROM ${screening} AS s LEFT JOIN ${rentForm} AS f ON s.kind = 'form' AND f.id = s.subject_id
        LEFT JOIN ${user} AS u ON s.kind = 'account' AND u.id = s.subject_id
      WHERE (s.state = 'waiting' OR ${isAppealed}) AND (s.kind = 'form' OR (s.kind = 'account' AND u.id IS NOT NULL AND coalesce(u.banned, 0) = 0)) ORDER BY s.score DESC, s.id DESC LIMIT ${readAtMost}`),
    db.all<MessageRow>(sql`SELECT id, score, reasons, created_at AS "at", email_hash AS "ownerHash" FROM ${contactMessage}
      WHERE is_spam = 1 AND decided_at IS NULL ORDER BY created_at DESC LIMIT ${readAtMost}`),
    db.all<ClusterRow>(sql`SELECT form_id AS "id", count(*) AS "count", max(spam_score) AS "score", min(submitted_at) AS "at",
        (SELECT group_concat(code, ' ') FROM (SELECT r.value ->> 'code' AS code FROM (SELECT a.spam_reasons FROM ${application} AS a
            WHERE a.form_id = held.form_id AND a.is_spam = 1 ORDER BY a.submitted_at DESC LIMIT ${readOfForm}) AS newest,
          json_each(newest.spam_reasons) AS r GROUP BY 1 ORDER BY count(*) DESC LIMIT 3)) AS "codes"
      FROM (SELECT form_id, spam_score, submitted_at FROM ${application} WHERE is_spam = 1 AND submitted_at > ${now - 7 * dayMs}
        ORDER BY submitted_at DESC LIMIT ${heldLookedAt}) AS held
      WHERE submitted_at > coalesce((SELECT CASE action WHEN 'screen.applications-keep' THEN at END FROM ${audit}
          WHERE target_id = held.form_id AND action IN ('screen.applications-keep', 'screen.applications-back')
          ORDER BY at DESC LIMIT 1), 0)
      GROUP BY form_id HAVING count(*) >= ${heldFrom} ORDER BY max(submitted_at) DESC LIMIT ${readAtMost}`),
    db.all<QuestionRow>(sql`SELECT id, category, count, created_at AS "at" FROM ${questionDoubt}
      WHERE decided_at IS NULL ORDER BY created_at LIMIT ${readAtMost}`),
  ]);
  return [
    ...screened.map(screenedItem),
    ...messages.map(messageItem),
    ...applications.map(clusterItem),
    ...questions.map(questionItem),
  ];
}

type ScreenedRow = {
  kind: "form" | "account";
  id: string;
  score: number;
  reasons: string;
  at: number;
  isAppeal: number;
  ownerHash: string | null;
  title: string | null;
};
type MessageRow = { id: string; score: number; reasons: string; at: number; ownerHash: string };
type QuestionRow = { id: string; category: string; count: number; at: number };
type ClusterRow = { id: string; count: number; score: number | null; at: number; codes: string | null };

function screenedItem({ kind, id, score, reasons, at, isAppeal, ownerHash, title }: ScreenedRow): QueueItem {
  const found = storedReasonsSchema.parse(JSON.parse(reasons)).sort((one, other) => other.points - one.points);
  return {
    key: `${kind}:${id}`,
    kind,
    title: kind === "form" ? `“${title ?? "Form"}”` : masked(title ?? ""),
    score: Math.min(100, score),
    why: found.map(({ code }) => signText(kind, code)),
    at,
    isAppeal: isAppeal === 1,
    ownerHash,
  };
}

function messageItem({ id, score, reasons, at, ownerHash }: MessageRow): QueueItem {
  const codes = z.array(z.string()).parse(JSON.parse(reasons));
  const why = codes.map(contactSignText);
  const base = { key: `contact:${id}`, kind: "contact" as const, title: "Contact message", at, isAppeal: false };
  return { ...base, score: contactPoints(score), why, ownerHash };
}

/** Nothing bad waits here: it stands below what is doubtful, and rises with each who sends it. */
function questionItem({ id, category, count, at }: QuestionRow): QueueItem {
  const why = [`Refused as: ${categoryText(category)}`, ...(count > 1 ? [`Sent ${count} times`] : [])];
  const base = { key: `question:${id}`, kind: "question" as const, title: "A question is refused, wrongly?" };
  return { ...base, score: Math.min(30, 5 * count), why, at, isAppeal: false, ownerHash: null };
}

function clusterItem({ id, count, score, at, codes }: ClusterRow): QueueItem {
  return {
    key: `application:${id}`,
    kind: "application",
    title: `${count}${count === heldLookedAt ? " or more" : ""} applications held of one form`,
    score: Math.min(100, score ?? 0),
    why: (codes ?? "")
      .split(" ")
      .filter(Boolean)
      .map((code) => signText("application", code)),
    at,
    isAppeal: false,
    ownerHash: null,
  };
}

/** "m…7@mailbox.test": enough to know one from another. */
export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at);
  return at < 0 ? "Account" : `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ""}${email.slice(at)}`;
}
