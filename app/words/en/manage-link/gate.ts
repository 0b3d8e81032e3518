/** In place of a page that this browser may not open. */
export default {
  noCookiesTitle: "This browser does not keep cookies",
  noCookies:
    "Your private link opens the form by a cookie, which follows you nowhere. Allow cookies for this site in the browser’s settings, or open the link of your email in another browser.",
  title: "Open this page from your email",
  lead: "This browser has no link that opens it, or the link has expired. Follow the private link in your newest email about the form.",
  home: "Home",
} as const;
