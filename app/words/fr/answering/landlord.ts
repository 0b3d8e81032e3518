import type { LandlordWords } from "../../en/answering/landlord";

export const landlordWords: LandlordWords = {
  title: "Le propriétaire",
  unnamed: "Le propriétaire n’a pas donné de nom.",
  confirmed: "E-mail confirmé",
  asGiven: "Nom non vérifié.",
  allGiven: "Le nom et ce qui suit ne sont pas vérifiés.",
  contact: "Contact",
  email: "Adresse de réponse",
  place: "Lieu",
  registration: "Numéro d’immatriculation",
  beware: "N’envoyez jamais d’argent, ni un code reçu sur votre téléphone, avant d’avoir vu le logement.",
  goesTo: "Votre candidature est envoyée à {name}.",
  landlord: "Propriétaire",
  given: "nom non vérifié",
};
