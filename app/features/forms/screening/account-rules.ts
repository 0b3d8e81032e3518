/** What speaks for one hand behind several accounts, and how loudly. No sign does anything to an account: the admin looks. */
const signPoints = {
  "accounts-from-network": 40,
  "accounts-on-device": 40,
  "forms-from-network": 20,
  "disposable-mail": 20,
  /** Another account's address is the same mailbox: "a+1@", or dots where they do not count. */
  "same-mailbox": 20,
} as const;
export type AccountSign = keyof typeof signPoints;

/** Other accounts and forms of a network within a day, and other accounts on a device, from which on they are signs. */
const limits = { networkAccounts: 5, deviceAccounts: 2, networkForms: 5 } as const;
/** From so much on an account stands in the queue, with the others of its network of that day. */
const waitsFrom = 40;

/** Counts of others, without names. */
export type AccountFacts = {
  networkAccounts: number;
  deviceAccounts: number;
  networkForms: number;
  mailboxAccounts: number;
  isDisposable: boolean;
};

export type AccountLook = { score: number; reasons: { code: AccountSign; points: number }[]; isWaiting: boolean };

/** Adds up what speaks against an account. */
export function scoreAccount(facts: AccountFacts): AccountLook {
  const found: Record<AccountSign, boolean> = {
    "accounts-from-network": facts.networkAccounts >= limits.networkAccounts,
    "accounts-on-device": facts.deviceAccounts >= limits.deviceAccounts,
    "forms-from-network": facts.networkForms >= limits.networkForms,
    "disposable-mail": facts.isDisposable,
    "same-mailbox": facts.mailboxAccounts > 0,
  };
  const reasons = (Object.keys(signPoints) as AccountSign[])
    .filter((code) => found[code])
    .map((code) => ({ code, points: signPoints[code] }));
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return { score, reasons, isWaiting: score >= waitsFrom };
}
