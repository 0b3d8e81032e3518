/** From paying for Pro by the month to paying by the year. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Pay by the Year",
  title: "Pay by the year",
  /** {today}: an amount, in bold; {price}: the price of a year. */
  price: "Today you pay {today}: {price} for a year, less what is left of your month. It renews in a year for {price}.",
  /** {days}: a number above one. */
  refund:
    "This payment is refundable for the first {days} days of the year. The month you paid before is refunded with it only if it’s your first month of Pro. To go back to paying by the month, cancel: Pro lasts to the end of the year, and then you can start it by the month.",
  /** {amount}: "$120.00". */
  pay: "Pay {amount} now",
  keepMonth: "Stay with the month",
} as const;
