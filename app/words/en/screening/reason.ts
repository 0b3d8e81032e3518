/** For the landlord: what was seen, and what to change. For the admin: `why` alone. */
export default {
  "new-owner": { why: "The form comes from a new account or a guest.", change: "Nothing: everyone starts this way." },
  "disposable-mail": {
    why: "The email address is from a throwaway inbox.",
    change: "Use an address that you keep.",
  },
  "agency-free-mail": {
    why: "The form names an agency, and its email address is at a free provider.",
    change: "Use the agency’s own address, or leave its name out.",
  },
  "link-in-question": { why: "A question contains a link.", change: "Take links out of the questions." },
  "contact-in-question": {
    why: "A question contains an email address or a phone number.",
    change: "Put how to reach you into the text at the beginning.",
  },
  "hidden-link": {
    why: "A link does not show where it leads, or leads to another form.",
    change: "Use the full address of your own site, and ask all questions here.",
  },
  messenger: { why: "The form leads to a messenger.", change: "Let tenants apply first; write to them from here." },
  "pay-before-viewing": {
    why: "The form asks for payment before a showing.",
    change: "Ask for no money before the home was seen and a contract is signed.",
  },
  "pay-to-hold": {
    why: "The form speaks of paying to reserve the home.",
    change: "Ask for no money in an application form.",
  },
  "pay-untraceable": {
    why: "The form names a way of paying that cannot be reversed, such as gift cards.",
    change: "Take it out, and agree on payments in the contract.",
  },
  "pay-channel": { why: "The form names a service for sending money.", change: "Agree on payments in the contract." },
  "keys-by-courier": {
    why: "The form says that keys are sent.",
    change: "Hand keys over at the home, and take that text out.",
  },
  "owner-away": {
    why: "The form says that the landlord is abroad.",
    change: "Say who shows the home to tenants.",
  },
  credentials: {
    why: "The form asks for a password, a code, a card or an ID number.",
    change: "Take that question out. No landlord needs it to decide.",
  },
  "doubtful-question": {
    why: "A question comes close to numbers of a bank, a card or an identity.",
    change: "Ask for it once someone is chosen, or not at all.",
  },
  "brand-claim": {
    why: "The form says that a portal, a bank or an authority vouches for it.",
    change: "Speak for yourself only.",
  },
  brand: { why: "The form names a portal, a bank or an authority.", change: "Leave the name out if you can." },
  "identity-paper": {
    why: "Everyone who applies is asked for an ID document.",
    change: "Ask for it at the offer, of the one you choose.",
  },
  "bank-paper": {
    why: "Everyone who applies is asked for a bank statement.",
    change: "Ask for proof of income instead, or at the offer.",
  },
  selfie: { why: "The form asks for a picture of a person with a document.", change: "Take that question out." },
  "rent-low": {
    why: "The rent is far below that of similar homes here.",
    change: "Check the amount and its period.",
  },
  "photo-elsewhere": {
    why: "A photo is also on another landlord’s form.",
    change: "Use photos of your own.",
  },
  "photo-alike": {
    why: "A photo looks like one on another landlord’s form.",
    change: "Use photos of your own. If they are, nothing.",
  },
  "address-elsewhere": {
    why: "Another landlord has a form for this address.",
    change: "Add the apartment or room number.",
  },
  "many-from-network": {
    why: "Many new forms came from one network within a day.",
    change: "Nothing: we look at it.",
  },
  reported: { why: "Someone reported the form.", change: "Nothing: we look at it." },
  "reported-money": { why: "Someone says that money was asked for.", change: "Nothing: we look at it." },
  "reported-again": { why: "Several people in different places reported the form.", change: "Nothing: we look at it." },
  rule: { why: "Something in it matches what we look at by hand.", change: "Nothing: we look at it." },
  "sent-anew": { why: "It was held before and changed since.", change: "Nothing: we look at it." },
} as const;
