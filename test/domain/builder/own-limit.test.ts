import { expect, it } from "vitest";
import { noneLeft } from "../../../app/features/forms/builder/own-limit";
import { questionWords } from "../../../app/features/forms/builder/questions-words";
import { plans } from "../../../app/features/money/billing/rules";

// Red when noneLeft says the same to everybody.
it("a guest without own questions left reads what an account offers, and an account does not", () => {
  const { guest, free, credit } = plans;
  const said = noneLeft({ plan: "guest" }, questionWords.en);
  expect(said.match(/\d+/g)).toEqual([guest, free, credit].map(({ customQuestions }) => String(customQuestions)));
  expect(said).toContain("A free account takes");
  expect(noneLeft({ plan: "free" }, questionWords.en)).toBe("No question of your own is left");
});
