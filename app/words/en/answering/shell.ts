/** On every page of a form. */
export const reportLink = "Report this form";
