import { describe, expect, it } from "vitest";
import { checkDefinitionTexts, lexiconProblems } from "../../../app/features/forms/law/lexicon/check-definition-texts";
import { checkText } from "../../../app/features/forms/law/lexicon/engine";
import { aDefinition } from "../../support/definition";

const harmless: Record<string, readonly string[]> = {
  en: [
    "Apartment on Race Street",
    "apartment on race street",
    "14 Race Street",
    "Flat 2, 14 Race Street",
    "Race Street 12",
    "Race St, Philadelphia",
    "Flat at 12 Race St",
    "Two rooms on Holy Cross Avenue",
    "Studio near Baptist Road",
    "House on Faith Drive",
    "Room in Church Hill",
    "Flat in Church Stretton",
    "Flat in Temple, Texas",
    "Condo in Christiansburg",
    "Apartment in Christian County",
    "Loft on the corner of Worship Street and Prayer Lane",
    "Do you know Marriage Road?",
    "Can you start the lease on Race Street in May?",
    "Which parking space on Widow Street do you need?",
    "3 Sabbath Day Road",
    "Viewings are held at 9 Heritage Drive",
    "Parish Road, second floor",
    "5 Divorce Court",
    "The Race Street entrance is on the left",
    "Moving to Race Street",
  ],
  es: [
    "Piso en la calle de la Raza",
    "Piso en Calle Raza 12",
    "Apartamento en la Avenida de la Raza, 3",
    "Casa en la plaza de la Religión",
    "Calle Matrimonio, 4",
    "Estudio en calle Oración",
    "¿Puede visitar el piso de la calle de la Raza el lunes?",
    "Habitación en el barrio de la Fe",
    "Piso en el paseo de la Religión",
  ],
  fr: [
    "Appartement rue de la Foi",
    "Appartement, 12 rue de la Race",
    "Studio boulevard des Invalides",
    "Maison rue du Culte",
    "Appartement place de la Religion",
    "12 place de la Religion",
    "Chambre rue de la Santé, Paris",
    "Pouvez-vous visiter rue de la Prière lundi ?",
  ],
  de: [
    "Wohnung in der Religionsstraße",
    "Wohnung in der Heilig-Geist-Straße",
    "Wohnung Heiliggeiststr. 4",
    "Zimmer in der Schwangerengasse",
    "Wohnung am Glaubensplatz",
    "Wohnung am Platz der Religionen",
    "Haus in der Evangelischen Straße",
    "Zimmer in Heiligenstadt",
    "Können Sie die Wohnung in der Gebetstraße am Montag ansehen?",
  ],
  pt: [
    "Apartamento na Rua da Raça, 12",
    "Quarto na Praça da Religião",
    "Apartamento na Travessa do Sexo",
    "Moradia na Rua da Doença",
    "Apartamento no Largo da Religião, 4",
    "Pode visitar o apartamento da Rua do Casamento na segunda?",
  ],
};

const forbidden: Record<string, readonly string[]> = {
  en: [
    "What is your race?",
    "Race, street, city",
    "Your race and street",
    "Race / Street / Zip",
    "Name, religion, street",
    "Your Race Street",
    "What is your race, and do you know Race Street?",
    "Which church on Church Street do you attend?",
    "Which church on Race Street do you go to every Sunday?",
    "Apartment on Race Street: what is your religion?",
    "Do you pray on Main Street?",
    "What race are the people on Main Street?",
    "Have you been in divorce court?",
    "Sex: circle one",
    "Sex circle one",
    "Preferred worship place",
    "Worship place",
    "Are you pregnant and moving to Race Street?",
    "Religion way of life",
    "Do you have a disability? Street parking is far.",
    "Is your family Hindu in Hill Street?",
    "Your place of worship",
    "Are you in a religion close to ours?",
    "Place of worship",
    "Is someone in your household Jewish? We are on Temple Road.",
    "Religious? Street level flat",
    "Marriage certificate, road test",
    "Do you go to mosque street prayers?",
    "Which St church do you attend?",
    "Describe your faith on a street",
  ],
  es: [
    "¿Cuál es su raza?",
    "Raza, calle, ciudad",
    "¿En qué calle está su iglesia?",
    "¿En qué calle reza usted?",
    "Calle y religión",
    "Calle de su religión",
    "¿Va a misa en la calle Mayor?",
    "¿Cuál es su religión? Calle Mayor 3",
    "Nombre de la calle de la iglesia que usted frecuenta",
    "¿Está embarazada en la calle de la Raza?",
  ],
  fr: [
    "Quelle est votre religion ?",
    "Rue, religion, ville",
    "Quelle est la place de la religion dans votre vie ?",
    "Dans quelle rue priez-vous ?",
    "Rue de votre religion",
    "Nom de la rue de l’église que vous fréquentez",
    "Votre religion, rue de la Foi",
    "Êtes-vous enceinte, rue de la Santé ?",
  ],
  de: [
    "Welche Religion haben Sie?",
    "Straße, Religion, Ort",
    "Welchen Platz hat die Religion in Ihrem Leben?",
    "In welche Kirche in der Kirchstraße gehen Sie?",
    "Ihre Religion, Religionsstraße 4",
    "Ihr Glaubensweg",
    "Sind Sie schwanger? Wohnung in der Hauptstraße",
    "Platz der Religion in Ihrem Leben",
  ],
  pt: [
    "Qual é a sua religião?",
    "Rua, religião, cidade",
    "Em que rua fica a igreja que frequenta?",
    "Rua da sua religião",
    "A sua raça, Rua da Raça",
    "Qual é a sua religião? Rua da Igreja 4",
  ],
};

const each = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([locale, texts]) => texts.map((text) => [locale, text] as const));

describe("the name of a street or place", () => {
  // Red without street-names.ts: "Apartment on Race Street" could not be published.
  it.each(each(harmless))("passes in %s: %s", (locale, text) => {
    expect(checkText({ text, locale })).toEqual({ verdict: "pass" });
  });

  it("passes in every text of a form, whatever language it declares", () => {
    const definition = aDefinition();
    const names = { en: "Apartment on Race Street", fr: "Appartement rue de la Foi" };
    const section = definition.sections[0];
    if (!section) throw new Error("No section");
    const ownQuestion = {
      ...{ id: "00000000-0000-7000-8000-000000000001", kind: "text", required: false, stage: "apply" },
      label: { en: "Have you seen the apartment on Race Street?" },
      help: { en: "Viewings are at 14 Worship Street" },
    } as never;
    const form = {
      ...definition,
      title: names,
      intro: names,
      property: { ...definition.property, criteria: names },
      sections: [{ ...section, fields: [...section.fields, ownQuestion] }, ...definition.sections.slice(1)],
    };
    expect(lexiconProblems(form, checkDefinitionTexts(form))).toEqual([]);
  });
});

// Red when a kind of street excuses what stands beside it.
describe("a forbidden question beside the name of a street", () => {
  it.each(each(forbidden))("is refused in %s: %s", (locale, text) => {
    expect(checkText({ text, locale }).verdict).toBe("refuse");
  });
});
