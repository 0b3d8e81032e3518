/** What is known of a form when it is looked at: figures and yes or no, no words. Kept as JSON in screening.facts. */
export type FormFacts = {
  /** `ageHours` is null of a guest. */
  owner: { ageHours: number | null; mail: "own" | "free" | "disposable"; isAgency: boolean };
  texts: TextFacts;
  /** Files asked for at once, before anybody is chosen. */
  papers: { identity: number; bank: number; selfie: number };
  /** Beside the forms of the same place, size and currency; null where the form names no rent or no place. */
  rent: { percentOfMedian: number; forms: number } | null;
  /** Of other landlords. `alike`: photos that look like one of theirs. */
  elsewhere: { photos: number; alike: number; addresses: number; networkForms: number };
  /** `networks`: independent people whose device did the calculation; the others count in `count` and `money`. */
  reports: { count: number; networks: number; money: number };
  /** Days since it was published first, and households that applied, spam apart. */
  history: { openDays: number; applicants: number };
  /** What the admin's rules about senders, phrases and pictures say. */
  rule: { effect: "none" | "allow" | "points" | "hold" | "block"; points: number };
};

/** How often each is found in what the landlord wrote. */
export type TextFacts = {
  questionLinks: number;
  questionContacts: number;
  hiddenLinks: number;
  messengers: number;
  payBeforeViewing: number;
  payToHold: number;
  payUntraceable: number;
  payChannels: number;
  keysByCourier: number;
  ownerAway: number;
  credentials: number;
  /** Questions about numbers, banks, cards and secrets that the reader of questions let pass with a reason. */
  doubtful: number;
  brands: number;
  brandClaims: number;
};
