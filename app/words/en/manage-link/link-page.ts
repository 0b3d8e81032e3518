/** Behind the private link of a landlord without an account, where it does not open the form. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Manage Your Form",
  unknown: {
    title: "This link is not valid",
    lead: "Part of the address may be missing. Open the link in your latest email about the form again.",
    home: "Home",
  },
  expired: {
    title: "This link has expired",
    lead: "Private links work for 30 days. Your form and its applications are still here.",
    button: "Email me a fresh link",
    where: "It goes to the form’s email address.",
  },
  sent: {
    title: "A fresh link is on its way",
    lead: "We’ve emailed it to the form’s address. It can take a minute.",
    text: "Nothing there? Check your spam folder.",
  },
  tooMany: {
    title: "Please wait a little",
    lead: "{minutes, plural, one {We have emailed several links already. You can ask for another in # minute.} other {We have emailed several links already. You can ask for another in # minutes.}}",
  },
} as const;
