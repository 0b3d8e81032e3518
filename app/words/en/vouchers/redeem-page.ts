/** The pages where a code for credits is typed and redeemed. */
export default {
  title: "Redeem a voucher",
  lead: "It adds credits to your account.",
  /** In the tab of the browser, where a voucher is shown. */
  voucherTitle: "Redeem Credit Voucher",
  missing: "Enter the code of your voucher.",
  /** "RF" begins each code. */
  notACode: "A code has 20 letters and digits after RF. Check that none is missing.",
  unknown: "We don’t know this code. Check each letter, or ask the person who gave it to you.",
  wait: "{minutes, plural, one {There were too many tries. Try again in # minute.} other {There were too many tries. Try again in # minutes.}}",
} as const;
