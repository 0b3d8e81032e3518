import { access } from "./access.ts";
import { accounts } from "./accounts.ts";
import { decisions } from "./decisions.ts";
import { drafts } from "./drafts.ts";
import { erasing } from "./erasing.ts";
import { exports } from "./exports.ts";
import { files } from "./files.ts";
import { formsAndPlans } from "./forms-and-plans.ts";
import { keptByPeople } from "./kept-by-people.ts";
import { law } from "./law.ts";
import { mailLimits } from "./mail-limits.ts";
import { mailedLinks } from "./mailed-links.ts";
import { money } from "./money.ts";
import { notices } from "./notices.ts";
import { rateLimits } from "./rate-limits.ts";

/** All promises, by theme. */
export const promises = [
  ...erasing,
  ...drafts,
  ...mailedLinks,
  ...notices,
  ...decisions,
  ...access,
  ...files,
  ...formsAndPlans,
  ...money,
  ...accounts,
  ...exports,
  ...mailLimits,
  ...rateLimits,
  ...law,
  ...keptByPeople,
];
