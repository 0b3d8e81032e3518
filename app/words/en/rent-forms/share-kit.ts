/** How a landlord shares a form: its link, ready texts, a QR code, papers. */
export default {
  title: "One link. Put it wherever the home is listed.",
  link: "Link to your form",
  copyLink: "Copy link",
  costsNothing: "Applicants need no account and pay nothing.",
  sendByEmail: "Send by email",
  openForm: "Open the form",
  share: "Share",
  texts: "Texts to paste",
  copyText: "Copy text",
  /** What each text is for, and where it is pasted. */
  listing: { label: "For a listing", where: "Portals, classifieds" },
  reply: { label: "A reply to someone who asks", where: "Email" },
  message: { label: "For a message", where: "Short, for texting" },
  /** What a messenger makes of the link. */
  looks: "How it looks when you send it",
  addPhoto: "Add a photo of the home to the form, and it shows here.",
  qrOpens: "QR code that opens {url}",
  poster: "Poster to hang up",
  posterPdf: "Poster to print (PDF)",
  onPaper: "On paper",
  blankPdf: "Blank form (PDF)",
  qrCode: "QR code",
  /** Kinds of files. */
  svg: "SVG",
  png: "PNG",
  /** The page that shows the home before anybody applies. */
  homePage: "The home’s page",
  homePageText: "Photos, facts, rent and viewing times on one page, for those who first want to look.",
  openHomePage: "Open the page",
  search: "Let search engines find it",
} as const;
