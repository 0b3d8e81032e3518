export const startWords = {
  toApply: "To apply",
  free: "Free",
  takes: "It takes about",
  minutes: (n: number) => `${n} minutes`,
  applyBy: "Apply by",
  deposit: (amount: string) => `${amount} deposit`,
  bedrooms: (n: number) => (n === 0 ? "studio" : n === 1 ? "1 bedroom" : `${n} bedrooms`),
  from: (date: string) => `from ${date}`,
  lets: "Lets this home.",
  answers: (days: number) => (days === 1 ? "Answers within a day." : `Answers within ${days} days.`),
  inOrder: "In order of arrival",
  byRules: "by rules you can read",
  income: (amount: string) => `income from ${amount} a month`,
  incomeTimes: (times: string) => `income of ${times} times the rent`,
  people: (n: number) => (n === 1 ? "one person" : `up to ${n} people`),
  pets: { yes: "pets welcome", ask: "pets: ask first", no: "no pets" },
  noPapers: "No papers",
  named: "Name as given, e-mail confirmed",
  unnamed: "No name given, e-mail confirmed",
};

export type StartWords = typeof startWords;
