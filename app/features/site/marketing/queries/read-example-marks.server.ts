import { utcDay } from "../../../../kernel/dates";
import type { Services } from "../../../../services";
import { type Mark, markFor } from "../../../forms/law/mark";
import { readLaw } from "../../../forms/law/packs.server";
import type { packPlaces } from "../../../forms/law/place-of";

/** `label`: in the words of the home page. */
export type ExampleMark = { label: "children" | "voucher"; mark: Mark };

type Example = Pick<ExampleMark, "label"> & { place: (typeof packPlaces)[number]; question: string };

const examples: readonly Example[] = [
  { label: "children", place: "US-CA", question: "minorsCount" },
  { label: "voucher", place: "US-CA", question: "housingVoucher" },
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
