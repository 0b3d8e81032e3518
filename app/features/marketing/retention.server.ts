import { sessionTimes } from "../../platform/auth/access";
import { draftLifeMs } from "../applications/draft-cookie";
import { keepMessageMs } from "../contact/rules";
import { exportLifetimeMs } from "../exports/rules";
import { packPlaces } from "../rent-forms/law/place-of";
import { retentionOf } from "../rent-forms/law/retention";
import { binMs, guestNoticeAfterMs, guestNoticeMs, unconfirmedMs } from "../rent-forms/rules";

export type RetentionRow = { what: string; howLong: string };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

function spell(ms: number): string {
  return ms <= 2 * dayMs ? `${Math.round(ms / hourMs)} hours` : `${Math.round(ms / dayMs)} days`;
}

function range(values: readonly number[], unit: string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least} ${unit}` : `${least} to ${most} ${unit}`;
}

/** How long everything is kept, by the constants that the sweeps and the tenants' notice use. */
export function retentionRows(): RetentionRow[] {
  const places = [...packPlaces, null].map(retentionOf);
  return [
    { what: "An application that was begun and not sent", howLong: `${spell(draftLifeMs)}, or until the form closes` },
    { what: "A file that was uploaded and belongs to no application", howLong: spell(dayMs) },
    {
      what: "Documents of a sent application",
      howLong: `${range(
        places.map((place) => place.documentsDays),
        "days",
      )} after the landlord’s decision, by the law of the home’s place`,
    },
    {
      what: "Answers of applicants who do not get the home",
      howLong: `${range(
        places.map((place) => place.unsuccessfulMonths),
        "months",
      )} after the decision, by the law of the home’s place`,
    },
    { what: "A form whose e-mail was never confirmed", howLong: spell(unconfirmedMs) },
    {
      what: "A form that a landlord deleted, with its applications",
      howLong: `${spell(binMs)}, to be taken back until then`,
    },
    {
      what: "A form made without an account, with its applications",
      howLong: `Until ${spell(guestNoticeAfterMs + guestNoticeMs)} after it closed; the landlord is told ${spell(guestNoticeMs)} before`,
    },
    { what: "An account", howLong: "Until its owner deletes it; then everything in it goes at once" },
    { what: "A signed-in session", howLong: `${spell(sessionTimes.absoluteSeconds * 1000)} at most` },
    { what: "An archive of one’s own data, made on request", howLong: spell(exportLifetimeMs) },
    { what: "A message to our help center", howLong: spell(keepMessageMs) },
    { what: "The log of actions: ids and fingerprints, no names and no answers", howLong: "At least 24 months" },
    { what: "Counters that slow down abuse", howLong: "Until their hour or day is over" },
  ];
}
