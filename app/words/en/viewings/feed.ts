/** The calendar of a landlord's viewings: its card on the page of viewings, and what stands in the calendar itself. */
export default {
  title: "In your own calendar",
  text: "A calendar program can subscribe to your viewings by a secret address: homes, times and how many places are given, and no names. Whoever has the address can read them.",
  /** Above the address. */
  once: "Copy the address now. It is not shown again.",
  copy: "Copy the address",
  /** {day}: a date. */
  since: "Your calendar has had an address since {day}.",
  make: "Make an address",
  renew: "Make a new address",
  end: "Switch off",
  renewing: "A new address ends the old one. Subscribe to it again in your calendar.",
  ended: "The address is switched off.",
  /** Name of the calendar. */
  calendar: "Viewings",
  /** Title of an event. {home}: street and unit. */
  event: "{home}: {given} of {capacity, plural, one {# place} other {# places}} given",
} as const;
