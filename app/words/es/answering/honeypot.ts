export const honeypotLabel: string = "Deje esto vacío";
