import { describe, expect, it } from "vitest";
import { addPhoto } from "../../../app/features/forms/rent-forms/commands/add-photo.server";
import { createForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { Services } from "../../../app/services";
import { createDice, rollBytes } from "../../support/dice";
import { aDefinition, anAccount, bindings, ids, testServices } from "../../support/forms";
import { shownFiles } from "../../support/shown-files";

const dice = createDice(2);

/** A picture whose bytes nobody else has: the comment of a camera would be taken out, so its pixels end otherwise. */
function aPicture(): Uint8Array {
  const bytes = Uint8Array.from(shownFiles.jpg);
  bytes.set(
    rollBytes(dice, 6).map((byte) => byte & 0x7f),
    bytes.length - 10,
  );
  return bytes;
}

/** A look of its own for each test, with half of its bits set. */
function aLook(): string {
  const half = [...rollBytes(dice, 4)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return half + [...half].map((letter) => (15 - Number.parseInt(letter, 16)).toString(16)).join("");
}

/** The same look with other bits at these places, counted in letters. */
function changed(look: string, ...letters: number[]): string {
  return [...look]
    .map((letter, at) => (letters.includes(at) ? (Number.parseInt(letter, 16) ^ 1).toString(16) : letter))
    .join("");
}

async function aDraft(services: Services, actor: AccountLandlord) {
  const definition = aDefinition({ withFile: true });
  const address = { ...definition.property.address, line1: `${ids.nodeId()} Lane` };
  const made = await createForm(services, actor, {
    definition: { ...definition, property: { ...definition.property, address } },
  });
  if (!made.ok) throw new Error(made.code);
  return made.value.formId;
}

/** A published form of an account with one picture; what was found when it was looked at. */
async function publishWith(services: Services, look: string | null, actor?: AccountLandlord) {
  const owner = actor ?? (await anAccount(services)).actor;
  const formId = await aDraft(services, owner);
  const added = await addPhoto(services, owner, { formId, bytes: aPicture(), look });
  if (!added.ok) throw new Error(added.code);
  await publishForm(services, owner, { formId, rev: 1, ...(actor && { use: "credit" as const }) });
  const row = await bindings.DB.prepare(
    "SELECT outcome, reasons, json_extract(facts, '$.elsewhere.alike') AS alike FROM screening WHERE subject_id = ?",
  )
    .bind(formId)
    .first<{ outcome: string; reasons: string; alike: number }>();
  return { actor: owner, formId, ...row };
}

describe("a photo that looks like one of another landlord's", () => {
  // Red with one of the four parts left out of partsOfLook, or of the statement.
  it.each([
    ["the first part", [5, 9, 13]],
    ["the second part", [1, 9, 13]],
    ["the third part", [1, 5, 13]],
    ["the last part", [1, 5, 9]],
  ])("is found by %s of its perceptual hash, with three bits changed", async (_part, letters) => {
    const services = testServices();
    const look = aLook();
    expect(await publishWith(services, look)).toMatchObject({ alike: 0 });
    const copy = await publishWith(services, changed(look, ...letters));
    expect(copy).toMatchObject({ alike: 1, outcome: "publish" });
    expect(copy.reasons).toContain('{"code":"photo-alike","points":10}');
  });

  // Red with `differingAtMost` at 4.
  it("counts as another picture with four bits changed", async () => {
    const services = testServices();
    const look = aLook();
    await publishWith(services, look);
    expect(await publishWith(services, changed(look, 1, 5, 9, 10))).toMatchObject({ alike: 0 });
  });

  it("is not detected when the browser sent no hash or a malformed one", async () => {
    const services = testServices();
    const look = aLook();
    await publishWith(services, look);
    for (const none of [null, "", "0".repeat(16), look.toUpperCase().slice(1)])
      expect(await publishWith(services, none)).toMatchObject({ alike: 0 });
  });

  // Red without isOthers in selectAlikePhotos, and when drafts count.
  it("is not reported for the landlord's own photos or for drafts", async () => {
    const services = testServices();
    const [look, draftLook] = [aLook(), aLook()];
    const first = await publishWith(services, look);
    const second = await aDraft(services, first.actor);
    await addPhoto(services, first.actor, { formId: second, bytes: aPicture(), look: changed(look, 1) });
    const { actor } = await anAccount(services);
    await addPhoto(services, actor, { formId: await aDraft(services, actor), bytes: aPicture(), look: draftLook });
    const [own] = (await bindings.DB.prepare("SELECT alike FROM rent_form_media WHERE form_id = ?").bind(second).all())
      .results;
    expect(own).toEqual({ alike: 0 });
    expect(await publishWith(services, draftLook)).toMatchObject({ alike: 0 });
  });

  // Red when a part has no index: every picture of all landlords would be read for each new one.
  it("is searched by parts of its hash, not among all pictures", async () => {
    const plan = await bindings.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT same.form_id FROM rent_form_media AS same WHERE (same.look IS NOT NULL AND substr(same.look, 1, 4) = ?) OR (same.look IS NOT NULL AND substr(same.look, 13, 4) = ?)",
    )
      .bind("0f1e", "6978")
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join(" ")).toMatch(/look_1 .*look_13/);
  });

  it("writes four more rows than an ordinary picture, as docs/cost.md states", async () => {
    const rowsOf = async (look: string | null) => {
      const written = await bindings.DB.prepare(
        "INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at, look) VALUES (?, ?, 1, 1, ?)",
      )
        .bind(ids.uuid(), crypto.randomUUID(), look)
        .run();
      return written.meta.rows_written;
    };
    expect([await rowsOf(null), await rowsOf(aLook())]).toEqual([3, 7]);
  });
});
