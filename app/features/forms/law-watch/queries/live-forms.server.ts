import { sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";

/** SQL on rent_form: somebody may fill it in, now or once it is open again. */
export const isLive = sql`(${rentForm.state} IN ('open', 'paused', 'full') AND ${rentForm.publishedVersionId} IS NOT NULL)`;
