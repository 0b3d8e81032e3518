/** Mails about packs of credits and vouchers. {amount} is an amount of money, {day} a date, {n} a number of credits. */
export default {
  added: "{n, plural, one {1 credit added to your account} other {# credits added to your account}}",
  oneCredit:
    "One credit keeps one form open for {days} days, with every tool and up to {applications} applications (fair use).",
  redeemed: "You redeemed the voucher “{label}”.",
  redeemedUntil: "You redeemed the voucher “{label}”. Its credits are good until {day}.",
  bought:
    "{n, plural, one {You bought 1 credit for {amount}, plus tax where it applies. It does not end.} other {You bought # credits for {amount}, plus tax where it applies. They do not end.}}",
  refundable: "Unused credits are paid back for {days} days: press the button on your billing page.",
  failed: {
    title: "Your payment did not arrive",
    text: "{n, plural, one {The payment for 1 credit was not made. Nothing was charged, and no credits were added.} other {The payment for # credits was not made. Nothing was charged, and no credits were added.}}",
  },
  refunded: {
    title: "We paid back {amount}",
    text: "The unused credits are gone, and the money is on its way. It takes 5 to 10 days to your card.",
  },
  refundFailed: {
    title: "Your refund didn’t go through",
    text: "Your bank refused the money. The credits are in your account again, so nothing is lost.",
    another: "Answer to our support address if you want the money another way.",
  },
  open: "Open billing",
  spelledOut: "Or open this address in a browser:",
  whyPurchase: "You get this because of a purchase in your account. Questions: {email}",
  whyVoucher: "You get this because of a voucher that was redeemed in your account. Questions: {email}",
} as const;
