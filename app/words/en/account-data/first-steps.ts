/** The dashboard of who has no form yet. */
export default {
  title: "How it goes",
  steps: [
    {
      title: "Create the form",
      text: "Pick a template and change any question. Local law is checked while you write.",
    },
    {
      title: "Share it",
      text: "A link, a QR code, a poster for the door. Applicants need a phone, no account and no money.",
    },
    { title: "Decide", text: "Compare people side by side, ask for what is missing, and answer everyone." },
  ],
  example: "See an inbox with invented applicants",
} as const;
