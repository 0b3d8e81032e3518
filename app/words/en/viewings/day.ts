/** On the day: the codes at the door, the list of a landlord's day, and what it says without a connection. */
export default {
  door: {
    title: "Codes for the door",
    text: "Press the name of whoever stands in front of you. They type the code on the page of their booking, and it marks that they came.",
    renewed: "A new code comes each minute.",
    only: "Holds for this booking alone.",
    next: "Show the next codes",
    notNow: "Codes show from 15 minutes before the slot until 30 minutes after it.",
    calledOff: "This slot was called off.",
    who: "Who has a place",
    seen: "{seen} of {booked} came",
    nobody: "No one has a place on this slot.",
    back: "Viewings of the form",
  },
  day: {
    title: "Viewings",
    text: "What comes next, over all your forms. Names show once places are given.",
    none: "No viewings to come",
    noneText: "Add slots on a form’s “Viewings” tab, and they appear here on the day.",
    toForms: "My forms",
    free: "No one has a place yet.",
    toForm: "Open the viewings of this form",
    /** Above a copy that was kept in the browser. */
    offline: "No connection. This is the list as it was kept in this browser; marks need a connection.",
    kept: "This list stays readable in this browser without a connection for a day, and is deleted when you sign out.",
  },
  link: "Viewings",
} as const;
