import { describe, expect, it } from "vitest";
import { type FormState, formStates } from "../../../app/db/schema/forms";
import {
  archiveForm,
  closeForm,
  deleteForm,
  pauseForm,
  reopenForm,
  unarchiveForm,
  undeleteForm,
} from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { type FormAction, stateAfter } from "../../../app/features/forms/rent-forms/rules";
import type { Landlord } from "../../../app/kernel/actor";
import type { RentFormId } from "../../../app/kernel/ids";
import { anAccountForm } from "../../support/account-forms";
import { anAccount, aPublishedForm, bindings, countRows, formRow, testServices } from "../../support/forms";

const moves = {
  pause: pauseForm,
  reopen: reopenForm,
  close: closeForm,
  archive: archiveForm,
  unarchive: unarchiveForm,
  delete: deleteForm,
  undelete: undeleteForm,
} as const satisfies Partial<Record<FormAction, unknown>>;
const actions = Object.keys(moves) as (keyof typeof moves)[];

async function put(formId: string, state: FormState, at: number): Promise<void> {
  await bindings.DB.prepare(
    "UPDATE rent_form SET state = ?1, closed_at = ?2, deleted_at = CASE WHEN ?1 = 'deleted' THEN ?2 END WHERE id = ?3",
  )
    .bind(state, at, formId)
    .run();
}

describe.each(["guest", "account"] as const)("every move of a form by its %s landlord from every state", (kind) => {
  async function aForm(services: ReturnType<typeof testServices>): Promise<{ actor: Landlord; formId: RentFormId }> {
    if (kind === "guest") return aPublishedForm(services);
    const { actor } = await anAccount(services);
    return { actor, formId: (await anAccountForm(services, actor)).formId };
  }

  it.each(actions)("%s is made where the state table allows it, and changes nothing elsewhere", async (action) => {
    const services = testServices();
    const { actor, formId } = await aForm(services);
    const at = services.clock.now().getTime();
    for (const state of formStates) {
      await put(formId, state, at);
      const before = await formRow(formId);
      const result = await moves[action](services, actor, formId);
      const to = stateAfter(state, action, kind);
      const now = await formRow(formId);
      if (to !== null) {
        expect([state, result.ok, now.state]).toEqual([state, true, to === "before" ? "closed" : to]);
      } else {
        // A second click finds its work done; anything else is told the state that holds.
        expect(now, state).toEqual(before);
        if (!result.ok) expect(result, state).toMatchObject({ code: "wrong-state", detail: { state } });
      }
    }
  });

  it("ten equal moves at a time make one move and one audit row", async () => {
    const services = testServices();
    const { actor, formId } = await aForm(services);
    for (const action of ["pause", "reopen", "close", "archive", "unarchive", "delete", "undelete"] as const) {
      const all = await Promise.all(Array.from({ length: 10 }, () => moves[action](services, actor, formId)));
      expect([action, all.filter((answer) => answer.ok).length]).toEqual([action, 10]);
      const sql = "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = ?";
      expect([action, await countRows(sql, formId, `form.${action}`)]).toEqual([action, 1]);
    }
    expect((await formRow(formId)).state).toBe("closed");
  });

  it("pausing and closing at a time end in one of the two states, and the audit rows fit", async () => {
    const services = testServices();
    const { actor, formId } = await aForm(services);
    await Promise.all([pauseForm(services, actor, formId), closeForm(services, actor, formId)]);
    expect((await formRow(formId)).state).toBe("closed");
  });
});
