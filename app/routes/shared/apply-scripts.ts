import type { ScriptUrls } from "../../features/answering/ui/page-script";
import page from "../../features/apply/browser/apply.ts?worker&url";
import extras from "../../features/apply/browser/extras.ts?worker&url";
import keep from "../../features/apply/browser/keep.ts?worker&url";
import last from "../../features/apply/browser/last.ts?worker&url";
import offer from "../../features/apply/browser/offer.ts?worker&url";
import opened from "../../features/apply/browser/opened.ts?worker&url";
import proof from "../../features/apply/browser/proof.ts?worker&url";
import seen from "../../features/apply/browser/seen.ts?worker&url";
import share from "../../features/apply/browser/share.ts?worker&url";
import start from "../../features/apply/browser/start.ts?worker&url";

/** Where the tenants' pages find their scripts. */
export const applyScripts: ScriptUrls = { page, extras, start, proof, last, offer };

/** Of the status page: the landlord's messages were shown. */
export const seenScript = seen;

/** Of the status page: a link to hand on is shown. */
export const shareScript = share;

/** Of the status page: somebody is there who moves and presses. */
export const openedScript = opened;

/** Of the receipt: answers are kept in this browser. */
export const keepScript = keep;
