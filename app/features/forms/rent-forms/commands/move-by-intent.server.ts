import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import type { MoveIntent } from "../moves";
import {
  archiveForm,
  closeForm,
  deleteForm,
  pauseForm,
  type ReopenError,
  reopenForm,
  unarchiveForm,
  undeleteForm,
} from "./change-form-state.server";
import type { MoveResult } from "./move-form.server";

const commands = {
  pause: pauseForm,
  reopen: reopenForm,
  close: closeForm,
  archive: archiveForm,
  unarchive: unarchiveForm,
  delete: deleteForm,
  restore: undeleteForm,
} as const;

/** Does what a button of the forms' pages says. Errors: those of the command behind it. */
export function moveByIntent(
  services: Services,
  actor: AccountLandlord,
  { formId, intent }: { formId: RentFormId; intent: MoveIntent },
): Promise<MoveResult<ReopenError>> {
  return commands[intent](services, actor, formId);
}
