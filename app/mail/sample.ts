import { dayMs } from "../kernel/durations";
import type { ApplicationId, RentFormId } from "../kernel/ids";

const at = new Date("2026-11-21T09:14:00Z");
const formId = "11111111-1111-4111-8111-111111111111";

/** What stands in the examples of mails: a home, a household and keys that open nothing. */
export const sample = {
  title: "Flat 2, 14 Maple Street",
  home: "Flat 2, 14 Maple Street, Portland, OR 97205",
  token: "t".repeat(43),
  at,
  now: at.getTime(),
  soon: new Date(at.getTime() + 7 * dayMs),
  zone: "America/Los_Angeles",
  reference: "RF-7KQ2-MN4P",
  formId: formId as RentFormId,
  applicationId: formId as ApplicationId,
  guestRentFormId: "a".repeat(26),
  urlId: "abcdefgh2345",
  leadName: "Ada Lovelace",
};

/** What a mail to an account that has the form knows of its reader. */
export const sampleReader = { zone: sample.zone, manageToken: null, guestRentFormId: null };

/** What a mail to an applicant says of who lets the home. */
export const sampleLandlord = { landlordName: "Hartley & Quist, Homes No. 1", isLandlordConfirmed: true };
