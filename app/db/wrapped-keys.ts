import { applicationKey, personKey } from "./schema/applications";
import { exportTask } from "./schema/exports";

/** Every table with a key that a key of DATA_KEYS wraps. `id`: what the wrapping is tied to (`DataKeys.open`). */
export const wrappedKeys = [
  { name: "keys-of-applications", table: applicationKey, id: applicationKey.applicationId },
  { name: "keys-of-people", table: personKey, id: personKey.id },
  { name: "keys-of-exports", table: exportTask, id: exportTask.id },
] as const;
