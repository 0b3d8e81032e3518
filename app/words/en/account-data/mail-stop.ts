/** To somebody whose own address takes no email of ours. {email}: the address. */
export default {
  forgiven: "We write to {email} again. If email comes back once more, you read it here.",
  complaint: {
    title: "You get no email from us",
    text: "An email of ours to {email} was reported as spam, so we stopped writing to it. Change your address below, or ask us to write to this one again.",
    write: "Write to us",
  },
  bounced: {
    title: "Email to your address came back",
    text: "{email} takes no email, so we won’t write to it for a week. Change your address, or try again once the inbox works.",
    change: "Change it",
    again: "Try again",
  },
} as const;
