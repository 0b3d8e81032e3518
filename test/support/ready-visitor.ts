import { Applicant, hiddenValue, type StoredForm, storeForm } from "./apply-visitor";
import { readyField, readyForm } from "./ready-form";

/** What Ada types into a form of ready questions, by the catalogue's keys; all else is left alone. */
const typed: Record<string, Record<string, string>> = {
  legalName: { ".first": "Ada", ".last": "Bell" },
  email: { "": "ada@tenant.example" },
  currentAddress: { ".line1": "1 Elm Row", ".city": "Leeds", ".postcode": "LS1 1AA", ".country": "GB" },
};

/** A form of ready questions that Ada has sent, and the cookie of her device. */
export async function sentReady(): Promise<{ form: StoredForm; cookie: string }> {
  const form = await storeForm({ definition: readyForm() });
  const applicant = new Applicant(form.urlId);
  await applicant.start();
  const { sections, consents } = form.definition;
  for (const [at, section] of sections.entries()) {
    const pairs = Object.entries(typed).flatMap(([key, parts]): [string, string][] => {
      const { id } = readyField(form.definition, key);
      if (!section.fields.some((field) => field.id === id)) return [];
      return Object.entries(parts).map(([part, value]) => [id + part, value]);
    });
    const to = (await applicant.post(at + 1, pairs)).headers.get("location") ?? "";
    if (to.includes("feedback=")) throw new Error(`Step ${at + 1}: ${await (await applicant.get(at + 1)).text()}`);
  }
  const step = sections.length + 1;
  const sent = await applicant.post(step, [
    ["intent", "send"],
    ["rendered", hiddenValue(await (await applicant.get(step)).text(), "rendered") ?? ""],
    ...consents.map(({ id }): [string, string] => [`consent.${id}`, "yes"]),
  ]);
  if (!sent.headers.get("location")?.endsWith("/success")) throw new Error(`Not sent: ${sent.headers.get("location")}`);
  return { form, cookie: applicant.cookie };
}
