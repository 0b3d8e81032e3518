import type { FoundAddress } from "../../../features/operator/mail-test/queries/find-address.server";

export const addressReasons: Record<NonNullable<FoundAddress["block"]>["reason"], string> = {
  complaint: "Its reader called an email of ours spam. Without end.",
  "hard-bounce": "The inbox does not exist, or its server refuses us.",
  suppressed: "The email service refuses the address by a list of its own.",
};
