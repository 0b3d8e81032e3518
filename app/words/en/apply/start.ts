export const startWords = {
  toApply: "To apply",
  free: "Free",
  takes: "It takes about",
  minutes: (n: number) => `${n} minutes`,
  applyBy: "Apply by",
  deposit: (amount: string) => `${amount} deposit`,
  bedrooms: (n: number) => (n === 0 ? "studio" : n === 1 ? "1 bedroom" : `${n} bedrooms`),
  from: (date: string) => `from ${date}`,
  lets: "Landlord.",
  answers: (days: number) => (days === 1 ? "Answers within a day." : `Answers within ${days} days.`),
  inOrder: "In order of arrival",
  byRules: "by rules you can read",
  rulesBelow: (title: string) => `What is asked of applicants is below, under “${title}”.`,
  income: (amount: string) => `income from ${amount} a month`,
  incomeTimes: (times: string) => `income of ${times} times the rent`,
  people: (n: number) => (n === 1 ? "one person" : `up to ${n} people`),
  pets: { yes: "pets welcome", ask: "pets: ask first", no: "no pets" },
  noPapers: "No documents",
  /** Under words of the landlord that nobody wrote in the page's language. */
  ownText: (language: string) => `Landlord’s own text, in ${language}.`,
  named: "Name as given, email confirmed",
  unnamed: "No name given, email confirmed",
};

export type StartWords = typeof startWords;
