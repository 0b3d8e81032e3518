import type { Services } from "../../../workers/services";
import type { AccountLandlord } from "../../kernel/actor";
import type { RentFormId } from "../../kernel/ids";
import type { MoveResult } from "./commands-move.server";
import {
  archiveForm,
  closeForm,
  deleteForm,
  pauseForm,
  reopenForm,
  unarchiveForm,
  undeleteForm,
} from "./commands-state.server";
import type { MoveIntent } from "./moves";

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
): Promise<MoveResult<"limit-reached" | "other-form-open">> {
  return commands[intent](services, actor, formId);
}
