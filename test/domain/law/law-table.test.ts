import { expect, it } from "vitest";
import { markFor, markForOwn } from "../../../app/features/forms/law/mark";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { namedQuestions } from "../../../app/features/forms/law/question-names";
import { packOf } from "./packs";

const letters = { off: "X", reason: "r", note: "n", ok: "." } as const;
const later = { viewing: "", apply: "", shortlist: ">s", offer: ">o" } as const;

/** All places by all questions, a line a question: a reviewer reads a change of a pack as a changed line. "X>or": off, with a reason from the offer on. */
it("the printed law table has every place and question", async () => {
  const packs = await Promise.all(packPlaces.map((place) => packOf(place)));
  const cell = (text: string) => text.padEnd(7);
  const lines = namedQuestions.map((question) => {
    const cells = packs.map((pack) => {
      const early = question === "own" ? markForOwn(pack) : markFor(pack, question);
      const { level, stage } = early.moveTo ? markFor(pack, question, early.moveTo) : early;
      const from = early.moveTo && stage ? `${later[stage.earliest]}${letters[level]}` : "";
      return cell(letters[early.level] + from);
    });
    return question.padEnd(20) + cells.join("");
  });
  const head = " ".repeat(20) + packPlaces.map(cell).join("");
  await expect([head, ...lines].map((line) => line.trimEnd()).join("\n")).toMatchFileSnapshot(
    "./__snapshots__/law-table.txt",
  );
});
