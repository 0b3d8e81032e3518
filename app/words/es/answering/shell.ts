/** On every page of a form. */
export const reportLink = "Denunciar este formulario";
