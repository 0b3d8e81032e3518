import { suspensionWords } from "../../../words/en/admin/person";
import { formReasonWords } from "../../../words/en/admin/workload";
import type { QueueKind } from "./queue";
import type { QueueAction } from "./ui/queue-item";

/** What can be done about each kind, the likeliest first. */
export const queueActions: Record<QueueKind, readonly QueueAction[]> = {
  form: [
    {
      intent: "suspend",
      label: "Suspend form",
      variant: "destructive",
      letter: "s",
      reasons: formReasonWords,
      effect:
        "No one can apply. Its landlord is emailed the reason that you chose, and whom to write to. You can undo this.",
    },
    {
      intent: "hold",
      label: "Keep it closed",
      letter: "h",
      effect: "It stays closed until its landlord has changed it and you have looked again. The landlord is notified.",
    },
    {
      intent: "release",
      label: "Release",
      letter: "r",
      effect:
        "It opens with its uploads, and these signs pass from now on. Its landlord is notified. You can undo this.",
    },
  ],
  account: [
    {
      intent: "suspend",
      label: "Suspend account",
      variant: "destructive",
      letter: "s",
      reasons: suspensionWords,
      effect: "No one can sign in to it, and its open forms go offline. You can undo this.",
    },
    {
      intent: "release",
      label: "It is fine",
      letter: "r",
      effect: "It leaves the queue. Nothing was held back, and no one is notified. You can undo this.",
    },
  ],
  contact: [
    {
      intent: "keep",
      label: "It is spam",
      variant: "destructive",
      letter: "s",
      effect: "It leaves the queue and stays marked. No one is notified. You can undo this.",
    },
    {
      intent: "release",
      label: "It is no spam",
      letter: "r",
      effect:
        "It counts as a message, and its sender gets the copy that was held back. You answer from the inbox of support.",
    },
  ],
  question: [
    {
      intent: "keep",
      label: "Rightly refused",
      letter: "s",
      effect: "It leaves the queue. No one is notified: who sent it is not known. You can undo this.",
    },
    {
      intent: "release",
      label: "It should pass",
      letter: "r",
      effect:
        "It leaves the queue, and the log names the rule that was wrong. The rule itself changes with the next version of Rentform. You can undo this.",
    },
  ],
  application: [
    {
      intent: "keep",
      label: "They are spam",
      variant: "destructive",
      letter: "s",
      effect:
        "They leave the queue until more are held. They are deleted after 30 days; their landlord can still release each. You can undo this.",
    },
    {
      intent: "release",
      label: "Release up to 20",
      letter: "r",
      effect:
        "They go to their landlord as new, with their own time of sending, and their senders are notified. This cannot be undone.",
    },
  ],
};
