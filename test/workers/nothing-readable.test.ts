import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { saveCorrection } from "../../app/features/applying/applicant/correct/commands/save-correction.server";
import { sendCorrection } from "../../app/features/applying/applicant/correct/commands/send-correction.server";
import { findCorrection } from "../../app/features/applying/applicant/correct/queries/find-correction.server";
import { sweepUnsearched } from "../../app/features/applying/applications/commands/index-application.server";
import { askForResumeLink } from "../../app/features/applying/apply/commands/resume-draft.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { sendPart } from "../../app/features/applying/apply/household/commands/send-part.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import { answerLandlord, findThread } from "../../app/features/applying/messages/commands/answer-landlord.server";
import { writeMessages } from "../../app/features/applying/messages/commands/write-messages.server";
import { listApplicants } from "../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../app/features/deciding/inbox/rules/read-list-address";
import { findManagedPage } from "../../app/features/deciding/manage-link/queries/find-managed-page.server";
import { undoClaim } from "../../app/features/people/account-data/commands/claim-forms.server";
import { eraseAccount } from "../../app/features/people/account-data/commands/erase-account.server";
import type { FoundClaim } from "../../app/features/people/account-data/queries/find-guest-forms.server";
import { sendContactMessage } from "../../app/features/people/contact/commands/send-contact-message.server";
import type { AccountLandlord } from "../../app/kernel/actor";
import type { ApplicationId, OutboxId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { signContactPage } from "../../app/platform/support-messages.server";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { sendApplication } from "../support/applications";
import { asked } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { claimed } from "../support/claims";
import { correctPerson } from "../support/corrections";
import { createDice } from "../support/dice";
import { askedExport } from "../support/exports";
import { aDefinition, anAccount, aPublishedForm, ids, mintToken, testServices } from "../support/forms";
import { aHousehold, partOf } from "../support/household";
import { personOf, termsUnder } from "../support/people";
import { readable } from "../support/readable-words";
import { aReadyDraft, submitInput } from "../support/ready-draft";
import { refereeAnswers } from "../support/referee-form";
import { aRefereeDesk, ask } from "../support/references";
import { aDesk } from "../support/review";

const dice = createDice(3);

/** All jobs that wait, as often as they make new ones. */
async function runJobs(services: Services): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const { results } = await bindings.DB.prepare(
      "SELECT id FROM outbox WHERE done_at IS NULL AND dead_at IS NULL",
    ).all<{ id: OutboxId }>();
    for (const { id } of results) await runJob(services, id);
  }
}

/** Words that stand nowhere else; a phone number of digits that no id has. */
function aPlanted() {
  const mark = ids.nodeId();
  // An exchange of North America begins with 2 to 9.
  const number = String(2e6 + Math.floor(dice() * 8e6));
  const [first, last] = [`Zor${mark}`, `Quen${mark}wick`];
  return { first, last, email: `email${mark}@plant${mark}.example`, phone: `+1503${number}` };
}

type Planted = ReturnType<typeof aPlanted>;
const wordsOf = ({ first, last, email, phone }: Planted) => [
  first,
  last,
  email.split("@")[0] ?? "",
  email,
  phone,
  phone.slice(2),
];

async function applied(services: Services, planted: Planted, options: { owner?: string; isSpam?: boolean } = {}) {
  const form = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?")
    .bind(options.owner ?? null, form.formId)
    .run();
  const ready = await aReadyDraft(
    services,
    form,
    {
      [`${asked.name}.first`]: planted.first,
      [`${asked.name}.last`]: planted.last,
      [asked.email]: planted.email,
      [asked.phone]: planted.phone,
      [asked.sign]: `${planted.first} ${planted.last}`,
    },
    `payslip ${planted.last}.pdf`,
  );
  const spam = options.isSpam ? { ...unsuspected, score: 50, isSpam: true } : unsuspected;
  const sent = await submitApplication(services, { ...submitInput(services, ready), spam });
  if (!sent.ok) throw new Error(sent.code);
  return { form, id: ready.draft.id };
}

async function found(services: Services, actor: AccountLandlord, query: string) {
  const page = await listApplicants(services, actor, readInboxAddress(new URLSearchParams(query)), "en");
  return page?.applicants.map(({ name, email, phone }) => ({ name, email, phone }));
}

describe("the encryption of names and addresses in D1, KV and R2", () => {
  // Red when a command writes a name, an address or a number as it was typed, or a term without its hash.
  it("covers applicants of a guest's and an account's form, suspected spam included", async () => {
    const services = testServices();
    const { userId, actor } = await anAccount(services);
    for (const options of [{}, { owner: userId }, { isSpam: true }]) {
      const planted = aPlanted();
      const { id } = await applied(services, planted, options);
      await runJobs(services);
      while ((await sweepUnsearched(services)) > 0);
      expect(await readable(wordsOf(planted))).toEqual([]);
      const person = { name: `${planted.first} ${planted.last}`, email: planted.email, phone: planted.phone };
      expect(await personOf(services, id)).toEqual(person);
      if (options.owner) {
        for (const q of [planted.last, planted.email, planted.phone.slice(-4), planted.first.slice(0, 3)]) {
          expect(await found(services, actor, new URLSearchParams({ q }).toString()), q).toEqual([person]);
        }
        await askedExport(services, actor, { list: "", search: planted.last });
        expect(await readable(wordsOf(planted))).toEqual([]);
      }
    }
  });

  it("covers people whom a tenant names, and the answers of household parts", async () => {
    const { services, owner, mark, bo, gus } = await aHousehold();
    await sendPart(services, await partOf(services, owner.urlId, bo, "1000"));
    await runJobs(services);
    expect(gus.role).toBe("guarantor");
    expect(await readable([`ada-${mark}`, `bo-${mark}`, `gus-${mark}`, "own@tenant.example"])).toEqual([]);
  });

  it("covers referees, corrections, messages, resume links and messages to support", async () => {
    const services = testServices();
    const mark = ids.nodeId();
    const desk = await aRefereeDesk(services, { answers: refereeAnswers(`-${mark}`) });
    expect((await ask(services, desk)).ok).toBe(true);
    const thread = { applicationIds: [desk.applicationId], postId: crypto.randomUUID(), isNamed: false };
    await writeMessages(services, desk.actor, { ...thread, text: `Call +1503${mark}` });
    const statusToken = await mintToken(services, mailLinks.applicationStatus, desk.applicationId);
    const opened = await findThread(services, statusToken);
    if (!opened) throw new Error("No thread");
    await answerLandlord(services, opened, { postId: crypto.randomUUID(), text: `I am Quen${mark}`, upTo: Date.now() });

    const planted = aPlanted();
    const sender = aPlanted();
    const { form, id } = await applied(services, sender);
    const token = await mintToken(services, mailLinks.applicationStatus, id);
    const correction = await findCorrection(services, { token, urlId: form.urlId });
    if (!correction) throw new Error("No application");
    const typed = {
      [`${asked.name}.last`]: [planted.last],
      [asked.email]: [planted.email],
      [asked.phone]: [planted.phone],
      [asked.sign]: [`${sender.first} ${planted.last}`],
      [`consent.${asked.truth}`]: ["yes"],
    };
    const kept = await saveCorrection(services, correction, (before) => ({
      ...before,
      raw: { ...before.raw, ...typed },
    }));
    if (!kept.ok) throw new Error(kept.code);
    const corrected = await sendCorrection(services, kept.value);
    expect(corrected).toMatchObject({ ok: true, value: { isChanged: true } });

    const unfinished = await aReadyDraft(services, form);
    const resumed = aPlanted();
    await askForResumeLink(services, unfinished.draft, { email: resumed.email, formEndsAt: null });
    const letter = aPlanted();
    const rendered = await signContactPage(services);
    await sendContactMessage(
      services,
      { kind: "visitor", address: ids.nodeId() },
      {
        message: { name: letter.first, email: letter.email, company: "", subject: letter.last, message: letter.phone },
        rendered,
        isHoneypotFilled: false,
      },
    );
    await runJobs(services);
    while ((await sweepUnsearched(services)) > 0);
    expect(await personOf(services, id)).toMatchObject({ email: planted.email, phone: planted.phone });
    const words = [mark, ...[planted, resumed, letter].flatMap(wordsOf)];
    expect(await readable(words)).toEqual([]);
  });
});

describe("the sweep that indexes applications for search", () => {
  // Red without `was` in writeTerms: the words of the former name would stand.
  it("leaves an application to its next run whose name is being corrected meanwhile", async () => {
    const services = testServices();
    while ((await sweepUnsearched(services)) > 0);
    const desk = await aDesk(services, { applications: 1 });
    const [id = ""] = desk.applicationIds;
    await correctPerson(services, id, { last: "Quenwick" });
    const batch = services.db.batch.bind(services.db);
    const slow = {
      ...services,
      db: Object.assign(Object.create(services.db), {
        batch: async (statements: Parameters<typeof batch>[0]) => {
          await correctPerson(services, id, { last: "Lateword" });
          return batch(statements);
        },
      }),
    } as typeof services;
    await sweepUnsearched(slow);
    while ((await sweepUnsearched(services)) > 0);
    const person = await personOf(services, id);
    expect(person.name).toBe("Ada Lateword");
    const { results } = await bindings.DB.prepare("SELECT term FROM application_term WHERE application_id = ?")
      .bind(id)
      .all<{ term: string }>();
    expect(results.map(({ term }) => term).sort()).toEqual(await termsUnder(services, desk.userId, person));
  });
});

describe("a landlord's encryption key", () => {
  const keysOf = async (holderId: string) =>
    (await bindings.DB.prepare("SELECT id FROM person_key WHERE holder_id = ?").bind(holderId).all<{ id: string }>())
      .results;

  // Red when a claim moves what was sealed to the account's key, or leaves the form's key behind.
  it("of a guest's form stays with the form: an account reads by it only while it has the form", async () => {
    const services = testServices();
    const account = await anAccount(services);
    const { userId, email, actor } = account;
    const guest = await aPublishedForm(services, { email, definition: aDefinition() });
    await sendApplication(services, guest.formId);
    const [formKey] = await keysOf(guest.formId);
    expect(formKey).toBeDefined();
    const claim = async () => {
      const id = await claimed(services, account, guest.formId);
      while ((await sweepUnsearched(services)) > 0);
      expect(await found(services, actor, "q=ada")).toHaveLength(1);
      return id;
    };
    const id = await claim();
    expect(await undoClaim(services, { id, userId, email, isExpired: false } as FoundClaim)).toBe(1);
    expect(await found(services, actor, "q=ada")).toEqual([]);
    // An account that gave the form back takes nothing of it along.
    await services.db.run(sql`DELETE FROM person_key WHERE landlord_id = ${userId}`);
    const { guestRentFormId } = guest;
    const page = await findManagedPage(services, guest.actor, { guestRentFormId, before: null });
    expect(page?.applications.map(({ name }) => name)).toEqual(["Ada Lovelace"]);
    expect(await keysOf(guest.formId)).toEqual([formKey]);
    await claim();
    await eraseAccount(services, { id: userId, email, name: "Maya" }, null);
    expect([...(await keysOf(userId)), ...(await keysOf(guest.formId))]).toEqual([]);
  });

  it("is created once, however many apply first at once; without it no name can be read", async () => {
    const services = testServices();
    const { userId } = await anAccount(services);
    const form = await storeForm();
    await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(userId, form.formId).run();
    const drafts = await Promise.all(Array.from({ length: 4 }, () => aReadyDraft(services, form)));
    await services.db.run(sql`DELETE FROM person_key WHERE holder_id = ${userId}`);
    const sent = await Promise.all(
      drafts.map((ready) =>
        submitApplication(services, submitInput(services, { ...ready, draft: { ...ready.draft, personKey: null } })),
      ),
    );
    expect(sent.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(await keysOf(userId)).toHaveLength(1);
    const applicationIds: ApplicationId[] = drafts.map(({ draft }) => draft.id);
    for (const id of applicationIds) expect((await personOf(services, id)).name).toBe("Ada Lovelace");
    await services.db.run(sql`DELETE FROM person_key WHERE holder_id = ${userId}`);
    for (const id of applicationIds) expect((await personOf(services, id)).email).toBe("");
  });
});
