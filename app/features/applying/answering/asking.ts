import type { Services } from "../../../services";
import { compile } from "../../forms/form-model/compile";
import { contextFor } from "../../forms/form-model/context";
import { type Asking, filesOf } from "../../forms/form-model/journey";
import { phoneReading } from "../../forms/form-model/read-phone.server";
import type { AskedForm } from "../applications/asked-form";
import type { Draft } from "../applications/queries/find-draft.server";

/** What a form asks of this draft: its compiled plan, and the context in which answers are checked. */
export function askingOf(services: Services, form: AskedForm, draft: Draft): Asking {
  const plan = compile(form.definition);
  const files = filesOf(draft.documents);
  const context = {
    ...contextFor(form.definition, { now: services.clock.now(), locale: draft.locale, files }),
    ...phoneReading(form.definition.property.address.country),
  };
  return { plan, context: form.signer ? { ...context, name: form.signer } : context };
}
