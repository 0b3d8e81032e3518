/** What the script of a document's page says: while it works, and in place of what it cannot show. */
export default {
  decoding: "Decoding the photo",
  /** {at} and {count}: numbers. */
  page: "Page {at} of {count}",
  gone: "This document is no longer here, or you are signed out. Go back and open it again.",
  locked: "This PDF is locked with a password. Download it to open it with the password.",
  noPhoto: "This browser could not decode the photo. Download it to open it.",
  damaged: "This document could not be shown. It may be damaged. Download it to open it with another program.",
  /** It would take more of a computer than a document may. */
  tooCostly:
    "This document is not shown: it unpacks to far more than documents do, and could stop your browser. Download it only if you trust who sent it.",
  /** To an admin who looks through a landlord's eyes: the server cannot mark it. */
  unmarked:
    "This document is not shown while looking at someone else's account: the server cannot put its mark across it.",
} as const;
