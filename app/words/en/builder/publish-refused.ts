/** Why a form may not be published, at the top of the builder's last step. */
export default {
  conflict: "The form was changed somewhere else. Look at what is asked at the top, then publish.",
  wrongState: "The form cannot be published in the state it is in now.",
  /** Of when a form closes and how many may apply. */
  unchangeable: "This cannot be changed in the state the form is in now.",
  problems: "Something in this form is not finished. The list at the top of this page says what.",
  landlord: "Say who the landlord is, in the box at the top of this page. Applicants read it before they begin.",
  law: {
    /** {place}: a country or a state, such as "California". */
    inPlace: "Some of these questions may not be asked in {place}, or need a reason. Their marks say which and why.",
    nowhere: "Some of these questions are asked nowhere on Rentform. Their marks say which and why.",
  },
  /** {questions}: in the form's own words, one after the other. */
  beforeViewing:
    "Viewings of this home come after applying, and the law at the home allows these questions only after a viewing: {questions}. Ask them “after a viewing”, or let viewings come before applying.",
  /** Questions in the landlord's own words. */
  ownWords: {
    refused: "Some texts of your own may not be asked in an application. Their notes say why, and what to ask instead.",
    needReason: "Some questions of your own need a reason. Their notes say why.",
  },
  tooManyOwn:
    "{limit, plural, one {This form may have # question of your own, and it has {count, number}.} other {This form may have # questions of your own, and it has {count, number}.}}",
  /** {title}: of the other form. */
  otherFormOpen:
    "“{title}” runs on the free plan already, and one form at a time is free. Close that one first, or use a credit.",
  /** Of a colleague who works with chosen homes: the address became another. */
  otherHome: "This address is outside of the homes you work with. Put back the address of the home, or ask the owner.",
  noCredit: "There is no credit left in your account. Buy one, or choose the free plan.",
  noWelcome: "The welcome credit of this address was used before.",
  creditsHeld: "A payment of your account is disputed. Until that is settled nothing can be published on credit.",
} as const;
