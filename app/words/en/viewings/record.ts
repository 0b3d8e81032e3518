/** The public record of how the viewings of a form are given. */
export default {
  title: "How the viewings are given",
  lead: "This record has no names. Each request has a number and a hash over itself and every request before it. No one can add, remove or move one afterwards without changing all hashes that follow.",
  places: "{n, plural, one {# place} other {# places}}",
  calledOff: "The landlord called this viewing off on {time}.",
  nobody: "No one has asked yet.",
  number: "Number {n}",
  asked: "Asked on {time}",
  given: "Place given on {time}",
  exception: "Place out of turn, with a reason, on {time}",
  cancelled: "Ended on {time}",
  seen: "Came",
  missed: "Did not come",
  "let-through": "Goes on without a viewing",
  check: "Computed again on this device",
  chain: [
    "No request was added, removed or changed.",
    "The hashes do not fit: a request was added, removed or changed afterwards.",
  ],
  seed: [
    "The lot was drawn with the seed that was fixed before the first request.",
    "The seed of the lot is not the one that was fixed beforehand.",
  ],
  turns: ["Every place went to whoever was next.", "A place was given out of turn. Numbers:"],
  text: "The record as text",
  textLead: "From these lines anyone can compute the places again, without this page.",
  recipe:
    "The first hash is SHA-256 of the form, the rule and the commitment, with a space between each. Every further one is SHA-256 of the hash before it, a space, and the words of the request without its own hash. The lot sorts the requests of a time by SHA-256 of the seed, a space, and the id of the request, the smallest first. The commitment is SHA-256 of the seed.",
  download: "Download the record",
  back: "Times for a viewing",
  yours: "Your request has number {n}.",
  link: "How the viewings are given",
} as const;
