import type { Texts } from "../localized";
import { type CatalogueEntry, entry } from "./entry";

/** Where a law lets each kind be counted, and not their sum. */
const vehicleCounts: readonly (readonly [kind: string, label: Texts])[] = [
  ["cars", ["How many cars?", "¿Cuántos coches?", "Combien de voitures\u00a0?"]],
  ["caravans", ["How many caravans?", "¿Cuántas caravanas?", "Combien de caravanes\u00a0?"]],
  ["boats", ["How many boats?", "¿Cuántas embarcaciones?", "Combien de bateaux\u00a0?"]],
  ["trailers", ["How many trailers?", "¿Cuántos remolques?", "Combien de remorques\u00a0?"]],
  ["heavy", ["How many heavy vehicles?", "¿Cuántos vehículos pesados?", "Combien de poids lourds\u00a0?"]],
  [
    "other",
    [
      "How many other motor vehicles?",
      "¿Cuántos otros vehículos de motor?",
      "Combien d’autres véhicules à moteur\u00a0?",
    ],
  ],
];

export const householdEntries: readonly CatalogueEntry[] = [
  entry(
    "household",
    "role",
    "choice",
    [
      "How are you applying?",
      "¿En calidad de qué presenta la solicitud?",
      "À quel titre déposez-vous ce dossier\u00a0?",
    ],
    {
      options: [
        ["lead", ["For the household", "En nombre del hogar", "Pour le foyer"]],
        ["coApplicant", ["With another applicant", "Con otra persona solicitante", "Avec une autre personne"]],
        ["guarantor", ["As a guarantor", "Como garante", "En tant que garant"]],
      ],
    },
  ),
  entry(
    "household",
    "moveIn",
    "date",
    ["When would you like to move in?", "¿Cuándo le gustaría mudarse?", "Quand souhaitez-vous emménager\u00a0?"],
    { required: true, listColumn: true, withinDays: { from: -7, to: 366 } },
  ),
  entry(
    "household",
    "moveOut",
    "date",
    [
      "When would you like to move out?",
      "¿Cuándo dejaría la vivienda?",
      "Quand souhaitez-vous quitter le logement\u00a0?",
    ],
    { withinDays: { from: 0, to: 731 } },
  ),
  entry(
    "household",
    "termWanted",
    "number",
    [
      "How many months would you like to stay?",
      "¿Cuántos meses le gustaría quedarse?",
      "Combien de mois souhaitez-vous rester\u00a0?",
    ],
    { required: true, min: 1, max: 120 },
  ),
  entry("household", "rentOffered", "money", ["Rent you offer", "Alquiler que ofrece", "Loyer proposé"], {
    level: 3,
    withPeriod: true,
  }),
  entry(
    "household",
    "adultsCount",
    "number",
    [
      "How many adults will live there, including you?",
      "¿Cuántas personas adultas vivirán allí, contando con usted?",
      "Combien d’adultes y vivront, vous compris\u00a0?",
    ],
    { required: true, listColumn: true, min: 1, max: 10 },
  ),
  entry(
    "household",
    "adultsCount.everyone",
    "number",
    [
      "How many people will live there in all?",
      "¿Cuántas personas vivirán allí en total?",
      "Combien de personnes y vivront en tout\u00a0?",
    ],
    { required: true, listColumn: true, min: 1, max: 20 },
  ),
  entry(
    "household",
    "adultsCount.name",
    "name",
    ["This adult’s name", "Nombre de esta persona adulta", "Nom de cet adulte"],
    { autocomplete: "off" },
  ),
  entry(
    "household",
    "adultsCount.email",
    "email",
    ["This adult’s email", "Correo de esta persona adulta", "E-mail de cet adulte"],
    {
      autocomplete: "off",
      help: [
        "So that we can ask this person for their part.",
        "Para poder pedirle su parte.",
        "Pour lui demander sa partie.",
      ],
    },
  ),
  entry(
    "household",
    "minorsCount",
    "number",
    [
      "How many people under 18 will live there?",
      "¿Cuántas personas menores de 18 años vivirán allí?",
      "Combien de personnes de moins de 18 ans y vivront\u00a0?",
    ],
    {
      level: 2,
      min: 0,
      max: 10,
      help: [
        "Only used to check that the home is large enough by law.",
        "Solo para comprobar que la vivienda tiene el tamaño que exige la ley.",
        "Sert seulement à vérifier que le logement est assez grand selon la loi.",
      ],
    },
  ),
  entry(
    "household",
    "minorsNames",
    "longText",
    [
      "Names and ages of the people under 18",
      "Nombres y edades de los menores de 18 años",
      "Noms et âges des moins de 18 ans",
    ],
    { level: 3, stage: "offer" },
  ),
  entry(
    "household",
    "message",
    "longText",
    ["A message to the landlord", "Un mensaje para el propietario", "Un message au propriétaire"],
    {
      level: 2,
      maxLength: 1000,
      help: [
        "Please leave out family, health and religion: they must not play a part.",
        "No mencione familia, salud ni religión: no deben influir.",
        "Ne parlez pas de famille, de santé ni de religion\u00a0: cela ne doit pas compter.",
      ],
    },
  ),
  entry("household", "heardFrom", "text", [
    "How did you hear about this home?",
    "¿Cómo supo de esta vivienda?",
    "Comment avez-vous connu ce logement\u00a0?",
  ]),
  entry("household", "viewing", "choice", ["Showing", "Visita", "Visite"], {
    options: [
      ["seen", ["I have seen the home", "He visto la vivienda", "J’ai visité le logement"]],
      ["wish", ["I would like to see it", "Me gustaría verla", "Je souhaite le visiter"]],
      ["video", ["A video showing is fine", "Me basta una visita por vídeo", "Une visite vidéo me convient"]],
    ],
  }),
  entry("household", "viewing.times", "text", [
    "Days and times that suit you",
    "Días y horas que le convienen",
    "Jours et heures qui vous conviennent",
  ]),
  entry("household", "viewing.days", "severalDays", [
    "Days that suit you for a showing",
    "Días que le convienen para una visita",
    "Jours qui vous conviennent pour une visite",
  ]),
  entry(
    "household",
    "smoking",
    "yesNo",
    [
      "Does anyone smoke or vape indoors?",
      "¿Alguien fuma o vapea dentro de casa?",
      "Quelqu’un fume-t-il ou vapote-t-il à l’intérieur\u00a0?",
    ],
    { level: 2 },
  ),
  entry("household", "houseRules", "yesNo", [
    "Do you accept the house rules?",
    "¿Acepta las normas de la casa?",
    "Acceptez-vous le règlement de la maison\u00a0?",
  ]),
  entry("household", "insurance", "yesNo", [
    "Do you have, or will you take out, renter’s insurance?",
    "¿Tiene o contratará un seguro de inquilino?",
    "Avez-vous ou prendrez-vous une assurance locataire\u00a0?",
  ]),
  entry("household", "businessUse", "yesNo", [
    "Will you run a business from the home or sublet it?",
    "¿Piensa ejercer una actividad en la vivienda o subarrendarla?",
    "Comptez-vous exercer une activité dans le logement ou le sous-louer\u00a0?",
  ]),
  entry(
    "household",
    "vehicles",
    "number",
    [
      "How many vehicles would you park?",
      "¿Cuántos vehículos estacionaría?",
      "Combien de véhicules gareriez-vous\u00a0?",
    ],
    { min: 0, max: 6 },
  ),
  ...vehicleCounts.map(([kind, label]) => entry("household", `vehicles.${kind}`, "number", label, { min: 0, max: 6 })),
  entry("household", "vehicles.make", "text", ["Make and model", "Marca y modelo", "Marque et modèle"]),
  entry("household", "vehicles.year", "number", ["Year", "Año", "Année"], { min: 1950, max: 2100 }),
  entry("household", "vehicles.colour", "text", ["Color", "Color", "Couleur"]),
  entry("household", "vehicles.plate", "text", ["License plate", "Placa o matrícula", "Immatriculation"], {
    stage: "offer",
    maxLength: 12,
  }),
];
