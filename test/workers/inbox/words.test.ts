import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { eraseStatements } from "~/features/applying/applications/commands/erase-statements.server";
import {
  indexApplication,
  sweepUnsearched,
} from "../../../app/features/applying/applications/commands/index-application.server";
import { submitApplication } from "../../../app/features/applying/apply/commands/submit-application.server";
import {
  expireSuspected,
  quarantineMs,
} from "../../../app/features/applying/apply/spam/commands/discard-application.server";
import type { ApplicationId } from "../../../app/kernel/ids";
import type { Person } from "../../../app/platform/people/people.server";
import { sendApplication } from "../../support/applications";
import { asked } from "../../support/apply-form";
import { bindings, storeForm } from "../../support/apply-visitor";
import { claimed } from "../../support/claims";
import { correctAnswers } from "../../support/corrections";
import { anAccount, aPublishedForm } from "../../support/forms";
import { personOf, termsUnder } from "../../support/people";
import { aReadyDraft, submitInput } from "../../support/ready-draft";
import { testServices } from "../../support/services";

async function wordsOf(id: string, landlordId: string): Promise<string[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT landlord_id AS landlord, term FROM application_term WHERE application_id = ? ORDER BY term",
  )
    .bind(id)
    .all<{ landlord: string; term: string }>();
  for (const { landlord } of results) expect(landlord).toBe(landlordId);
  return results.map(({ term }) => term);
}

const listOf = async (id: string) =>
  (await bindings.DB.prepare("SELECT search_terms AS list FROM application WHERE id = ?").bind(id).first())?.list;

/** An application to an account's form, as it is sent. */
async function sent({ isSpam = false } = {}) {
  const services = testServices({ now: new Date() });
  const { userId } = await anAccount(services);
  const form = await storeForm();
  const own = (landlordId: string) =>
    bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(landlordId, form.formId).run();
  await own(userId);
  const person = {
    name: "Ada Lovelace",
    email: `zoe@${crypto.randomUUID().slice(0, 8)}.example`,
    phone: "+15035550134",
  };
  const ready = await aReadyDraft(services, form, { [asked.email]: person.email });
  const spam = { score: 0, reasons: [], isSpam, textHash: null, personHash: null };
  const result = await submitApplication(services, { ...submitInput(services, ready), spam });
  if (!result.ok) throw new Error(result.code);
  const id: ApplicationId = ready.draft.id;
  const words = () => wordsOf(id, userId);
  const set = (assignment: string) =>
    bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();
  const list = () => listOf(id);
  /** What leads to a person, under the key of the account. */
  const leading = (changes: Partial<Person> = {}) => termsUnder(services, userId, { ...person, ...changes });
  const rename = () =>
    correctAnswers(services, id, {
      [`${asked.name}.first`]: ["Grace"],
      [`${asked.name}.last`]: ["Hopper"],
      [asked.sign]: ["Grace Hopper"],
      [`consent.${asked.truth}`]: ["yes"],
    });
  return { services, rename, formId: form.formId, userId, id, words, set, list, leading };
}

/** The cron, until nothing is left to be written. */
async function sweepAll(services: ReturnType<typeof testServices>) {
  while ((await sweepUnsearched(services)) > 0);
}

describe("the search index of an application", () => {
  it("is written once, by the application's own job, without writing the application again", async () => {
    const { services, id, words, list, leading } = await sent();
    expect(await words()).toEqual([]);
    const before = services.usage.rowsWritten;
    await indexApplication(services, id);
    const written = services.usage.rowsWritten - before;
    const found = await words();
    expect(found).toEqual(await leading());
    expect([JSON.parse(String(await list())).sort(), written]).toEqual([found, found.length]);
    await indexApplication(services, id);
    expect(services.usage.rowsWritten - before).toBe(found.length);
  });

  // Red when the sweep deletes by the words of the row as it is now.
  it("follows a correction: the old words are removed", async () => {
    const { services, id, words, rename, leading } = await sent();
    await indexApplication(services, id);
    await rename();
    await indexApplication(services, id);
    expect(await words()).toEqual(await leading());
    await sweepAll(services);
    expect(await words()).toEqual(await leading({ name: "Grace Hopper" }));
  });

  // Red without deleteTerms among the statements, or with it after the list is emptied.
  it.each([["as sent"], ["after a correction that is not indexed yet"]])(
    "is removed when the application is erased, %s",
    async (how) => {
      const { services, id, words, set, list, rename } = await sent();
      await indexApplication(services, id);
      if (how !== "as sent") await rename();
      const at = services.clock.now().getTime();
      const [first, ...rest] = eraseStatements(services.db, { id, at, isErased: sql`1`, cause: "request" }, []);
      if (!first) throw new Error("nothing to do");
      await services.db.batch([first, ...rest]);
      expect([await words(), await list()]).toEqual([[], "[]"]);
      await set("searched_at = NULL");
      await sweepAll(services);
      expect([await words(), await list()]).toEqual([[], "[]"]);
    },
  );

  it("is removed for suspected spam, and written for a guest's form once it is claimed", async () => {
    const suspected = await sent({ isSpam: true });
    await indexApplication(suspected.services, suspected.id);
    expect(await suspected.words()).not.toEqual([]);
    suspected.services.setNow(new Date(Date.now() + quarantineMs + 1000));
    while ((await expireSuspected(suspected.services)) > 0);
    expect(await suspected.words()).toEqual([]);

    const services = testServices({ now: new Date() });
    const account = await anAccount(services);
    const { formId } = await aPublishedForm(services, account);
    const { id } = await sendApplication(services, formId);
    await indexApplication(services, id);
    expect([await wordsOf(id, account.userId), await listOf(id)]).toEqual([[], "[]"]);
    await claimed(services, account, formId);
    await sweepAll(services);
    expect(await wordsOf(id, account.userId)).toEqual(await termsUnder(services, formId, await personOf(services, id)));
  });

  it("is written by the sweep where an older Worker version left none", async () => {
    const { services, words, set, list } = await sent();
    await set("search_terms = NULL");
    await sweepAll(services);
    expect(JSON.parse(String(await list())).sort()).toEqual(await words());
  });
});
