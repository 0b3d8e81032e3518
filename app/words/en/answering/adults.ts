/** Asked where the number of adults does not fit those named. */
export type AdultsWords = {
  title: string;
  /** `said` counts the reader in, `named` does not. */
  text: (adults: { said: number; named: number }) => string;
  changeNumber: string;
  changeNames: string;
};

export const adultsWords: AdultsWords = {
  title: "Does the number of adults fit?",
  text: ({ said, named }) =>
    `You wrote that ${said} ${said === 1 ? "adult" : "adults"} will live there, with you, and named ${named} besides yourself. Add whoever is missing, or change the number. If it is right like this, just continue.`,
  changeNumber: "Change the number of adults",
  changeNames: "See the adults named",
};
