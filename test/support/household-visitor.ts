import type { ApplicationId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { Applicant, bindings, get, hiddenValue, post, type StoredForm } from "./apply-visitor";
import { mintToken, testServices } from "./forms";
import { named } from "./household-form";

export type MemberRow = {
  id: ApplicationId;
  role: string;
  contact: string;
  completed_at: number | null;
  removed_at: number | null;
};

export async function membersOf(formId: string): Promise<MemberRow[]> {
  const { results } = await bindings.DB.prepare("SELECT * FROM application_member WHERE form_id = ? ORDER BY role")
    .bind(formId)
    .all<MemberRow>();
  return results;
}

/** Path of the page that a member's mail leads to. */
export async function linkTo(form: Pick<StoredForm, "urlId">, id: string): Promise<string> {
  return `/apply/${form.urlId}/member/${await mintToken(testServices(), mailLinks.memberPart, id)}`;
}

/** What a lead types, step by step, who names a co-applicant and a guarantor. */
export function leadPairs(mark: string): [string, string][][] {
  return [
    [
      [`${named.name}.first`, "Ada"],
      [`${named.name}.last`, "Bell"],
      [named.email, `ada-${mark}@tenant.example`],
    ],
    [[named.moveIn, "second"]],
    [
      [`${named.income}.amount`, "3000"],
      [`${named.income}.period`, "month"],
    ],
    [
      [`${named.adults}.0.${named.adultName}.first`, "Bo"],
      [`${named.adults}.0.${named.adultName}.last`, "Bell"],
      [`${named.adults}.0.${named.adultEmail}`, `bo-${mark}@tenant.example`],
    ],
    [
      [`${named.suretyName}.first`, "Gus"],
      [`${named.suretyName}.last`, "Rant"],
      [named.suretyEmail, `gus-${mark}@tenant.example`],
    ],
  ];
}

/** The lead, up to the check page. */
export async function leadOf(form: Pick<StoredForm, "urlId">, mark: string) {
  const lead = new Applicant(form.urlId);
  await lead.start();
  for (const [at, pairs] of leadPairs(mark).entries()) {
    const response = await lead.post(at + 1, pairs);
    if (response.status !== 303) throw new Error(`Step ${at + 1}: ${response.status}`);
  }
  const press = async (intent: string) =>
    lead.post(6, [
      ["rendered", hiddenValue(await (await lead.get(6)).text(), "rendered") ?? ""],
      ["intent", intent],
      [`consent.${named.truth}`, "yes"],
    ]);
  return { lead, press };
}

/** A browser with somebody's own part in it. */
export class Member {
  cookie = "";
  constructor(
    readonly form: Pick<StoredForm, "urlId">,
    readonly link: string,
  ) {}
  async open(): Promise<Response> {
    const response = await post(this.link, new URLSearchParams({ intent: "begin" }));
    this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return response;
  }
  get(rest: string): Promise<Response> {
    return get(`/apply/${this.form.urlId}/part${rest}`, { Cookie: this.cookie });
  }
  post(step: number, pairs: [string, string][]): Promise<Response> {
    return post(`/apply/${this.form.urlId}/part?step=${step}`, new URLSearchParams(pairs), { Cookie: this.cookie });
  }
  /** Everything a co-applicant or guarantor of `householdForm` is asked, and the last press. */
  async finish(income = "1000"): Promise<Response> {
    await this.open();
    return this.answer(income);
  }
  async answer(income: string): Promise<Response> {
    await this.answerAll(income);
    return this.post(3, [
      ["intent", "send"],
      [`consent.${named.truth}`, "yes"],
    ]);
  }
  /** Up to the last page, which is not sent. */
  async answerAll(income = "1000"): Promise<void> {
    await this.post(1, [
      [`${named.name}.first`, "Bo"],
      [`${named.name}.last`, "Bell"],
      [named.email, "own-address@tenant.example"],
    ]);
    await this.post(2, [
      [`${named.income}.amount`, income],
      [`${named.income}.period`, "month"],
      [named.hobby, "A secret of Bo"],
    ]);
  }
}
