import type { SectionPlan } from "./build-sections";
import { earlierAddressesHelp } from "./earlier-addresses";

const renting = { key: "residenceStatus", is: ["rent"] };
const working = { key: "employmentStatus", is: ["employed", "selfEmployed"] };
const employed = { key: "employmentStatus", is: ["employed"] };
const withPets = { key: "pets", is: ["yes"] };

export const aboutYou: SectionPlan = {
  title: ["About you", "Sobre usted", "À propos de vous"],
  questions: ["legalName", "email", "phone", "over18"],
};

export const household: SectionPlan = {
  title: ["Your move and household", "Su mudanza y su hogar", "Votre emménagement et votre foyer"],
  questions: ["moveIn", "termWanted", "adultsCount", "pets", { key: "petDetails", required: true, when: withPets }],
};

export const midTermHousehold: SectionPlan = {
  ...household,
  questions: [
    "moveIn",
    { key: "moveOut", required: true },
    "adultsCount",
    "pets",
    { key: "petDetails", required: true, when: withPets },
  ],
};

export const currentHome: SectionPlan = {
  title: ["Where you live now", "Dónde vive ahora", "Votre logement actuel"],
  questions: [
    "currentAddress",
    "currentAddress.since",
    "residenceStatus",
    { key: "currentRent", when: renting },
    { key: "landlordReference", when: renting },
    { key: "landlordReference.email", when: renting },
    { key: "landlordReference.phone", when: renting },
    { key: "landlordReference.contact", when: renting },
    { key: "noticeGiven", when: renting },
    "reasonForLeaving",
  ],
};

export const workAndIncome: SectionPlan = {
  title: ["Work and income", "Trabajo e ingresos", "Travail et revenus"],
  questions: [
    "employmentStatus",
    { key: "employer", required: true, when: working },
    { key: "employer.jobTitle", when: working },
    { key: "employer.start", when: working },
    { key: "employer.contract", when: employed },
    "income",
    "otherIncome",
  ],
};

export const studyAndIncome: SectionPlan = {
  title: ["Studies and income", "Estudios e ingresos", "Études et revenus"],
  questions: [
    { key: "course", required: true },
    { key: "courseEnd", required: true },
    { key: "guarantorOrSavings", required: true },
    { key: "guarantor", required: true, when: { key: "guarantorOrSavings", is: ["guarantor"] } },
    { key: "guarantor.email", required: true, when: { key: "guarantorOrSavings", is: ["guarantor"] } },
    { key: "guarantor.phone", when: { key: "guarantorOrSavings", is: ["guarantor"] } },
    { key: "savings", required: true, when: { key: "guarantorOrSavings", is: ["savings"] } },
    { key: "income", required: false },
  ],
};

export const documents: SectionPlan = {
  title: ["Documents and signature", "Documentos y firma", "Documents et signature"],
  questions: ["proofOfIncome", "signature"],
};

/** Where a form has no place for documents yet. */
export const documentsAlone: SectionPlan = { title: ["Documents", "Documentos", "Documents"], questions: [] };

export const studentDocuments: SectionPlan = {
  ...documents,
  questions: ["studentLetter", { key: "proofOfIncome", required: false }, "signature"],
};

export const houseRules: SectionPlan = {
  title: ["House rules and message", "Normas de la casa y mensaje", "Règlement et message"],
  questions: [{ key: "houseRules", required: true }, "message"],
};

export const prescreenHousehold: SectionPlan = {
  title: ["The home", "La vivienda", "Le logement"],
  questions: [
    "moveIn",
    "termWanted",
    "adultsCount",
    "pets",
    { key: "incomeMultiple", required: true },
    "viewing",
    "message",
  ],
};

export const guarantor: SectionPlan = {
  title: ["Guarantor", "Garante", "Garant"],
  questions: [
    "guarantor",
    "guarantor.email",
    "guarantor.phone",
    "guarantor.address",
    "guarantor.relation",
    "guarantor.income",
    "guarantor.homeowner",
    { key: "guarantor.consent", required: true, when: { key: "guarantor.email" } },
  ],
};

export const guarantorOnly: SectionPlan = {
  title: ["What you guarantee", "Lo que garantiza", "Ce que vous garantissez"],
  questions: [
    { key: "guarantor.tenant", required: true },
    "currentAddress",
    { key: "guarantor.homeowner", required: true },
    { key: "employmentStatus", required: true },
    { key: "employer", when: working },
    "income",
  ],
};

export const company: SectionPlan = {
  title: ["Company", "Empresa", "Entreprise"],
  questions: [
    { key: "companyName", required: true },
    { key: "companyRegistration", required: true },
    { key: "signatoryRole", required: true },
  ],
};

export const companyStay: SectionPlan = {
  title: ["The stay", "La estancia", "Le séjour"],
  questions: ["moveIn", "termWanted", { key: "companyOccupants", required: true }, "message"],
};

export const signatureOnly: SectionPlan = {
  title: ["Signature", "Firma", "Signature"],
  questions: ["signature"],
};

export const contactOnly: SectionPlan = { ...aboutYou, questions: ["legalName", "email"] };

export const previousHomes: SectionPlan = {
  title: ["Earlier addresses", "Direcciones anteriores", "Adresses précédentes"],
  help: earlierAddressesHelp,
  repeat: { min: 0, max: 5, itemLabel: ["Address", "Dirección", "Adresse"] },
  questions: [
    { key: "previousAddresses.address", required: true },
    { key: "previousAddresses.dates", required: true },
    "previousAddresses.rent",
    "previousAddresses.reason",
    "previousAddresses.landlord",
    "previousAddresses.email",
    "previousAddresses.phone",
    "previousAddresses.contact",
  ],
};

export const earlierJobs: SectionPlan = {
  title: ["Earlier jobs", "Trabajos anteriores", "Emplois précédents"],
  repeat: { min: 0, max: 5, itemLabel: ["Job", "Trabajo", "Emploi"] },
  questions: [{ key: "previousJob.employer", required: true }, "previousJob.jobTitle", "previousJob.dates"],
};

export const otherIncomes: SectionPlan = {
  title: ["Other income", "Otros ingresos", "Autres revenus"],
  help: ["Every lawful source counts.", "Cuenta toda fuente lícita.", "Toute source licite compte."],
  repeat: { min: 0, max: 5, itemLabel: ["Income", "Ingreso", "Revenu"] },
  questions: [{ key: "otherIncome.amount", required: true }, "otherIncome.kind"],
};

export const pets: SectionPlan = {
  title: ["Pets", "Animales", "Animaux"],
  repeat: { min: 0, max: 6, itemLabel: ["Pet", "Animal", "Animal"] },
  questions: [
    { key: "petDetails.kind", required: true },
    "petDetails.breed",
    "petDetails.age",
    "petDetails.weight",
    "petDetails.neutered",
    "petDetails.vaccinated",
    "petDetails.photo",
  ],
};

export const vehicles: SectionPlan = {
  title: ["Vehicles", "Vehículos", "Véhicules"],
  repeat: { min: 0, max: 6, itemLabel: ["Vehicle", "Vehículo", "Véhicule"] },
  questions: [{ key: "vehicles.make", required: true }, "vehicles.year", "vehicles.colour", "vehicles.plate"],
};

export const references: SectionPlan = {
  title: ["References", "Referencias", "Références"],
  repeat: { min: 0, max: 3, itemLabel: ["Reference", "Referencia", "Référence"] },
  questions: [
    { key: "references.name", required: true },
    "references.relation",
    "references.email",
    "references.phone",
    { key: "references.consent", required: true },
  ],
};

export const otherAdults: SectionPlan = {
  title: ["Other adults", "Otras personas adultas", "Autres adultes"],
  help: [
    "Everyone over 18 who will live there with you.",
    "Todas las personas mayores de 18 años que vivirán con usted.",
    "Toutes les personnes de plus de 18 ans qui y vivront avec vous.",
  ],
  repeat: { min: 0, max: 10, itemLabel: ["Adult", "Persona adulta", "Adulte"] },
  questions: [{ key: "adultsCount.name", required: true }, "adultsCount.email"],
};

export const emergency: SectionPlan = {
  title: ["Emergency contact", "Contacto de emergencia", "Personne à prévenir"],
  questions: ["emergencyContact", "emergencyContact.phone", "emergencyContact.relation"],
};

export const rentalRecord: SectionPlan = {
  title: ["Earlier tenancies", "Alquileres anteriores", "Locations précédentes"],
  questions: [
    "brokenLease",
    { key: "brokenLease.explain", when: { key: "brokenLease", is: ["yes"] } },
    "evicted",
    { key: "evicted.explain", when: { key: "evicted", is: ["yes"] } },
  ],
};

export const identity: SectionPlan = {
  title: ["Identity", "Identidad", "Identité"],
  help: ["Only at the offer.", "Solo con la oferta.", "Seulement au moment de l’offre."],
  questions: ["idType", "idNumberLast4", "photoId"],
};

export const portableReport: SectionPlan = {
  title: ["Portable screening report", "Informe de solvencia reutilizable", "Rapport de solvabilité réutilisable"],
  questions: ["portableReport", "portableReport.agency", "portableReport.madeOn"],
};
