import { gt } from "drizzle-orm";
import { screenDay } from "../../../../db/schema/screen-guard";
import { dayMs } from "../../../../kernel/durations";
import type { Services } from "../../../../services";
import { type Figures, figuresOf, shownDays } from "../figures";

/** The figures of the last 28 days (UTC); what gathered within seconds may not be among them yet. */
export async function getFigures({ db, clock }: Services): Promise<Figures> {
  const now = clock.now().getTime();
  const since = new Date(now - shownDays * dayMs).toISOString().slice(0, 10);
  const rows = await db.select().from(screenDay).where(gt(screenDay.day, since));
  return figuresOf(rows, now);
}
