import { afterAll, beforeEach, expect } from "vitest";
import "./keep-worker";
import { pressedIn } from "./pressed-in";
import { mostTrips, takePressed, takeTooMany } from "./trip-watch";

type Tests = { mode: string; result?: { state: string } | undefined; tasks?: Tests[]; filepath?: string };
let file: Tests | null = null;

beforeEach(({ task }) => {
  file = task.file;
});

/** Every test of it ran, and passed: with `-t`, or after a failure, some presses are missing. */
function isWhole({ mode, result, tasks }: Tests): boolean {
  return tasks ? tasks.every(isWhole) : mode === "run" && result?.state === "pass";
}

/**
 * Of each file of the whole Worker: no write that any of its tests made took more round trips than it may, and each route that is
 * to be pressed in it was.
 */
afterAll(() => {
  const pressed = takePressed();
  expect(takeTooMany(), `presses that made more than ${mostTrips} round trips to D1`).toEqual({});
  const own = file && isWhole(file) ? `${file.filepath}` : "";
  file = null;
  const due = Object.keys(pressedIn).filter((path) => own.endsWith(`/test/http/${pressedIn[path]}.test.ts`));
  expect(
    due.filter((path) => !pressed.has(path)),
    "routes of pressed-in that no test of it presses any more",
  ).toEqual([]);
});
