import { sql } from "drizzle-orm";
import { rentForm } from "../db/schema/forms";
import { outbox } from "../db/schema/platform";

/** Begins the key of the job that announces the erasure of a guest's form; the form's id and the moment of its mark follow. */
export const erasureAnnouncement = "form-erasure:";

/** SQL on rent_form and outbox: the job that announces the erasure that the form is marked with. */
export const isItsAnnouncement = sql`${outbox.dedupeKey} = ${erasureAnnouncement} || ${rentForm.id} || ':' || ${rentForm.erasureNoticeAt}`;
