import { keptDays } from "../../../../kernel/kept-days";
import { sessionTimes, signUpTimes } from "../../../../platform/auth/access";
import { knownForMs } from "../../../../platform/mail-bounds";
import { keepMessageMs } from "../../../../platform/support-messages.server";
import { announcedMs, undecided } from "../../../applying/applications/retention";
import { draftLifeMs } from "../../../applying/applications/rules";
import { exportLifetimeMs } from "../../../deciding/exports/rules";
import { packPlaces } from "../../../forms/law/place-of";
import { retentionOf } from "../../../forms/law/retention";
import {
  binMs,
  guestKeptMs,
  guestNoticeAfterMs,
  guestNoticeMs,
  guestWaitAtMostMs,
  unconfirmedMs,
} from "../../../forms/rent-forms/rules";

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
    { what: "An application that was begun and not sent", howLong: spell(draftLifeMs) },
    { what: "A file that was uploaded and belongs to no application", howLong: spell(dayMs) },
    {
      what: "Documents of a sent application",
      howLong: `${range(
        places.map((place) => place.documentsDays),
        "days",
      )} after the decision or the withdrawal, by the law of the home’s place`,
    },
    {
      what: "Answers of an application that was decided or withdrawn",
      howLong: `${range(
        places.map((place) => place.unsuccessfulMonths),
        "months",
      )} after it, by the law of the home’s place; the landlord is notified ${spell(announcedMs)} before`,
    },
    {
      what: "An application in an account that its landlord does not decide",
      howLong: `It ends ${undecided.closedDays} days after its form closed, or ${undecided.sentMonths} months after it was sent, whichever is first; the landlord is notified ${spell(announcedMs)} before. Documents and answers are then kept as after a decision`,
    },
    {
      what: "Notes of landlords, messages, and answers of references",
      howLong: "As long as the answers they belong to",
    },
    {
      what: "An application that its landlord keeps for a legal claim",
      howLong: "Until the landlord ends that; the applicant’s status page says so",
    },
    { what: "A form whose email was never confirmed", howLong: spell(unconfirmedMs) },
    {
      what: "A form that a landlord deleted, with its applications",
      howLong: `${spell(binMs)}, and can be restored until then`,
    },
    {
      what: "A form made without an account, with its applications",
      howLong: `Until ${spell(guestKeptMs)} after it closed; the landlord is notified ${spell(guestNoticeMs)} before. Where that email cannot be delivered, ${spell(guestNoticeAfterMs + guestWaitAtMostMs)} at most`,
    },
    { what: "A sign-up whose email was never confirmed", howLong: spell(signUpTimes.linkMs + signUpTimes.keptMs) },
    { what: "An account", howLong: "Until its owner deletes it; then everything in it goes at once, books apart" },
    {
      what: "What was bought, paid back, redeemed and spent, by a number without a name once the account is deleted",
      howLong: "10 years or longer, as tax law asks",
    },
    { what: "A signed-in session", howLong: `${spell(sessionTimes.absoluteSeconds * 1000)} at most` },
    { what: "An archive or a spreadsheet, made on request", howLong: spell(exportLifetimeMs) },
    { what: "A message to our help center", howLong: spell(keepMessageMs) },
    { what: "Notices in an account", howLong: `${keptDays.readNotices} days after they were read` },
    {
      what: "Reports of forms, and refused questions that someone asked us to look at",
      howLong: `${keptDays.reports} days`,
    },
    {
      what: "The log of actions: ids and fingerprints, no names and no answers",
      howLong: `${keptDays.audit / 30.5} months`,
    },
    { what: "Finished work, such as an email that was sent: ids only", howLong: `${keptDays.settledJobs} days` },
    { what: "That an email to an address came back", howLong: `${keptDays.returnedMails} days` },
    { what: "That someone pressed a link of ours, by a fingerprint of the address", howLong: spell(knownForMs) },
    {
      what: "From which network a form was published, as a fingerprint",
      howLong: `${keptDays.publishingNetwork} days`,
    },
    { what: "Counters that slow down abuse", howLong: "Until their hour or day is over" },
  ];
}
