import { applicationKey, personKey } from "./schema/applications";
import { exportTask } from "./schema/exports";

/** Every table with a key that a key of DATA_KEYS wraps. `id`: what the wrapping is tied to (`DataKeys.open`). */
export const wrappedKeys = [
  { table: applicationKey, id: applicationKey.applicationId },
  { table: personKey, id: personKey.id },
  { table: exportTask, id: exportTask.id },
] as const;
