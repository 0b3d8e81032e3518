import { type CatalogueEntry, entry } from "./entry";

export const personEntries: readonly CatalogueEntry[] = [
  entry("person", "legalName", "name", ["Your full name", "Su nombre completo", "Votre nom complet"], {
    required: true,
    listColumn: true,
    help: [
      "As it is on your documents. If you have only one name, write it in both boxes.",
      "Como figura en sus documentos. Si solo tiene un nombre, escríbalo en las dos casillas.",
      "Tel qu’il figure sur vos documents. Si vous n’avez qu’un nom, écrivez-le dans les deux cases.",
    ],
  }),
  entry("person", "preferredName", "text", ["Preferred name", "Nombre que prefiere usar", "Prénom ou nom d’usage"], {
    level: 1,
    autocomplete: "nickname",
  }),
  entry(
    "person",
    "otherNames",
    "text",
    [
      "Other names on your documents or records",
      "Otros nombres en sus documentos o registros",
      "Autres noms figurant sur vos documents",
    ],
    { level: 1, stage: "shortlist" },
  ),
  entry("person", "email", "email", ["Email address", "Correo electrónico", "Adresse e-mail"], {
    required: true,
    listColumn: true,
    autocomplete: "email",
    help: ["Your receipt goes there.", "Ahí recibirá el comprobante.", "Votre accusé de réception y sera envoyé."],
  }),
  entry("person", "phone", "phone", ["Phone number", "Número de teléfono", "Numéro de téléphone"], {
    required: true,
    autocomplete: "tel",
  }),
  entry(
    "person",
    "over18",
    "yesNo",
    ["Are you 18 or over?", "¿Tiene 18 años o más?", "Avez-vous 18 ans ou plus\u00a0?"],
    { required: true },
  ),
  entry("person", "dateOfBirth", "date", ["Date of birth", "Fecha de nacimiento", "Date de naissance"], {
    level: 2,
    stage: "shortlist",
    autocomplete: "bday",
    // 18 years have 6,574 or 6,575 days.
    withinDays: { from: -43_830, to: -6574 },
  }),
  entry(
    "person",
    "idType",
    "dropdown",
    [
      "Kind of ID you can show",
      "Tipo de documento de identidad que puede mostrar",
      "Type de pièce d’identité que vous pouvez présenter",
    ],
    {
      level: 2,
      stage: "offer",
      options: [
        ["passport", ["Passport", "Pasaporte", "Passeport"]],
        ["idCard", ["ID card", "Documento de identidad", "Carte d’identité"]],
        ["licence", ["Driver’s license", "Licencia de conducir", "Permis de conduire"]],
        ["other", ["Another document", "Otro documento", "Autre document"]],
      ],
    },
  ),
  entry(
    "person",
    "idNumberLast4",
    "text",
    [
      "Last 4 characters of that document",
      "Últimos 4 caracteres de ese documento",
      "4 derniers caractères de ce document",
    ],
    { level: 2, stage: "offer", maxLength: 4 },
  ),
  entry(
    "person",
    "citizenship",
    "text",
    ["Citizenship or right to stay", "Ciudadanía o permiso de residencia", "Nationalité ou droit de séjour"],
    { level: 3, stage: "offer" },
  ),
  entry(
    "person",
    "languagesSpoken",
    "text",
    [
      "Language you prefer for messages",
      "Idioma que prefiere para los mensajes",
      "Langue que vous préférez pour les messages",
    ],
    { level: 2 },
  ),
  entry(
    "person",
    "emergencyContact",
    "name",
    ["Emergency contact", "Contacto de emergencia", "Personne à prévenir en cas d’urgence"],
    { level: 1, stage: "offer", autocomplete: "off" },
  ),
  entry(
    "person",
    "emergencyContact.phone",
    "phone",
    ["Emergency contact’s phone", "Teléfono del contacto de emergencia", "Téléphone de la personne à prévenir"],
    { level: 1, stage: "offer", autocomplete: "off" },
  ),
  entry(
    "person",
    "emergencyContact.relation",
    "text",
    ["This person’s relationship to you", "Qué relación tiene con usted", "Lien avec vous"],
    { level: 1, stage: "offer" },
  ),
  entry("person", "signature", "signature", ["Signature", "Firma", "Signature"], {
    required: true,
    help: [
      "Type your full name as you gave it in this form.",
      "Escriba su nombre completo como lo indicó en este formulario.",
      "Saisissez votre nom complet comme indiqué dans ce formulaire.",
    ],
  }),
];
