import { and, eq, sql } from "drizzle-orm";
import { applicationDraft, applicationKey } from "../../../../db/schema/applications";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import type { RawAnswers } from "../../../forms/form-model/answers";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import { type Draft, draftIdOf, findDraft, isUnsent } from "../../applications/queries/find-draft.server";
import { draftLifeMs } from "../../applications/rules";
import type { StepFeedback } from "../../applications/step-feedback";
import { type StoredDraft, sealDraft } from "../../applications/stored-application";

/** Raw answers as JSON may weigh this much; far above any honest form (300 fields), far below a D1 row's limit. */
const maxRawLetters = 400_000;
const settledAtMost = 50;

/** Makes the draft of an open form (the caller asked D1). Answers the raw token; `content`: what it begins with. */
export async function startDraft(
  services: Services,
  form: PublishedForm,
  locale: string,
  content: Pick<StoredDraft, "raw" | "feedback"> = { raw: {} },
): Promise<{ token: string }> {
  const { db, ids, clock, dataKeys } = services;
  const token = ids.token();
  const tokenHash = await sha256Hex(token);
  const id = draftIdOf(tokenHash);
  const { wrapped, key } = await dataKeys.create(id);
  const now = clock.now().getTime();
  const data = await sealDraft(key, { v: 1, done: [], ...content });
  await db.batch([
    db.insert(applicationDraft).values({
      id,
      formId: form.formId,
      versionId: form.versionId,
      tokenHash,
      data,
      locale,
      createdAt: now,
      updatedAt: now,
      expiresAt: now + draftLifeMs,
    }),
    db.insert(applicationKey).values({ applicationId: id, ...wrapped, createdAt: now }),
  ]);
  return { token };
}

export type DraftChange = {
  /** The answers with this step put in; called again on a newer draft when another tab saved in between. */
  change: (raw: RawAnswers, draft: Draft) => RawAnswers;
  /** The section that was continued from. */
  done?: string;
  /** The page this came from showed the newest version, and so what is new in it. */
  isNewestShown?: boolean;
  /** The section whose answers these are, and the page that they come from. */
  savedBy?: { section: string; page: string };
  /** A question about an answer that is not asked again. */
  settled?: string | undefined;
  /** What the next page has to say. */
  feedback?: StepFeedback;
  /** The language that its pages are wanted in from now on. */
  locale?: PageLocale | null;
};

/** Saves what was typed, encrypted, merged into a newer save. "submitted": sent meanwhile; "gone": past or erased. */
export async function saveDraft(
  services: Services,
  saving: { form: PublishedForm; token: string; draft: Draft },
  { change, done, isNewestShown = false, savedBy, settled, feedback, locale }: DraftChange,
): Promise<Result<Draft, "submitted" | "gone" | "too-large">> {
  let { draft } = saving;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (draft.submittedAt !== null) return err("submitted");
    const raw = change(draft.stored.raw, draft);
    if (JSON.stringify(raw).length > maxRawLetters) return err("too-large");
    const sections = done && !draft.stored.done.includes(done) ? [...draft.stored.done, done] : draft.stored.done;
    const next: Draft = {
      ...draft,
      versionId: isNewestShown ? (saving.form.versionId as Draft["versionId"]) : draft.versionId,
      rev: draft.rev + 1,
      locale: locale ?? draft.locale,
      stored: {
        ...draft.stored,
        raw,
        done: sections,
        feedback,
        ...(savedBy && { savedBy: { ...draft.stored.savedBy, [savedBy.section]: savedBy.page } }),
        ...(settled && { settled: [...(draft.stored.settled ?? []), settled].slice(-settledAtMost) }),
      },
    };
    if (await writeDraft(services, draft, next)) return ok(next);
    const newer = await findDraft(services, saving.form.formId, saving.token, draft.part ? "part" : "lead");
    if (!newer) return err("gone");
    draft = newer;
  }
  return err("gone");
}

/** Ends a draft that nobody wants kept: no key opens it from now on, and the sweep erases it with its files. */
export async function endDraft({ db, clock }: Services, draft: Draft): Promise<void> {
  await db
    .update(applicationDraft)
    .set({ expiresAt: clock.now().getTime(), remindAt: null })
    .where(and(eq(applicationDraft.id, draft.id), isUnsent));
}

async function writeDraft({ db, clock }: Services, draft: Draft, next: Draft): Promise<boolean> {
  const saved = await db
    .update(applicationDraft)
    .set({
      data: await sealDraft(draft.key, next.stored),
      versionId: next.versionId,
      locale: next.locale,
      rev: sql`${applicationDraft.rev} + 1`,
      updatedAt: clock.now().getTime(),
    })
    .where(and(eq(applicationDraft.id, draft.id), eq(applicationDraft.rev, draft.rev), isUnsent))
    .returning({ rev: applicationDraft.rev });
  return saved.length > 0;
}
