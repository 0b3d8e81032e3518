/** Why a purchase, or a change of a subscription, did not happen. */
export default {
  "not-selling": "Credits and Pro cannot be bought right now.",
  "signed-out": "You have been signed out. Sign in and try again.",
  held: "One of your payments is disputed, so nothing can be bought until that is settled. Write to our support.",
  "has-pro": "You have Pro already. Nothing was charged.",
  "too-many": "That was started too often. Wait an hour and try again.",
  "no-plan": "There is no subscription to change.",
  refused: "Your bank refused the payment. Nothing was changed; try another card.",
} as const;
