import { keptDays } from "../../../../kernel/kept-days";
import { mailLinks } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
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
import { retentionWords } from "../words/retention-words";

export type RetentionRow = { what: string; howLong: string };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type Spelled = Pick<(typeof retentionWords)["en"], "hours" | "days" | "months" | "daysBetween" | "monthsBetween">;

function spell(words: Spelled, ms: number): string {
  return ms <= 2 * dayMs
    ? words.hours({ count: Math.round(ms / hourMs) })
    : words.days({ count: Math.round(ms / dayMs) });
}

function range(words: Spelled, unit: "days" | "months", values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? words[unit]({ count: least }) : words[`${unit}Between`]({ least, most });
}

/** How long everything is kept, by the constants that the sweeps and the tenants' notice use. */
export function retentionRows(language: PageLocale): RetentionRow[] {
  return [...ofApplications(language), ...ofForms(language), ...ofAccounts(language), ...ofOthers(language)];
}

function ofApplications(language: PageLocale): RetentionRow[] {
  const words = retentionWords[language];
  const places = [...packPlaces, null].map(retentionOf);
  const notice = spell(words, announcedMs);
  const documents = places.map((place) => place.documentsDays);
  const answers = places.map((place) => place.unsuccessfulMonths);
  return [
    { what: words.draft, howLong: spell(words, draftLifeMs) },
    { what: words.looseFile, howLong: spell(words, dayMs) },
    { ...words.documents, howLong: words.documents.howLong({ time: range(words, "days", documents) }) },
    { ...words.answers, howLong: words.answers.howLong({ time: range(words, "months", answers), notice }) },
    { ...words.undecided, howLong: words.undecided.howLong({ ...undecided, notice }) },
    words.notes,
    words.held,
  ];
}

function ofForms(language: PageLocale): RetentionRow[] {
  const words = retentionWords[language];
  const guest = {
    time: spell(words, guestKeptMs),
    notice: spell(words, guestNoticeMs),
    most: spell(words, guestNoticeAfterMs + guestWaitAtMostMs),
  };
  return [
    { what: words.unconfirmedForm, howLong: spell(words, unconfirmedMs) },
    { ...words.deletedForm, howLong: words.deletedForm.howLong({ time: spell(words, binMs) }) },
    { ...words.guestForm, howLong: words.guestForm.howLong(guest) },
  ];
}

function ofAccounts(language: PageLocale): RetentionRow[] {
  const words = retentionWords[language];
  const session = spell(words, sessionTimes.absoluteSeconds * 1000);
  return [
    { what: words.signUp, howLong: spell(words, signUpTimes.linkMs + signUpTimes.keptMs) },
    words.account,
    {
      ...words.invitation,
      howLong: words.invitation.howLong({ time: spell(words, mailLinks.joinTeam.lifetimeMs) }),
    },
    words.colleague,
    words.books,
    { what: words.session, howLong: words.atMost({ time: session }) },
    { what: words.archive, howLong: spell(words, exportLifetimeMs) },
  ];
}

function ofOthers(language: PageLocale): RetentionRow[] {
  const words = retentionWords[language];
  const days = (count: number) => words.days({ count });
  return [
    { what: words.message, howLong: spell(words, keepMessageMs) },
    { ...words.viewingPeople, howLong: words.viewingPeople.howLong({ time: days(keptDays.viewingPeople) }) },
    words.viewingRecord,
    { ...words.notices, howLong: words.notices.howLong({ time: days(keptDays.readNotices) }) },
    { what: words.reports, howLong: days(keptDays.reports) },
    { what: words.log, howLong: words.months({ count: keptDays.audit / 30.5 }) },
    { what: words.work, howLong: days(keptDays.settledJobs) },
    { what: words.returned, howLong: days(keptDays.returnedMails) },
    { what: words.pressed, howLong: spell(words, knownForMs) },
    { what: words.network, howLong: days(keptDays.publishingNetwork) },
    words.counters,
  ];
}
