export const honeypotLabel: string = "Laissez ce champ vide";
