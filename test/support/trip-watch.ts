import { routeExamples } from "./route-examples";

/** Round trips to D1 that any write may make, the renewal of its session's cookie among them. */
export const mostTrips = 2;
export const held = /^\/(app|manage|admin|apply)(\/|$)/;

/** What makes more, with how many, by the reason. A press is its route and what it is called in the form, if anything. */
const reasons: readonly { why: string; presses: Record<string, number> }[] = [
  {
    why: "the accounts' library asks and writes by itself, as under /api/auth, and each call is guarded on its own",
    presses: {
      "/admin/people/:userId end-sessions": 8,
      "/admin/people/:userId lift": 11,
      "/admin/people/:userId look": 9,
      "/admin/people/:userId suspend": 15,
      // Several accounts at once, side by side: as long as one takes.
      "/admin/spam-protection restore": 10,
      "/admin/spam-protection suspend": 74,
      "/app/confirm": 6,
      "/app/confirm x": 5,
      "/app/settings/profile change-password": 13,
      "/app/settings/profile end-all-sessions": 6,
      "/app/settings/profile end-session": 3,
      "/app/settings/profile rename": 5,
      "/app/settings/security confirm-app": 12,
      "/app/settings/security make-codes": 7,
      "/app/settings/security remove-app": 7,
    },
  },
  {
    why: "a few times in the life of an account, asked with its password again; what is to be erased is read first, and each table has a guard of its own",
    presses: {
      "/app/settings/profile delete-account": 26,
      // A try is counted before its password is looked at, and that before the archive is asked for.
      "/app/settings/profile request-data": 5,
    },
  },
  {
    why: "Stripe is asked in between: what it was asked for stands in D1 before, and what it answered after",
    presses: {
      "/app/settings/billing buy": 6,
      "/app/settings/billing take-pro": 7,
    },
  },
  {
    why: "a guest's decision that is asked about shows its page again, with what may be asked of the form: the application, and the law of its home",
    presses: { "/manage/form/:guestRentFormId/applications/:applicationId/decide": 5 },
  },
  {
    why: "each file that comes with a step is stored before the next is read",
    presses: {
      "/apply/:rentFormUrlId": 6,
      "/apply/:rentFormUrlId/documents": 3,
      "/apply/:rentFormUrlId/status/:token/correct": 4,
      "/apply/:rentFormUrlId/status/:token/correct/documents": 4,
      "/apply/:rentFormUrlId/status/:token/more": 7,
      // Which request it answers is read first.
      "/apply/:rentFormUrlId/status/:token/more/documents": 4,
    },
  },
  {
    why: "what became of it is kept with what was typed, for the page that says so: a calculation is asked for, the form is paused, another tab was quicker, too much for today",
    presses: {
      "/apply/:rentFormUrlId invite": 3,
      "/apply/:rentFormUrlId/status/:token/correct send": 3,
      // Under suspicion: what D1 knows, what was calculated or may be mailed, and the batch.
      "/apply/:rentFormUrlId send": 4,
    },
  },
];

/** Presses that read the published form, out of KV as a rule. */
const readsForm = /^\/apply\/(?!.*\/(status|confirm)\/)/;

const exempt = Object.assign({}, ...reasons.map(({ presses }) => presses)) as Record<string, number>;

const patterns = Object.keys(routeExamples)
  .filter((path) => held.test(path))
  .sort((one, other) => one.split(":").length - other.split(":").length)
  .map((path) => ({ path, matches: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`) }));

type Press = { method: string; path: string; fields: unknown; answer: Response };

/** A minute has passed in a test: round-trips.test.ts says which presses renew their cookie at no further trip. */
function renews(answer: Response): boolean {
  return answer.headers.getSetCookie().some((line) => /session_data=[^;]/.test(line));
}

/** Without script a press may be answered with the page itself, drawn anew: then it is a press and a page in one. */
function showsPage(answer: Response): boolean {
  return /html/.test(answer.headers.get("content-type") ?? "") && !answer.headers.has("location");
}

/** Its command ran: it was neither turned away before, nor something that nobody can post. */
function isTaken({ status, headers }: Response): boolean {
  const isAway = /^\/sign-in|[?&]refused=/.test(headers.get("location") ?? "");
  return status === 409 || (status < 400 && !isAway);
}

/**
 * The press at its route and the round trips it made; more than it may are told at the end of the file. A form that a test wrote
 * into D1 by itself has no copy in KV: who presses there first reads it, one trip more.
 */
export function notePress({ method, path, fields, answer }: Press): void {
  const asked = path.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
  const route = patterns.find(({ matches }) => matches.test(asked))?.path;
  const trips = tripsOf(answer);
  if (!route || Number.isNaN(trips)) return;
  if (isTaken(answer)) pressed.add(route);
  const press = [method === "POST" ? "" : method, route, intentOf(fields)].filter(Boolean).join(" ");
  const ofPage = showsPage(answer) ? mostTrips : 0;
  const more = Number(renews(answer)) + Number(readsForm.test(route));
  if (trips > (exempt[press] ?? mostTrips + ofPage) + more)
    tooMany.set(press, Math.max(trips, tooMany.get(press) ?? 0));
}

export const tripsOf = (answer: Response): number =>
  Number(/ rt=(\d+)/.exec(answer.headers.get("server-timing") ?? "")?.[1] ?? Number.NaN);

function intentOf(fields: unknown): string {
  if (fields instanceof FormData) return String(fields.get("intent") ?? "");
  if (typeof fields !== "string" && !(fields instanceof URLSearchParams)) return "";
  return new URLSearchParams(fields).get("intent") ?? "";
}

const tooMany = new Map<string, number>();

const pressed = new Set<string>();

/** Routes whose presses were taken since the last time. */
export function takePressed(): Set<string> {
  const routes = new Set(pressed);
  pressed.clear();
  return routes;
}

/** Presses since the last time that made more round trips than they may, with how many. */
export function takeTooMany(): Record<string, number> {
  const found = Object.fromEntries(tooMany);
  tooMany.clear();
  return found;
}
