import { utcDay } from "../../../../kernel/dates";
import type { Services } from "../../../../services";
import { type Mark, markFor } from "../../../forms/law/mark";
import { readLaw } from "../../../forms/law/packs.server";
import type { packPlaces } from "../../../forms/law/place-of";

export type ExampleMark = { label: string; where: string; mark: Mark };

type Example = { label: string; where: string; place: (typeof packPlaces)[number]; question: string };

const examples: readonly Example[] = [
  { label: "How many children do you have?", where: "A home in California", place: "US-CA", question: "minorsCount" },
  {
    label: "Do you have a housing voucher?",
    where: "A home in California",
    place: "US-CA",
    question: "housingVoucher",
  },
];

/** Two questions as the builder marks them today, by the rule packs themselves. */
export function readExampleMarks({
  staticFiles,
  clock,
}: Pick<Services, "staticFiles" | "clock">): Promise<ExampleMark[]> {
  return Promise.all(
    examples.map(async ({ place, question, ...shown }) => {
      const pack = await readLaw(
        staticFiles,
        { place, subplace: null, doubtful: [], needsRegion: false, isGuess: false },
        utcDay(clock.now().getTime()),
      );
      return { ...shown, mark: markFor(pack, question) };
    }),
  );
}
