import { sql } from "drizzle-orm";

/** SQL: a new id for each row of a statement that writes several. */
export const randomUuid = sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8'
    || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;
