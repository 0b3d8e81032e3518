import { routeExamples } from "./route-examples";

/** Round trips to D1 that any write may make, the renewal of its session's cookie among them. */
export const mostTrips = 2;
const held = /^\/(app|manage|admin|apply)(\/|$)/;

/** What makes more, with how many, by the reason. A press is its route and what it is called in the form, if anything. */
const reasons: readonly { why: string; presses: Record<string, number> }[] = [
  {
    why: "the accounts' library asks and writes by itself, as under /api/auth, and each call is guarded on its own",
    presses: {
      "/admin/people/:userId end-sessions": 8,
      "/admin/people/:userId lift": 11,
      "/admin/people/:userId look": 9,
      "/admin/people/:userId suspend": 13,
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
    why: "once in the life of an account: what is to be erased or moved is read first, and each table has a guard of its own",
    presses: {
      "/app/guest-forms claim": 7,
      "/app/guest-forms mail": 8,
      "/app/settings/profile delete-account": 26,
      "/app/settings/profile request-data": 6,
      "/apply/:rentFormUrlId/member/:token erase": 5,
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
    why: "each file that comes with a step is stored before the next is read",
    presses: {
      "/apply/:rentFormUrlId": 6,
      "/apply/:rentFormUrlId/documents": 3,
      "/apply/:rentFormUrlId/status/:token/correct": 6,
      "/apply/:rentFormUrlId/status/:token/correct/documents": 4,
      "/apply/:rentFormUrlId/status/:token/more": 7,
    },
  },
  {
    why: "a draft is opened, what it says is looked for, and it is written; a household's mailboxes and a landlord's first key come between",
    presses: {
      "/apply/:rentFormUrlId send": 5,
      "/apply/:rentFormUrlId invite": 5,
    },
  },
  {
    why: "counted, and not mended yet",
    presses: {
      "/apply/:rentFormUrlId/status/:token/correct send": 4,
      "/manage/form/:guestRentFormId/applications/:applicationId undo": 5,
      "/manage/form/:guestRentFormId/applications/:applicationId/decide": 5,
      "/admin/spam-protection/rules add": 3,
      "/app/applicants/moves ask-reference": 6,
      "/app/forms/:rentFormId request-info": 3,
      "/app/forms/:rentFormId/spam release": 3,
      "/apply/:rentFormUrlId/confirm/:token": 8,
      "/apply/:rentFormUrlId/report": 5,
      "/manage/form/:guestRentFormId/spam release": 3,
      "/admin/credit-vouchers goodwill": 3,
      "/admin/credit-vouchers make": 4,
      "/admin/credit-vouchers/:voucherId extend": 3,
      "/admin/credit-vouchers/:voucherId nothing": 3,
      "/admin/credit-vouchers/:voucherId revoke": 4,
      "/admin/credit-vouchers/:voucherId undo": 5,
      "/admin/email-test lift": 4,
      "/admin/email-test look-up": 3,
      "/admin/jobs give-up": 4,
      "/admin/jobs retry": 4,
      "/admin/jobs retry-all": 3,
      "/admin/people": 3,
      "/admin/spam-protection answer": 3,
      "/admin/spam-protection hold": 3,
      "/admin/spam-protection keep": 3,
      "/admin/spam-protection release": 3,
      "/admin/spam-protection restore": 11,
      "/admin/spam-protection suspend": 73,
      "/admin/spam-protection/weights try": 4,
      "/app/exports": 5,
      "/app/forms/:rentFormId appeal": 4,
      "/app/forms/:rentFormId/edit limits": 3,
      "/app/forms/:rentFormId/settings limits": 3,
      "/app/forms/:rentFormId/versions": 3,
      "/apply/:rentFormUrlId/part send": 4,
      "/manage/:token": 4,
      "/manage/form/:guestRentFormId appeal": 4,
      "/manage/form/:guestRentFormId pause": 3,
      "/manage/form/:guestRentFormId/applications/:applicationId hold": 3,
      "/manage/form/:guestRentFormId/applications/:applicationId send-again": 3,
    },
  },
];

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

/**
 * The press at its route and the round trips it made; more than it may are told at the end of the file. A form that a test wrote
 * into D1 by itself has no copy in KV: who presses there first reads it, one trip more.
 */
export function notePress({ method, path, fields, answer }: Press): void {
  const asked = path.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
  const route = patterns.find(({ matches }) => matches.test(asked))?.path;
  const trips = tripsOf(answer);
  if (!route || Number.isNaN(trips)) return;
  const press = [method === "POST" ? "" : method, route, intentOf(fields)].filter(Boolean).join(" ");
  const more = Number(renews(answer)) + Number(route.startsWith("/apply/"));
  if (trips > (exempt[press] ?? mostTrips) + more) tooMany.set(press, Math.max(trips, tooMany.get(press) ?? 0));
}

export const tripsOf = (answer: Response): number =>
  Number(/ rt=(\d+)/.exec(answer.headers.get("server-timing") ?? "")?.[1] ?? Number.NaN);

function intentOf(fields: unknown): string {
  if (fields instanceof FormData) return String(fields.get("intent") ?? "");
  if (typeof fields !== "string" && !(fields instanceof URLSearchParams)) return "";
  return new URLSearchParams(fields).get("intent") ?? "";
}

const tooMany = new Map<string, number>();

/** Presses since the last time that made more round trips than they may, with how many. */
export function takeTooMany(): Record<string, number> {
  const found = Object.fromEntries(tooMany);
  tooMany.clear();
  return found;
}
