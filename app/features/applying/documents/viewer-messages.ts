/** What the viewer, in a frame of our own page, tells that page. */
export const closeViewer = "rentform:close-viewer";
/** Added to the viewer's address within a frame: the page around it has the way out. */
export const framedQuery = "in=page";
/** A small look at it, without anything to press. */
export const previewQuery = "in=preview";
/** Shown in place of a document that would take more of a computer than a document may. */
export const tooCostlyText =
  "This document is not shown: it unpacks to far more than documents do, and could stop your browser. Download it only if you trust who sent it.";
/** Shown to an admin who looks through a landlord's eyes, in place of a document that the server cannot mark. */
export const unmarkedText =
  "This document is not shown while looking at someone else's account: the server cannot put its mark across it.";
