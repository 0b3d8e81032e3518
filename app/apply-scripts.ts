import page from "./features/applications/browser/apply.ts?worker&url";
import extras from "./features/applications/browser/extras.ts?worker&url";
import proof from "./features/applications/browser/proof.ts?worker&url";
import seen from "./features/applications/browser/seen.ts?worker&url";
import start from "./features/applications/browser/start.ts?worker&url";
import type { ScriptUrls } from "./features/applications/ui/page-script";

/** Where the tenants' pages find their scripts. */
export const applyScripts: ScriptUrls = { page, extras, start, proof };

/** Of the status page: the landlord's messages were shown. */
export const seenScript = seen;
