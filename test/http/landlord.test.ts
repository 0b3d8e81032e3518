import { describe, expect, it } from "vitest";
import { mailLinks } from "../../app/kernel/links";
import { everyKind } from "../support/apply-form";
import { Applicant, bindings, get, type StoredForm, storeForm } from "../support/apply-visitor";
import { ids, mintToken, testServices } from "../support/forms";
import { householdForm } from "../support/household-form";
import { leadOf, linkTo, Member, membersOf } from "../support/household-visitor";

const landlord = {
  name: "Maple & Søn Lets",
  contact: "Dana Hartley",
  email: "ask@maple.example",
  place: "Portland",
  registration: "HRB 4711",
};
const shown = ["Maple &amp; Søn Lets", "Dana Hartley", "ask@maple.example", "HRB 4711"];

const readable = async (response: Promise<Response>) => (await (await response).text()).replaceAll("<!-- -->", "");

async function sentBy(form: StoredForm) {
  const tenant = new Applicant(form.urlId);
  await tenant.fillAll();
  const check = await readable(tenant.get(6));
  await tenant.send();
  const row = await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?")
    .bind(form.formId)
    .first<{ id: string }>();
  const token = await mintToken(testServices(), mailLinks.applicationStatus, row?.id ?? "");
  return { tenant, check, status: `/apply/${form.urlId}/status/${token}` };
}

/** Another version, as publishing again leaves it. */
async function publishAgain(form: StoredForm, name: string) {
  const [versionId, json] = [crypto.randomUUID(), JSON.stringify({ ...form.definition, landlord: { name } })];
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 2, ?, 'two', ?)",
    ).bind(versionId, form.formId, json, Date.now()),
    bindings.DB.prepare("UPDATE rent_form SET published_version_id = ?, draft = ? WHERE id = ?").bind(
      versionId,
      json,
      form.formId,
    ),
  ]);
}

describe("the landlord's name", () => {
  it("is on the start page with what is known, and a warning is beside the button", async () => {
    const form = await storeForm({ definition: { ...everyKind(), landlord } });
    const page = await readable(get(`/apply/${form.urlId}`));
    // Red with the words for a name alone: a reply address beside "E-mail confirmed" looked like the confirmed one.
    for (const text of [
      ...shown,
      "Email confirmed",
      "The name and everything below are as given: we have not checked them.",
    ])
      expect(page).toContain(text);
    const beware = page.indexOf("Never send money, or a code from your phone");
    expect(beware).toBeGreaterThan(page.indexOf('value="start"'));
    expect(beware).toBeLessThan(page.indexOf('class="fold"'));
    expect(await readable(get(`/apply/${form.urlId}?lang=es`))).toContain("Correo confirmado");
    expect(await readable(get(`/apply/${form.urlId}?lang=fr`))).toContain("E-mail confirmé");
  });

  // Red without rulesBelow: the fold answered "By rules you can read", and held none.
  it("is followed by the criteria on the page, also without the landlord's own words", async () => {
    const definition = everyKind();
    const { criteria: _own, ...property } = definition.property;
    const form = await storeForm({ definition: { ...definition, property, replyWithinDays: 7 } });
    const page = await readable(get(`/apply/${form.urlId}`));
    expect(page).toContain("What is asked of applicants is below, under “See whether it fits you”.");
  });

  it("is said to be missing for a form older than that question", async () => {
    const form = await storeForm({ definition: { ...everyKind(), landlord: undefined } });
    expect(await readable(get(`/apply/${form.urlId}`))).toContain("The landlord hasn’t given a name.");
  });

  // Red when the receipt or the status page asks the form of today.
  it("is beside the button, on receipt, status page and thread as it was when the tenant applied", async () => {
    const form = await storeForm({ definition: { ...everyKind(), landlord } });
    const { tenant, check, status } = await sentBy(form);
    expect(check).toContain(
      'Your application goes to <strong><bdi translate="no">Maple &amp; Søn Lets</bdi></strong>.',
    );
    await publishAgain(form, "Somebody Else");
    const after = [
      await readable(tenant.get("/success")),
      await readable(get(status)),
      await readable(get(`${status}/messages`)),
    ];
    for (const page of after) {
      expect(page).toContain("Maple &amp; Søn Lets");
      expect(page).not.toContain("Somebody Else");
    }
  });
});

describe("a household part", () => {
  // Red when member-page.tsx or check-page.tsx leaves out SignedTerms.
  it.each([0, 1])(
    "shows the home, its terms and the landlord before it begins and where it is signed (%i)",
    async (which) => {
      const form = await storeForm({ definition: { ...householdForm(), landlord } });
      const { press } = await leadOf(form, ids.nodeId());
      await press("send");
      const member = (await membersOf(form.formId))[which];
      const link = await linkTo(form, member?.id ?? "");
      const asked = await readable(get(link));
      const terms = [...shown, "14 Maple Street", "$1,850 a month", "12 months"];
      for (const text of [...terms, "Never send money", "It takes about"]) expect(asked).toContain(text);
      const part = new Member(form, link);
      await part.open();
      await part.answerAll();
      const signed = await readable(part.get("?step=3"));
      for (const text of terms) expect(signed).toContain(text);
    },
  );
});
