import type { ScriptUrls } from "../../features/answering/ui/page-script";
import page from "../../features/apply/browser/apply.ts?worker&url";
import extras from "../../features/apply/browser/extras.ts?worker&url";
import proof from "../../features/apply/browser/proof.ts?worker&url";
import seen from "../../features/apply/browser/seen.ts?worker&url";
import start from "../../features/apply/browser/start.ts?worker&url";

/** Where the tenants' pages find their scripts. */
export const applyScripts: ScriptUrls = { page, extras, start, proof };

/** Of the status page: the landlord's messages were shown. */
export const seenScript = seen;
