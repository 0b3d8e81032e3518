/** What the viewer, in a frame of our own page, tells that page. */
export const closeViewer = "rentform:close-viewer";
/** Added to the viewer's address within a frame: the page around it has the way out. */
export const framedQuery = "in=page";
/** A small look at it, without anything to press. */
export const previewQuery = "in=preview";
