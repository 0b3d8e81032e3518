/** Ready texts around a form's link, in the form's own language. */
export type ShareTexts = { listing: string; mail: { subject: string; body: string }; message: string };

export type ShareFacts = { title: string; url: string };

export const shareTexts = ({ title, url }: ShareFacts): ShareTexts => ({
  listing: `To apply for this home, fill in the application form at ${url}. It works on any phone, costs nothing and needs no account.`,
  mail: {
    subject: `Rental application: ${title}`,
    body: `Hello,\n\nthank you for your interest in ${title}.\n\nPlease apply with this form: ${url}\nIt works on a phone, costs nothing and needs no account. You can save it and continue later.\n\nKind regards`,
  },
  message: `Thank you for asking about ${title}. Please apply here: ${url} (no account, no fee)`,
});
