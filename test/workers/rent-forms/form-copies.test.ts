import { expect, it } from "vitest";
import { aPublishedForm, bindings, testServices } from "../../support/forms";

const kv = bindings.PUBLISHED_FORMS;

// Red without expirationTtl in published-form-cache.server.ts: an old copy would stand for good.
it("the copy of a form in KV lasts twelve hours at most", async () => {
  const services = testServices();
  const { formId, urlId } = await aPublishedForm(services);
  await services.publishedForms.refresh(formId);
  const { keys } = await kv.list({ prefix: `published-form:v1:${urlId}` });
  const lifeSeconds = (keys[0]?.expiration ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
  expect(lifeSeconds).toBeLessThanOrEqual(12 * 3600 + 5);
});
