/** Ready texts around a form's link, in the form's own language. */
export type ShareTexts = { listing: string; mail: { subject: string; body: string }; message: string };

/** `home`: name and town. `terms`: rent and what else is known of it. `answers`: when the landlord answers. "" where not known. */
export type ShareFacts = { home: string; url: string; minutes: number; rent: string; terms: string; answers: string };

export const shareTexts = ({ home, url, minutes, rent, terms, answers }: ShareFacts): ShareTexts => ({
  listing: `${home}${terms && `: ${terms}`}.\nApply in about ${minutes} minutes, on any phone, free and without an account: ${url}${answers && `\n${answers}`}`,
  mail: {
    subject: `Rental application: ${home}`,
    body: `Hello,\n\nThank you for your interest in ${home}${terms && ` (${terms})`}.\n\nPlease apply with this form: ${url}\nIt takes about ${minutes} minutes, works on a phone, costs nothing and needs no account. You can save it and continue later.\n\nKind regards`,
  },
  message: `${home}${rent && `, ${rent}`}. Apply in about ${minutes} minutes, free and without an account: ${url}`,
});
