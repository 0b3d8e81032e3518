import { type CatalogueEntry, entry } from "./entry";

const contactNow = [
  ["now", ["Yes, at any time", "Sí, cuando quiera", "Oui, à tout moment"]],
  ["later", ["Only after asking me", "Solo tras consultarme", "Seulement après m’avoir demandé"]],
] as const;

export const homeEntries: readonly CatalogueEntry[] = [
  entry(
    "home",
    "currentAddress",
    "address",
    ["Your current address", "Su dirección actual", "Votre adresse actuelle"],
    {
      required: true,
    },
  ),
  entry(
    "home",
    "currentAddress.since",
    "date",
    ["When did you move in there?", "¿Desde cuándo vive allí?", "Depuis quand y habitez-vous\u00a0?"],
    { required: true, precision: "month", withinDays: { to: 0 } },
  ),
  entry(
    "home",
    "residenceStatus",
    "choice",
    ["Do you rent or own it?", "¿En qué condición vive allí?", "À quel titre y habitez-vous\u00a0?"],
    {
      required: true,
      options: [
        ["rent", ["I rent", "Alquilo", "Je suis locataire"]],
        ["own", ["I own", "Es de mi propiedad", "J’en suis propriétaire"]],
        ["family", ["With family or friends", "Con familia o amistades", "Chez de la famille ou des amis"]],
        ["other", ["Something else", "De otra manera", "Autrement"]],
      ],
    },
  ),
  entry("home", "currentRent", "money", ["Rent you pay now", "Alquiler que paga ahora", "Loyer actuel"], {
    level: 1,
    withPeriod: true,
  }),
  entry(
    "home",
    "reasonForLeaving",
    "longText",
    ["Why are you moving?", "¿Por qué se muda?", "Pourquoi déménagez-vous\u00a0?"],
    {
      level: 1,
      maxLength: 300,
      help: ["Only if you want to say.", "Solo si desea decirlo.", "Seulement si vous souhaitez le dire."],
    },
  ),
  entry(
    "home",
    "noticeGiven",
    "yesNo",
    ["Have you given notice?", "¿Ha avisado de que se va?", "Avez-vous donné congé\u00a0?"],
    { level: 1 },
  ),
  entry(
    "home",
    "landlordReference",
    "name",
    [
      "Your landlord’s or agent’s name",
      "Nombre de su propietario o agencia",
      "Nom de votre propriétaire ou de l’agence",
    ],
    { level: 1, autocomplete: "off" },
  ),
  entry(
    "home",
    "landlordReference.email",
    "email",
    ["Your landlord’s email", "Correo de su propietario", "E-mail de votre propriétaire"],
    { level: 1, autocomplete: "off" },
  ),
  entry(
    "home",
    "landlordReference.phone",
    "phone",
    ["Your landlord’s phone", "Teléfono de su propietario", "Téléphone de votre propriétaire"],
    { level: 1, autocomplete: "off" },
  ),
  entry(
    "home",
    "landlordReference.contact",
    "choice",
    [
      "May we contact your landlord?",
      "¿Podemos contactar con su propietario?",
      "Pouvons-nous contacter votre propriétaire\u00a0?",
    ],
    { level: 1, options: contactNow },
  ),
  entry("home", "previousAddresses.address", "address", ["Address", "Dirección", "Adresse"], {
    level: 1,
    autocomplete: "off",
  }),
  entry(
    "home",
    "previousAddresses.dates",
    "dateRange",
    ["When you lived there", "Cuándo vivió allí", "Quand vous y avez habité"],
    { level: 1, precision: "month" },
  ),
  entry(
    "home",
    "previousAddresses.landlord",
    "name",
    ["Landlord’s name", "Nombre del propietario", "Nom du propriétaire"],
    {
      level: 1,
      autocomplete: "off",
    },
  ),
  entry(
    "home",
    "previousAddresses.email",
    "email",
    ["Landlord’s email", "Correo del propietario", "E-mail du propriétaire"],
    { level: 1, autocomplete: "off" },
  ),
  entry(
    "home",
    "previousAddresses.phone",
    "phone",
    ["Landlord’s phone", "Teléfono del propietario", "Téléphone du propriétaire"],
    { level: 1, autocomplete: "off" },
  ),
  entry(
    "home",
    "previousAddresses.contact",
    "choice",
    [
      "May we contact this landlord?",
      "¿Podemos contactar con este propietario?",
      "Pouvons-nous contacter ce propriétaire\u00a0?",
    ],
    { level: 1, options: contactNow },
  ),
  entry("home", "previousAddresses.rent", "money", ["Rent you paid there", "Alquiler que pagaba allí", "Loyer payé"], {
    level: 1,
    withPeriod: true,
  }),
  entry("home", "previousAddresses.reason", "text", ["Why you left", "Por qué se fue", "Raison de votre départ"], {
    level: 1,
    maxLength: 300,
    help: ["Only if you want to say.", "Solo si desea decirlo.", "Seulement si vous souhaitez le dire."],
  }),
  entry(
    "home",
    "bondClaims",
    "yesNo",
    [
      "Has a landlord kept part of your deposit?",
      "¿Se ha quedado un propietario con parte de su depósito de garantía?",
      "Un propriétaire a-t-il conservé une partie de votre dépôt de garantie\u00a0?",
    ],
    { level: 3, stage: "shortlist" },
  ),
  entry(
    "home",
    "disputes",
    "longText",
    ["Disputes or breach notices with landlords", "Conflictos o requerimientos", "Litiges ou mises en demeure"],
    { level: 3, stage: "shortlist" },
  ),
  entry(
    "home",
    "brokenLease",
    "yesNo",
    [
      "Have you ever broken a lease, or do you owe rent?",
      "¿Ha incumplido alguna vez un contrato de alquiler o debe alquiler?",
      "Avez-vous déjà rompu un bail, ou devez-vous un loyer\u00a0?",
    ],
    { level: 2, stage: "shortlist" },
  ),
  entry("home", "brokenLease.explain", "longText", ["What happened?", "¿Qué ocurrió?", "Que s’est-il passé\u00a0?"], {
    level: 2,
    stage: "shortlist",
  }),
  entry(
    "home",
    "evicted",
    "yesNo",
    [
      "Has a court ordered you to leave a home in the last 5 years?",
      "¿Le ha ordenado un juzgado dejar una vivienda en los últimos 5 años?",
      "Un tribunal vous a-t-il ordonné de quitter un logement ces 5 dernières années\u00a0?",
    ],
    { level: 2, stage: "shortlist" },
  ),
  entry(
    "home",
    "evicted.explain",
    "longText",
    [
      "What should the landlord know about it?",
      "¿Qué debe saber el propietario al respecto?",
      "Que doit en savoir le propriétaire\u00a0?",
    ],
    { level: 2, stage: "shortlist" },
  ),
];
