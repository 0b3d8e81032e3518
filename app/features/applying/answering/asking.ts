import type { Services } from "../../../services";
import { compile, pruneUnknown } from "../../forms/form-model/compile";
import { contextFor } from "../../forms/form-model/context";
import { type Asking, filesOf } from "../../forms/form-model/journey";
import { withDocuments } from "../../forms/form-model/raw-answers";
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

/** The draft's answers as the evaluator takes them: files by their rows, names of questions that are gone left out. */
export function rawOf(asking: Asking, draft: Draft) {
  return pruneUnknown(asking.plan, withDocuments(asking.plan, draft.stored.raw, draft.documents));
}
