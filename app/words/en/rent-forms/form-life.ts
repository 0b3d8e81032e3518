import type { SuspensionReason } from "../../../platform/outbox.server";

export const suspensionWords: Record<SuspensionReason, string> = {
  "unlawful-questions": "it asks for something that may not be asked of applicants.",
  deception: "it may mislead people about who is asking or what for.",
  "not-a-home": "it does not seem to be about a home to rent.",
  spam: "it looks like one of many forms made by a machine.",
  other: "it needs a closer look.",
};
