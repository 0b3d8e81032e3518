import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import type { Result } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import { setFormSwitch } from "./set-form-switch.server";

/** Whether search engines may list the page of the form's home. */
export function setIndexing(
  services: Services,
  actor: Landlord,
  { formId, isIndexed }: { formId: RentFormId; isIndexed: boolean },
): Promise<Result<undefined, "not-found">> {
  const action = isIndexed ? "form.index" : "form.unindex";
  return setFormSwitch(services, actor, formId, { name: "isIndexed", isOn: isIndexed, action });
}
