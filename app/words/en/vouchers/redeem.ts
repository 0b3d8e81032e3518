/** The page of a voucher. {day} is a date, {credits} is a number of credits in words ("3 credits"), {email} an address. */
export default {
  credits: "{n, plural, one {1 credit} other {# credits}}",
  /** Titles of the page, by what is so of the voucher or of the account that is signed in. */
  titles: {
    revoked: "This voucher was withdrawn",
    expired: "This voucher has expired",
    exhausted: "This voucher is used up",
    scheduled: "This voucher isn’t valid yet",
    suspended: "Your account is suspended",
    held: "Your account can’t redeem vouchers right now",
    "not-for-you": "This voucher is for another account",
    add: "{n, plural, one {Add 1 credit to your account} other {Add # credits to your account}}",
  },
  refused: {
    revoked: "The person who gave it out has withdrawn it. Ask them for a new one.",
    expired: "It could be redeemed until {day}.",
    exhausted: "It was for a set number of people, and all of them have redeemed it.",
    scheduled: "You can redeem it from {day}. Keep the link and come back then.",
    suspended: "Write to us if you think that’s a mistake. Until then nothing can be added to it.",
    held: "A payment of your account is being disputed. Once that’s settled you can redeem this voucher, as long as it’s valid. Your forms and applications are not affected.",
    anotherCode: "Enter another code",
    write: "Write to us",
  },
  oneCredit: "One credit publishes one home’s form with every tool and up to {applications} applications (fair use).",
  /** One credit, and several: how long they last. {months} is a number. */
  lasts: {
    one: "{months, plural, one {It lasts one month from the day you redeem.} other {It lasts # months from the day you redeem.}}",
    several:
      "{months, plural, one {They last one month from the day you redeem.} other {They last # months from the day you redeem.}}",
  },
  until: "You can redeem until {day}.",
  signedIn: "You are signed in as {email}.",
  add: "{n, plural, one {Add 1 credit} other {Add # credits}}",
  signedOut: {
    text: "{n, plural, one {You need a free account, no card. Afterwards you come back to this page, in this browser within a day, and add your credit with one press.} other {You need a free account, no card. Afterwards you come back to this page, in this browser within a day, and add your credits with one press.}}",
    create: "{n, plural, one {Create an account to add 1 credit} other {Create an account to add # credits}}",
    signIn: "Sign in",
  },
  unverified: {
    title: "Confirm your email address first",
    text: "We sent a link to {email}. Open it in this browser, and you come back to this page.",
    /** Where the address is not known. */
    unknown: "We sent a link to your address. Open it in this browser, and you come back to this page.",
    again: "Send the link again",
  },
  otherAccount: {
    text: "You are signed in as {email}, and this voucher was made for someone else, or for new accounts. If you have another account, sign in with that one: you come back to this page.",
    signOut: "Sign out",
  },
  /** After redeeming. */
  yours: {
    added: "{n, plural, one {1 credit added} other {# credits added}}",
    title: "You have redeemed this voucher",
    came: "{n, plural, one {1 credit came to your account on {day}.} other {# credits came to your account on {day}.}}",
    cameUntil:
      "{n, plural, one {1 credit came to your account on {day}, good until {end}.} other {# credits came to your account on {day}, good until {end}.}}",
    balance: "You now have {credits}.",
    next: "Build a form, and choose to use a credit when you publish it. Nothing is spent before.",
    /** Where nothing is sold. */
    nextFree: "Build a form. Publishing costs nothing here, so your credits stay with you.",
    create: "Create a form",
    forms: "Go to my forms",
  },
  unknown: {
    title: "We don’t know this voucher",
    lead: "Check the link, or type the code that came with it.",
  },
  wait: {
    title: "Too many tries",
    text: "{minutes, plural, one {Wait a minute and try again. Nothing is lost: your voucher stays valid.} other {Wait # minutes and try again. Nothing is lost: your voucher stays valid.}}",
  },
  /** The form for a printed code. */
  code: {
    label: "Voucher code",
    hint: "Such as RF-7K2MQ-4XHD9-WB3TN-8VPCE. Dashes and capital letters don’t matter.",
    button: "Find voucher",
  },
} as const;
