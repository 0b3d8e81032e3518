/** What is sold: its name on Stripe's invoice, and what a buyer agrees to by paying. */
export default {
  credits: "{n, plural, one {1 credit} other {# credits}}",
  pro: { month: "Rentform Pro, monthly", year: "Rentform Pro, yearly" },
  seat: { month: "Rentform Pro, a further seat, monthly", year: "Rentform Pro, a further seat, yearly" },
  consent: {
    credits: "Credits are there at once and do not end. Unused credits are paid back on request for {days} days.",
    month:
      "Pro renews each month at this price until you cancel, in two clicks on your billing page. It then lasts to the end of the month that is paid.",
    year: "Pro renews each year at this price until you cancel, in two clicks on your billing page. It then lasts to the end of the year that is paid.",
  },
} as const;
