import { afterAll, expect } from "vitest";
import { mostTrips, takeTooMany } from "./trip-watch";

/** Of each file of the whole Worker: no write that any of its tests made took more round trips than it may. */
afterAll(() => expect(takeTooMany(), `presses that made more than ${mostTrips} round trips to D1`).toEqual({}));
