import { sql } from "drizzle-orm";
import { formLaw, lawHold } from "../../../../db/schema/law";
import type { Services } from "../../../../services";
import { placeNameOf } from "../../law/place-names";

export type Announcement = {
  place: string;
  placeName: string;
  forms: number;
  /** When the first of them is told, in milliseconds; null: with the next minute's round. */
  at: number | null;
  heldAt: number | null;
  questions: { question: string; forms: number }[];
};

/** What landlords will be told of, by place: how many forms, of which questions, from when on, and whether it is held back. */
export async function listAnnouncements({ db, clock }: Pick<Services, "db" | "clock">): Promise<Announcement[]> {
  const now = clock.now().getTime();
  const [places, questions] = await db.batch([
    db
      .select({
        place: formLaw.place,
        forms: sql<number>`count(*)`.as("forms"),
        at: sql<number>`min(${formLaw.announceAt})`.as("first_at"),
        heldAt: sql<number | null>`(SELECT held_at FROM ${lawHold} WHERE ${lawHold.place} = ${formLaw.place})`.as(
          "held",
        ),
      })
      .from(formLaw)
      .where(sql`${formLaw.announceAt} IS NOT NULL`)
      .groupBy(formLaw.place),
    db
      .select({
        place: sql<string>`${formLaw.place}`.as("place_of_finding"),
        question: sql<string>`finding.value ->> '$.question'`.as("question"),
        forms: sql<number>`count(DISTINCT ${formLaw.formId})`.as("forms"),
      })
      .from(sql`${formLaw}, json_each(${formLaw.findings}) AS finding`)
      .where(sql`${formLaw.announceAt} IS NOT NULL`)
      .groupBy(formLaw.place, sql`finding.value ->> '$.question'`)
      .orderBy(sql`forms DESC`),
  ]);
  return places.map((row) => ({
    ...row,
    at: row.at > now ? row.at : null,
    placeName: placeNameOf(row.place, "en"),
    questions: questions.filter(({ place }) => place === row.place).map(({ question, forms }) => ({ question, forms })),
  }));
}
