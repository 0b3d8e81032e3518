import type { QueueKind } from "./queue";
import type { QueueAction } from "./ui/queue-item";

/** What can be done about each kind, the likeliest first. */
export const queueActions: Record<QueueKind, readonly QueueAction[]> = {
  form: [],
  account: [],
  contact: [
    {
      intent: "keep",
      label: "It is spam",
      variant: "destructive",
      letter: "s",
      effect: "It leaves the queue and stays marked. Nobody is told. You can undo this.",
    },
    {
      intent: "release",
      label: "It is no spam",
      letter: "r",
      effect:
        "It counts as a message, and its sender gets the copy that was held back. You answer from the mailbox of support.",
    },
  ],
  application: [
    {
      intent: "keep",
      label: "They are spam",
      variant: "destructive",
      letter: "s",
      effect:
        "They leave the queue until more are held. They are erased after 30 days; their landlord can still release each. You can undo this.",
    },
    {
      intent: "release",
      label: "Release up to 20",
      letter: "r",
      effect:
        "They go to their landlord as new, with their own time of sending, and their senders are told. This cannot be taken back.",
    },
  ],
};
