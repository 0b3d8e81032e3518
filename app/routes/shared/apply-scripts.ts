import type { ScriptUrls } from "../../features/applying/answering/ui/page-script";
import page from "../../features/applying/apply/browser/apply.ts?worker&url";
import last from "../../features/applying/apply/browser/last.ts?worker&url";
import seen from "../../features/applying/apply/browser/mark-messages-seen.ts?worker&url";
import offer from "../../features/applying/apply/browser/offer-saved-answers.ts?worker&url";
import opened from "../../features/applying/apply/browser/opened.ts?worker&url";
import proof from "../../features/applying/apply/browser/proof.ts?worker&url";
import keep from "../../features/applying/apply/browser/save-answers.ts?worker&url";
import share from "../../features/applying/apply/browser/share.ts?worker&url";
import start from "../../features/applying/apply/browser/start.ts?worker&url";
import extras from "../../features/applying/apply/browser/uploads.ts?worker&url";
import check from "../../features/applying/viewings/browser/check.ts?worker&url";

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

/** Of the record of viewings: computes it again on the reader's device. */
export const checkScript = check;
