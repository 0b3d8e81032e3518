import { describe, expect, it } from "vitest";
import { formStates } from "../../../app/db/schema/forms";
import {
  acceptsApplications,
  draftVerdict,
  type FormAction,
  type FormMover,
  formTransitions,
  graceForDraftsMs,
  stateAfter,
  stateAt,
  statesBefore,
} from "../../../app/features/forms/rent-forms/rules";

const movers: FormMover[] = ["guest", "account", "system"];
const actions: FormAction[] = [...new Set(formTransitions.map((row) => row.action))];

/** Written by hand from the decisions, apart from the table: every pair that is not here must be refused. */
const allowed = new Set([
  "draft askVerification guest pending_verification",
  "pending_verification askVerification guest pending_verification",
  "pending_verification publish guest open",
  "draft publish account open",
  "open pause guest paused",
  "open pause account paused",
  "paused reopen guest open",
  "paused reopen account open",
  "closed reopen guest open",
  "closed reopen account open",
  "open fill system full",
  "open expire system closed",
  "paused expire system closed",
  ...["open", "paused", "full"].flatMap((from) => [`${from} close guest closed`, `${from} close account closed`]),
  ...["draft", "pending_verification", "open", "paused", "full", "closed", "archived"].flatMap((from) => [
    `${from} delete guest deleted`,
    `${from} delete account deleted`,
  ]),
  "closed archive guest archived",
  "closed archive account archived",
  "closed archive system archived",
  "archived unarchive guest closed",
  "archived unarchive account closed",
  "deleted undelete guest before",
  "deleted undelete account before",
]);

describe("the state table of forms", () => {
  for (const from of formStates) {
    for (const action of actions) {
      for (const mover of movers) {
        const to = stateAfter(from, action, mover);
        const line = `${from} ${action} ${mover} ${to}`;
        const wanted = [...allowed].some((entry) => entry.startsWith(`${from} ${action} ${mover} `));
        it(`${wanted ? "allows" : "refuses"} ${from} ${action} by ${mover}`, () => {
          if (wanted) expect(allowed).toContain(line);
          else expect(to).toBeNull();
          expect(statesBefore(action, mover).includes(from)).toBe(wanted);
        });
      }
    }
  }
});

const now = 1_000_000_000_000;
const hour = 3_600_000;

describe("a form's state by time", () => {
  it("closes an open or paused form at its date, and no other", () => {
    expect(stateAt({ state: "open", opensUntil: now, closedAt: null }, now)).toBe("closed");
    expect(stateAt({ state: "open", opensUntil: now + 1, closedAt: null }, now)).toBe("open");
    expect(stateAt({ state: "paused", opensUntil: now, closedAt: null }, now)).toBe("closed");
    expect(stateAt({ state: "suspended", opensUntil: now, closedAt: null }, now)).toBe("suspended");
    expect(stateAt({ state: "open", opensUntil: null, closedAt: null }, now)).toBe("open");
  });

  it.each(formStates)("lets tenants begin when the form is %s only if open", (state) => {
    expect(acceptsApplications({ state, opensUntil: now + hour, closedAt: null }, now)).toBe(state === "open");
  });
});

describe("an unsent draft", () => {
  const begun = now - 100 * hour;
  const at = (hours: number) => now + hours * hour;

  it("may be sent within 72 hours after the form became full or reached its date, and not later", () => {
    const full = { state: "full", opensUntil: at(500), closedAt: now } as const;
    const passed = { state: "open", opensUntil: now, closedAt: null } as const;
    const swept = { state: "closed", opensUntil: now, closedAt: now + 60_000 } as const;
    for (const form of [full, passed, swept]) {
      expect(draftVerdict(form, begun, now + graceForDraftsMs - 1)).toBe("send");
      expect(draftVerdict(form, begun, now + graceForDraftsMs)).toBe("refuse");
      expect(draftVerdict(form, now + 1, at(1))).toBe("refuse");
    }
  });

  it("waits while the form is paused", () => {
    expect(draftVerdict({ state: "paused", opensUntil: at(500), closedAt: null }, begun, at(200))).toBe("wait");
  });

  it.each(["closed", "suspended", "archived", "deleted"] as const)(
    "is refused by a form %s by the landlord",
    (state) => {
      expect(draftVerdict({ state, opensUntil: at(500), closedAt: now }, begun, at(1))).toBe("refuse");
    },
  );
});
