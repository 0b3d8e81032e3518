import type en from "../words/en/notices/rules";

type Words = typeof en;
/** Of these the landlord chooses whether a mail comes too. */
export type ChosenNotice = keyof Words["applications"] | keyof Words["forms"];
export type NoticeKind = ChosenNotice | keyof Words["always"] | keyof Words["silent"];
