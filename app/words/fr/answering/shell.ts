/** On every page of a form. */
export const reportLink = "Signaler ce formulaire";
