import type { RecordEvent, ViewingRecord } from "./record";

const eventKinds: readonly RecordEvent["kind"][] = ["given", "exception", "cancelled", "seen", "missed", "let-through"];

/** Reads the lines of a record (`recordLines`); ends of slots are not among them. Throws where a line has no time. */
export function readRecord(text: string) {
  const lines = text.split("\n").map((line) => line.split(" "));
  const all = (word: string) => lines.filter(([first]) => first === word).map(([, ...rest]) => rest);
  const one = (word: string) => all(word)[0]?.[0] ?? "";
  const orNull = (word: string) => (one(word) === "-" ? null : one(word));
  return {
    formId: one("form"),
    rule: one("rule") as ViewingRecord["rule"],
    commitment: orNull("commitment"),
    seed: orNull("seed"),
    drawnAt: orNull("drawn") === null ? null : timeOf(one("drawn")),
    slots: all("slot").map(([id = "", , capacity]) => ({ id, capacity: Number(capacity) })),
    requests: all("request").map(([number, id = "", at = "", slotId = "", people, hash = ""]) => ({
      ...{ id, slotId, hash, askedAt: timeOf(at), number: Number(number), people: Number(people) },
    })),
    events: eventKinds.flatMap((kind) =>
      all(kind).map(([requestId = "", at = "", slotId = "", place]) => ({
        ...{ kind, requestId, slotId, at: timeOf(at), place: place === "-" ? null : Number(place) },
      })),
    ),
  };
}

function timeOf(text: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new Error("A line of the record has no time");
  return at;
}
