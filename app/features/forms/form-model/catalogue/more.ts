import { type CatalogueEntry, entry } from "./entry";

const petKinds = [
  ["cat", ["Cat", "Gato", "Chat"]],
  ["dog", ["Dog", "Perro", "Chien"]],
  ["bird", ["Bird", "Pájaro", "Oiseau"]],
  ["fish", ["Fish", "Peces", "Poissons"]],
] as const;

export const animalEntries: readonly CatalogueEntry[] = [
  entry(
    "animals",
    "pets",
    "yesNo",
    ["Will pets live with you?", "¿Vivirán animales con usted?", "Des animaux vivront-ils avec vous\u00a0?"],
    {
      required: true,
      listColumn: true,
      help: [
        "An assistance animal is not a pet; there is no need to name it here.",
        "Un animal de asistencia no es una mascota; no hace falta indicarlo aquí.",
        "Un animal d’assistance n’est pas un animal de compagnie\u00a0; inutile de l’indiquer ici.",
      ],
    },
  ),
  entry("animals", "petDetails", "text", [
    "Which pets, and how many?",
    "¿Qué animales y cuántos?",
    "Lesquels, et combien\u00a0?",
  ]),
  entry("animals", "petDetails.kind", "choice", ["Kind of pet", "Tipo de animal", "Espèce"], {
    options: petKinds,
    other: true,
  }),
  entry("animals", "petDetails.count", "number", ["How many", "Cuántos", "Combien"], { min: 0, max: 6 }),
  entry("animals", "petDetails.breed", "text", ["Breed", "Raza", "Race de l’animal"]),
  entry("animals", "petDetails.weight", "number", ["Weight in kg", "Peso en kg", "Poids en kg"], {
    min: 0,
    max: 120,
    decimals: 1,
  }),
  entry("animals", "petDetails.weightPounds", "number", ["Weight in pounds", "Peso en libras", "Poids en livres"], {
    min: 0,
    max: 265,
    decimals: 1,
  }),
  entry(
    "animals",
    "petDetails.age",
    "number",
    ["Age of the pet in years", "Edad del animal en años", "Âge de l’animal en années"],
    {
      min: 0,
      max: 100,
    },
  ),
  entry("animals", "petDetails.neutered", "yesNo", ["Neutered?", "¿Está esterilizado?", "Stérilisé\u00a0?"]),
  entry("animals", "petDetails.vaccinated", "yesNo", [
    "Is the pet vaccinated?",
    "¿Está vacunado el animal?",
    "L’animal est-il vacciné\u00a0?",
  ]),
  entry("animals", "petDetails.photo", "file", ["Photo of the pet", "Foto del animal", "Photo de l’animal"], {
    maxFiles: 1,
  }),
  entry("animals", "petPapers", "file", ["The pet’s documents", "Documentos del animal", "Documents de l’animal"], {
    maxFiles: 2,
  }),
  entry(
    "animals",
    "assistanceAnimal",
    "yesNo",
    [
      "Will an assistance animal live with you?",
      "¿Vivirá con usted un animal de asistencia?",
      "Un animal d’assistance vivra-t-il avec vous\u00a0?",
    ],
    { level: 3, stage: "offer" },
  ),
];

export const referenceEntries: readonly CatalogueEntry[] = [
  entry("references", "references.name", "name", ["Name", "Nombre", "Nom"], { level: 1, autocomplete: "off" }),
  entry(
    "references",
    "references.relation",
    "text",
    ["How do you know this person?", "¿De qué conoce a esta persona?", "Comment connaissez-vous cette personne\u00a0?"],
    { level: 1 },
  ),
  entry("references", "references.email", "email", ["Email", "Correo electrónico", "E-mail"], {
    level: 1,
    autocomplete: "off",
  }),
  entry("references", "references.phone", "phone", ["Phone", "Teléfono", "Téléphone"], {
    level: 1,
    autocomplete: "off",
  }),
  entry(
    "references",
    "references.consent",
    "yesNo",
    [
      "Does this person know that we may write?",
      "¿Sabe esta persona que podemos escribirle?",
      "Cette personne sait-elle que nous pouvons lui écrire\u00a0?",
    ],
    { level: 1 },
  ),
  entry(
    "references",
    "criminalRecord",
    "longText",
    [
      "Convictions that the law lets a landlord ask about",
      "Condenas por las que la ley permite preguntar",
      "Condamnations sur lesquelles la loi permet d’interroger",
    ],
    { level: 3, stage: "offer" },
  ),
  entry("references", "companyName", "text", ["Company name", "Nombre de la empresa", "Nom de l’entreprise"], {
    autocomplete: "organization",
  }),
  entry("references", "companyRegistration", "text", [
    "Registration number of the company",
    "Número de registro de la empresa",
    "Numéro d’immatriculation de l’entreprise",
  ]),
  entry(
    "references",
    "companyOccupants",
    "number",
    ["How many people will live there?", "¿Cuántas personas vivirán allí?", "Combien de personnes y vivront\u00a0?"],
    { min: 1, max: 20 },
  ),
  entry(
    "references",
    "signatoryRole",
    "text",
    ["Your position in the company", "Su cargo en la empresa", "Votre fonction dans l’entreprise"],
    { autocomplete: "organization-title" },
  ),
];

export const paperEntries: readonly CatalogueEntry[] = [
  entry(
    "papers",
    "officialForm",
    "file",
    [
      "The official application form, filled in",
      "El formulario oficial de solicitud, completado",
      "Le formulaire officiel de candidature, rempli",
    ],
    {
      level: 1,
      required: true,
      maxFiles: 5,
      help: [
        "One PDF, or a photo of each page.",
        "Un PDF, o una foto de cada página.",
        "Un PDF, ou une photo de chaque page.",
      ],
    },
  ),
  entry("papers", "photoId", "file", ["Photo ID", "Identificación con foto", "Pièce d’identité"], {
    level: 2,
    stage: "offer",
    maxFiles: 2,
  }),
  entry("papers", "proofOfIncome", "file", ["Proof of income", "Comprobante de ingresos", "Justificatif de revenus"], {
    level: 1,
    required: true,
    maxFiles: 5,
    help: [
      "One of these: the last 2 or 3 pay stubs, a contract, tax return or award letter. Black out ID and account numbers.",
      "Uno de estos: los últimos 2 o 3 recibos de sueldo, contrato, declaración de impuestos, resolución de ayuda. Tape los números de identidad y de cuenta.",
      "Un seul suffit\u00a0: les 2 ou 3 dernières fiches de paie, contrat, avis d’imposition, notification d’aide. Masquez les numéros d’identité et de compte.",
    ],
  }),
  entry(
    "papers",
    "proofOfIncome.payslips",
    "file",
    ["Last three pay stubs", "Tres últimos recibos de sueldo", "Trois dernières fiches de paie"],
    { level: 1, maxFiles: 3 },
  ),
  entry(
    "papers",
    "proofOfIncome.contract",
    "file",
    [
      "Employment contract or letter from the employer",
      "Contrato de trabajo o carta de la empresa",
      "Contrat de travail ou attestation de l’employeur",
    ],
    { level: 1, maxFiles: 2 },
  ),
  entry(
    "papers",
    "proofOfIncome.taxNotice",
    "file",
    ["Latest tax return or notice", "Última declaración de impuestos", "Dernier avis d’imposition"],
    { level: 1, maxFiles: 2 },
  ),
  entry(
    "papers",
    "proofOfIncome.award",
    "file",
    [
      "Letter about a pension, grant or benefit",
      "Resolución de pensión, beca o ayuda",
      "Notification de pension, bourse ou aide",
    ],
    { level: 1, maxFiles: 2 },
  ),
  entry(
    "papers",
    "rentalLedger",
    "file",
    ["Rent receipts or ledger", "Recibos o registro del alquiler", "Quittances ou relevé de loyers"],
    { level: 1 },
  ),
  entry("papers", "bankStatement", "file", ["Bank statement", "Extracto bancario", "Relevé bancaire"], {
    level: 3,
    stage: "offer",
  }),
  entry(
    "papers",
    "landlordLetter",
    "file",
    ["Letter from a landlord", "Carta de un propietario", "Lettre d’un propriétaire"],
    {
      level: 1,
    },
  ),
  entry(
    "papers",
    "proofOfAddress",
    "file",
    ["Proof of address", "Comprobante de domicilio", "Justificatif de domicile"],
    { level: 1 },
  ),
  entry(
    "papers",
    "studentLetter",
    "file",
    ["Letter from school or university", "Carta del centro de estudios", "Attestation de l’établissement"],
    { level: 1 },
  ),
  entry(
    "papers",
    "creditReport",
    "file",
    ["Your own credit or screening report", "Su propio informe de crédito", "Votre propre rapport de crédit"],
    {
      level: 1,
      help: ["Only if you already have one.", "Solo si ya tiene uno.", "Seulement si vous en avez déjà un."],
    },
  ),
  entry(
    "papers",
    "portableReport",
    "file",
    ["Portable screening report", "Informe de solvencia reutilizable", "Rapport de solvabilité réutilisable"],
    {
      level: 1,
      maxFiles: 2,
      help: [
        "Only if you already have one. You pay nothing to hand it in.",
        "Solo si ya tiene uno. Entregarlo no le cuesta nada.",
        "Seulement si vous en avez déjà un. Le remettre ne vous coûte rien.",
      ],
    },
  ),
  entry(
    "papers",
    "portableReport.agency",
    "text",
    ["Company that made the report", "Empresa que hizo el informe", "Société qui a établi le rapport"],
    { level: 1, autocomplete: "off" },
  ),
  entry(
    "papers",
    "portableReport.madeOn",
    "date",
    ["Day the report was made", "Fecha del informe", "Date du rapport"],
    { level: 1, autocomplete: "off", withinDays: { to: 0 } },
  ),
  entry(
    "papers",
    "rightToRent",
    "text",
    ["Right to Rent share code", "Código «Right to Rent»", "Code «\u00a0Right to Rent\u00a0»"],
    { level: 2, stage: "offer", maxLength: 11 },
  ),
];
