import { describe, expect, it } from "vitest";
import { createPublishedForms, formMemory } from "../../../app/features/rent-forms/queries/published-form-cache.server";
import { sweepSelfCheck } from "../../../workers/jobs/sweeps/self-check";
import { aPublishedForm, bindings, testServices } from "../../support/forms";
import { silentLog } from "../../support/services";

const keyOf = (urlId: string) => `published-form:v1:${urlId}`;
const kv = bindings.PUBLISHED_FORMS;
const hourMs = 3_600_000;

const setState = (formId: string, state: string) =>
  bindings.DB.prepare("UPDATE rent_form SET state = ? WHERE id = ?").bind(state, formId).run();
const keptState = async (urlId: string) =>
  (await kv.get<{ state: string }>(keyOf(urlId), { type: "json" }))?.state ?? null;

/** A reader whose first put waits from `arrived` until `letGo` is called: a slow isolate. `done`: its deferred work is over. */
function aSlowReader(services: ReturnType<typeof testServices>) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let puts = 0;
  const slow = {
    get: kv.get.bind(kv),
    delete: kv.delete.bind(kv),
    list: kv.list.bind(kv),
    put: async (...values: Parameters<KVNamespace["put"]>) => {
      puts += 1;
      if (puts === 1) {
        arrive();
        await gate;
      }
      return kv.put(...values);
    },
  } as unknown as KVNamespace;
  const work: Promise<unknown>[] = [];
  const forms = createPublishedForms({
    ...services,
    kv: slow,
    later: () => services.db,
    defer: (_, promise) => void work.push(promise),
    log: silentLog,
    memory: formMemory,
  });
  return { forms, arrived, letGo: () => letGo(), done: () => Promise.all(work) };
}

/** A published form that KV does not hold, and a reader who has read it from D1 and not put it yet. */
async function aLateFill() {
  const services = testServices();
  const { formId, urlId } = await aPublishedForm(services);
  await kv.delete(keyOf(urlId));
  formMemory.forget([urlId]);
  const reader = aSlowReader(services);
  expect(await reader.forms.find(urlId)).toMatchObject({ state: "open" });
  return { services, formId, urlId, reader };
}

describe("a fill that lands after the form has changed", () => {
  it("is put right by what D1 says then", async () => {
    const { services, formId, urlId, reader } = await aLateFill();
    await setState(formId, "suspended");
    await services.publishedForms.refresh(formId);
    reader.letGo();
    await reader.done();
    expect(await keptState(urlId)).toBe("suspended");
  });

  it("leaves nothing of a form that was erased meanwhile", async () => {
    const { services, formId, urlId, reader } = await aLateFill();
    await bindings.DB.prepare("UPDATE rent_form SET published_version_id = NULL WHERE id = ?").bind(formId).run();
    await services.publishedForms.forget(urlId);
    reader.letGo();
    await reader.done();
    expect(await keptState(urlId)).toBeNull();
  });

  it("is put right also where it is a refresh that was overtaken", async () => {
    const services = testServices();
    const { formId, urlId } = await aPublishedForm(services);
    const { forms, arrived, letGo } = aSlowReader(services);
    const late = forms.refresh(formId);
    await arrived;
    await setState(formId, "suspended");
    await services.publishedForms.refresh(formId);
    letGo();
    await late;
    expect(await keptState(urlId)).toBe("suspended");
  });
});

it("keeps no copy for longer than two days", async () => {
  const services = testServices();
  const { formId, urlId } = await aPublishedForm(services);
  await services.publishedForms.refresh(formId);
  const { keys } = await kv.list({ prefix: keyOf(urlId) });
  const lifeSeconds = (keys[0]?.expiration ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
  expect(lifeSeconds).toBeLessThanOrEqual(48 * 3600 + 5);
});

describe("the nightly comparison with D1", () => {
  it("puts right a copy of before, takes away one of nothing, and leaves the others alone", async () => {
    const services = testServices();
    const [same, other] = [await aPublishedForm(services), await aPublishedForm(services)];
    for (const { formId } of [same, other]) await services.publishedForms.refresh(formId);
    const before = (await kv.get(keyOf(other.urlId))) ?? "";
    const { metadata } = await kv.getWithMetadata(keyOf(other.urlId));
    const gone = `${"g".repeat(other.urlId.length)}`;
    await kv.put(keyOf(gone), before, { metadata });
    await setState(other.formId, "suspended");

    await bindings.DB.prepare("DELETE FROM job_progress").run();
    const night = services.clock.now().getTime() + 48 * hourMs;
    services.setNow(new Date(night));
    const progress = () =>
      bindings.DB.prepare("SELECT found, mended, finished_at FROM job_progress WHERE name = ?")
        .bind("check:published-forms")
        .first<{ found: number; mended: number; finished_at: number | null }>();
    for (let minute = 0; minute < 40 && !(await progress())?.finished_at; minute += 1) await sweepSelfCheck(services);

    expect(await keptState(other.urlId)).toBe("suspended");
    expect(await kv.get(keyOf(gone))).toBeNull();
    expect(await keptState(same.urlId)).toBe("open");
    expect(await progress()).toEqual({ found: 2, mended: 2, finished_at: night });
  });
});
