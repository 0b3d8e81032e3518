/** About a mistyped address, in the declaration that a page of another language has in German. */
export const germanAddressWords = {
  question: ({ address }: { address: string | number }) => `Meinten Sie ${address}?`,
  yes: "Ja, ändern",
  no: "Nein, sie stimmt so",
};
