import { expect, it } from "vitest";
import { solveChallenge } from "../../app/platform/proof-of-work/solve-challenge";
import { choicesIn } from "../support/address-choices";
import { asked, smallFiles, typedSteps } from "../support/apply-form";
import { Applicant, bindings, get, post, storeForm } from "../support/apply-visitor";

const pageOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, html: await response.text() };
};

async function change(formId: string, columns: string): Promise<void> {
  await bindings.DB.prepare(`UPDATE rent_form SET ${columns} WHERE id = ?`).bind(formId).run();
}

// Red when `isLocked` is left out of storeDocument.
it("a form with locked uploads accepts answers and refuses a file with a message", async () => {
  const { formId, urlId } = await storeForm();
  const applicant = new Applicant(urlId);
  await applicant.start();
  for (const [at, pairs] of typedSteps.slice(0, 4).entries()) await applicant.post(at + 1, pairs);
  await change(formId, `documents_locked_until = ${Date.now() + 3_600_000}`);
  const body = new FormData();
  body.append(asked.payslips, new File([smallFiles.pdf], "payslip.pdf"));
  const refused = await post(`/apply/${urlId}/documents`, body, { Cookie: applicant.cookie });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { message: expect.stringContaining("documents can be added a little later") },
  ]);
  await change(formId, "documents_locked_until = NULL");
  const again = new FormData();
  again.append(asked.payslips, new File([smallFiles.pdf], "payslip.pdf"));
  expect((await post(`/apply/${urlId}/documents`, again, { Cookie: applicant.cookie })).status).toBe(201);
});

it("a form's page has a link to report it, without JavaScript, in three languages", async () => {
  const { formId, urlId } = await storeForm();
  const applicant = new Applicant(urlId);
  expect(await (await applicant.get(0)).text()).toContain(`/apply/${urlId}/report`);
  const at = `/apply/${urlId}/report?lang=fr`;
  // Red without hasReportLink={false}: the page leads to itself.
  const asking = await (await get(at)).text();
  expect(asking).toContain("Signaler ce formulaire");
  expect(asking).not.toContain(`href="/apply/${urlId}/report`);
  const words = (pairs: Record<string, string>) => post(at, new URLSearchParams(pairs));
  const empty = await pageOf(words({ text: "Il veut un acompte", email: "pas une adresse" }));
  expect(empty.status).toBe(400);
  expect(empty.html).toContain("Choisissez ce qui ne va pas.");
  expect(empty.html).toContain("Il veut un acompte");
  const sent = await words({ code: "money", text: "Il veut un acompte", email: "", intent: "plain" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/apply/${urlId}/report?sent&lang=fr`]);
  const row = await bindings.DB.prepare("SELECT state, documents_locked_until AS until FROM rent_form WHERE id = ?")
    .bind(formId)
    .first<{ state: string; until: number | null }>();
  expect(row).toEqual({ state: "open", until: null });
  expect((await pageOf(post("/apply/no-such-form/report", new URLSearchParams({ code: "money" })))).status).toBe(404);
});

// Red when the report is kept with whatever address could be read.
it("a report asks about an address that looks like a slip, and keeps everything typed", async () => {
  const { urlId } = await storeForm();
  const typed = { code: "money", text: "Quiere un anticipo", email: "ada@gmial.com", intent: "plain" };
  const report = (fields: Record<string, string>) =>
    post(`/apply/${urlId}/report?lang=es`, new URLSearchParams({ ...typed, ...fields }));
  const { status, html } = await pageOf(report({}));
  expect([status, choicesIn(html).length]).toEqual([400, 2]);
  for (const words of ["¿Quiso decir <bdi>ada@gmail.com</bdi>?", "Quiere un anticipo", 'value="ada@gmial.com"'])
    expect(html).toContain(words);
  expect((await report({ "address-answer": "right:ada@gmial.com" })).status).toBe(303);
});

// Red when a report is taken at once: one machine sends as many as it has addresses.
it("reporting a form needs a calculation, and its page keeps everything typed", async () => {
  const { formId, urlId } = await storeForm();
  const at = `/apply/${urlId}/report?lang=es`;
  const typed = { code: "not-a-home", text: "No vive nadie", email: "", intent: "send" };
  const asked = await pageOf(post(at, new URLSearchParams(typed)));
  expect(asked.status).toBe(429);
  for (const words of ["Un momento más", "No vive nadie", "Enviar sin el cálculo"]) expect(asked.html).toContain(words);
  const kept = () =>
    bindings.DB.prepare("SELECT is_proven AS proven FROM form_report WHERE form_id = ?").bind(formId).all();
  expect((await kept()).results).toEqual([]);
  const challenge = JSON.parse((/data-proof="([^"]+)"/.exec(asked.html)?.[1] ?? "").replaceAll("&quot;", '"'));
  const solution = await new Promise<object>((resolve) => {
    void solveChallenge(challenge, (answer) => ("tried" in answer ? null : resolve(answer)));
  });
  const solved = new URLSearchParams({ ...typed, proof: JSON.stringify({ challenge, solution }) });
  expect((await post(at, solved)).status).toBe(303);
  expect((await kept()).results).toEqual([{ proven: 1 }]);
  // Used up with this report, and of no use for another form.
  expect((await post(at, solved)).status).toBe(429);
  const other = await storeForm();
  expect((await post(`/apply/${other.urlId}/report`, solved)).status).toBe(429);
});
