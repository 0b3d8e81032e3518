import { dayMs } from "../kernel/durations";

/** So many of one budget reach a mailbox within any 24 hours. */
export const strangerMailsADay = 5;
/** Where a link of ours was pressed lately: somebody reads that mailbox and knows us. */
export const knownMailsADay = 30;
/** How long a press makes a mailbox known. */
export const knownForMs = 90 * dayMs;

/** To so many mailboxes that are not known a landlord's doings lead in any 24 hours; where more of his applicants confirmed theirs, to as many. */
export const leastStrangersADay = 10;
export const mostStrangersADay = 100;
