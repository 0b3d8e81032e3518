import type { MemberRole } from "../../../db/schema/household";
import type { NameAnswer } from "../../forms/form-model/answers";
import { memberPart } from "../../forms/form-model/member-part";
import type { PublishedForm } from "../../forms/form-model/published-form";

/**
 * A published form as one person is asked it, whole or as an own part. `base`: its pages stand elsewhere; `signer`: who signs,
 * where the name was given before.
 */
export type AskedForm = PublishedForm & { part?: MemberRole; base?: string; signer?: NameAnswer | undefined };

/** Where that person's pages are: the lead's and an own part never share an address, nor a cookie. */
export function applyPath(form: { urlId: string; part?: MemberRole; base?: string }): string {
  if (form.base) return form.base;
  return form.part ? `/apply/${form.urlId}/part` : `/apply/${form.urlId}`;
}

/** The form as the person behind a draft is asked it; `role` null: the lead. */
export function askedAs(form: PublishedForm, role: MemberRole | null): AskedForm {
  return role === null ? form : { ...form, part: role, definition: memberPart(form.definition, role) };
}
