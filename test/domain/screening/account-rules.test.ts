import { expect, it } from "vitest";
import { type AccountFacts, scoreAccount } from "../../../app/features/forms/screening/account-rules";

const nobody: AccountFacts = {
  networkAccounts: 0,
  deviceAccounts: 0,
  networkForms: 0,
  mailboxAccounts: 0,
  isDisposable: false,
};

it.each<[Partial<AccountFacts>, number, boolean]>([
  [{}, 0, false],
  [{ networkAccounts: 4 }, 0, false],
  [{ networkAccounts: 5 }, 40, true],
  [{ deviceAccounts: 1 }, 0, false],
  [{ deviceAccounts: 2 }, 40, true],
  [{ networkForms: 5 }, 20, false],
  [{ isDisposable: true }, 20, false],
  [{ isDisposable: true, mailboxAccounts: 1 }, 40, true],
])("an account with %j scores %i, and is held: %s", (facts, score, isWaiting) => {
  const look = scoreAccount({ ...nobody, ...facts });
  expect([look.score, look.isWaiting]).toEqual([score, isWaiting]);
});
