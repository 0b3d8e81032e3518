import type { LandlordWords } from "../../en/answering/landlord";

export const landlordWords: LandlordWords = {
  title: "El propietario",
  unnamed: "El propietario no ha dado su nombre.",
  confirmed: "Correo confirmado",
  asGiven: "Nombre sin comprobar.",
  allGiven: "El nombre y lo que sigue están sin comprobar.",
  contact: "Persona de contacto",
  email: "Correo para responder",
  place: "Lugar",
  registration: "Número de registro",
  beware: "No envíe nunca dinero, ni un código de su teléfono, antes de haber visto la vivienda.",
  goesTo: "Su solicitud va a {name}.",
  landlord: "Propietario",
  given: "nombre sin comprobar",
};
