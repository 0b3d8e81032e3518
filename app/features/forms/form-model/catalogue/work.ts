import { type CatalogueEntry, entry } from "./entry";

export const workEntries: readonly CatalogueEntry[] = [
  entry("work", "employmentStatus", "choice", ["Your work", "Su trabajo", "Votre activité"], {
    level: 1,
    required: true,
    options: [
      ["employed", ["Employed", "Empleado(a)", "Salarié(e)"]],
      ["selfEmployed", ["Self-employed", "Por cuenta propia", "Indépendant(e)"]],
      ["retired", ["Retired", "Jubilado(a)", "Retraité(e)"]],
      ["student", ["Student", "Estudiante", "Étudiant(e)"]],
      ["other", ["Something else", "Otra situación", "Autre situation"]],
    ],
  }),
  entry("work", "employer", "text", ["Employer or business", "Empresa o negocio", "Employeur ou entreprise"], {
    level: 1,
    autocomplete: "organization",
  }),
  entry("work", "employer.jobTitle", "text", ["Job title", "Puesto", "Poste"], {
    level: 1,
    autocomplete: "organization-title",
  }),
  entry(
    "work",
    "employer.address",
    "address",
    ["Work address", "Dirección del trabajo", "Adresse du lieu de travail"],
    { level: 1, autocomplete: "off" },
  ),
  entry("work", "employer.start", "date", ["Working there since", "Trabaja allí desde", "Vous y travaillez depuis"], {
    level: 1,
    precision: "month",
    withinDays: { to: 366 },
  }),
  entry("work", "employer.contract", "choice", ["Contract", "Contrato", "Contrat"], {
    level: 1,
    options: [
      ["permanent", ["Permanent", "Indefinido", "Durée indéterminée"]],
      ["fixedTerm", ["Fixed term", "Temporal", "Durée déterminée"]],
      ["probation", ["On probation", "En periodo de prueba", "En période d’essai"]],
      ["other", ["Another kind", "De otro tipo", "Autre"]],
    ],
  }),
  entry("work", "occupation", "text", ["Occupation", "Profesión", "Profession"], { level: 2 }),
  entry(
    "work",
    "employerContact",
    "name",
    [
      "Who can confirm this at work?",
      "¿Quién puede confirmarlo en su trabajo?",
      "Qui peut le confirmer à votre travail\u00a0?",
    ],
    { level: 1, stage: "shortlist", autocomplete: "off" },
  ),
  entry(
    "work",
    "employerContact.email",
    "email",
    ["That person’s work email", "Correo de trabajo de esa persona", "E-mail professionnel de cette personne"],
    { level: 1, stage: "shortlist", autocomplete: "off" },
  ),
  entry(
    "work",
    "employerContact.phone",
    "phone",
    ["That person’s work phone", "Teléfono de trabajo de esa persona", "Téléphone professionnel de cette personne"],
    { level: 1, stage: "shortlist", autocomplete: "off" },
  ),
  entry(
    "work",
    "employerContact.consent",
    "yesNo",
    [
      "May we contact your employer?",
      "¿Podemos contactar con su empresa?",
      "Pouvons-nous contacter votre employeur\u00a0?",
    ],
    { level: 1, stage: "shortlist" },
  ),
  entry("work", "previousJob.employer", "text", ["Previous employer", "Empresa anterior", "Employeur précédent"], {
    level: 1,
    autocomplete: "off",
  }),
  entry("work", "previousJob.jobTitle", "text", ["Job title", "Puesto", "Poste"], { level: 1, autocomplete: "off" }),
  entry(
    "work",
    "previousJob.dates",
    "dateRange",
    ["When you worked there", "Cuándo trabajó allí", "Quand vous y avez travaillé"],
    { level: 1, precision: "month" },
  ),
  entry(
    "work",
    "courseEnd",
    "date",
    ["When does your course end?", "¿Cuándo terminan sus estudios?", "Quand se terminent vos études\u00a0?"],
    { precision: "month", withinDays: { from: 0, to: 3653 } },
  ),
  entry("work", "course", "text", [
    "School or university, and course",
    "Centro y estudios",
    "Établissement et formation",
  ]),
];

export const moneyEntries: readonly CatalogueEntry[] = [
  entry("money", "income", "money", ["Your income", "Sus ingresos", "Vos revenus"], {
    level: 1,
    required: true,
    listColumn: true,
    withPeriod: true,
    withBasis: true,
    help: [
      "From work, a pension, benefits or any other lawful source.",
      "De trabajo, pensión, ayudas o cualquier otra fuente lícita.",
      "Du travail, d’une pension, d’aides ou de toute autre source licite.",
    ],
  }),
  entry(
    "money",
    "otherIncome",
    "money",
    ["Your other regular income", "Sus otros ingresos regulares", "Vos autres revenus réguliers"],
    {
      level: 1,
      withPeriod: true,
      ofPerson: true,
      help: [
        "Yours alone: everyone who moves in and a guarantor are asked for their own.",
        "Solo los suyos: a cada persona que va a vivir allí y al garante se les preguntan los suyos.",
        "Les vôtres seulement\u00a0: chaque personne qui emménage et le garant indiquent les leurs.",
      ],
    },
  ),
  entry("money", "otherIncome.kind", "text", ["Where it comes from", "De dónde procede", "D’où il provient"], {
    level: 1,
  }),
  entry("money", "otherIncome.amount", "money", ["Amount", "Importe", "Montant"], { level: 1, withPeriod: true }),
  entry(
    "money",
    "housingVoucher",
    "money",
    [
      "Part of the rent paid by a voucher or subsidy",
      "Parte del alquiler que paga una ayuda o subvención",
      "Part du loyer payée par une aide au logement",
    ],
    { level: 2, withPeriod: true },
  ),
  entry("money", "incomeMultiple", "yesNo", [
    "Can you meet the income the landlord asks for, from any lawful source?",
    "¿Alcanza los ingresos que pide el propietario, de cualquier fuente lícita?",
    "Atteignez-vous le revenu demandé, toutes sources licites confondues\u00a0?",
  ]),
  entry("money", "savings", "money", ["Savings you can use", "Ahorros disponibles", "Épargne disponible"], {
    level: 1,
  }),
  entry(
    "money",
    "debts",
    "money",
    ["Debt payments each month", "Pagos de deudas cada mes", "Dettes remboursées chaque mois"],
    { level: 2 },
  ),
  entry(
    "money",
    "creditBand",
    "choice",
    [
      "How would you describe your credit?",
      "¿Cómo describiría su historial de crédito?",
      "Comment décririez-vous votre crédit\u00a0?",
    ],
    {
      level: 2,
      options: [
        ["good", ["Good", "Bueno", "Bon"]],
        ["fair", ["Fair", "Aceptable", "Moyen"]],
        ["poor", ["Poor", "Malo", "Mauvais"]],
        ["none", ["No credit record", "Sin historial", "Aucun historique"]],
        ["ratherNot", ["I would rather not say", "Prefiero no decirlo", "Je préfère ne pas répondre"]],
      ],
    },
  ),
  entry(
    "money",
    "bankruptcy",
    "yesNo",
    [
      "Have you been bankrupt in the last 7 years?",
      "¿Ha estado en concurso de acreedores en los últimos 7 años?",
      "Avez-vous été en faillite ces 7 dernières années\u00a0?",
    ],
    { level: 2, stage: "shortlist" },
  ),
  entry(
    "money",
    "guarantorOrSavings",
    "choice",
    ["How would you secure the rent?", "¿Cómo aseguraría el alquiler?", "Comment garantiriez-vous le loyer\u00a0?"],
    {
      options: [
        ["guarantor", ["With a guarantor", "Con un garante", "Avec un garant"]],
        ["savings", ["With savings", "Con ahorros", "Avec de l’épargne"]],
        ["income", ["With my income", "Con mis ingresos", "Avec mes revenus"]],
      ],
    },
  ),
  entry("money", "guarantor", "name", ["Guarantor’s name", "Nombre del garante", "Nom du garant"], {
    level: 1,
    autocomplete: "off",
  }),
  entry("money", "guarantor.email", "email", ["Guarantor’s email", "Correo del garante", "E-mail du garant"], {
    level: 1,
    autocomplete: "off",
  }),
  entry("money", "guarantor.phone", "phone", ["Guarantor’s phone", "Teléfono del garante", "Téléphone du garant"], {
    level: 1,
    autocomplete: "off",
  }),
  entry(
    "money",
    "guarantor.address",
    "address",
    ["Guarantor’s address", "Dirección del garante", "Adresse du garant"],
    { level: 1, autocomplete: "off" },
  ),
  entry("money", "guarantor.income", "money", ["Guarantor’s income", "Ingresos del garante", "Revenus du garant"], {
    level: 1,
    withPeriod: true,
    withBasis: true,
  }),
  entry(
    "money",
    "guarantor.homeowner",
    "yesNo",
    [
      "Does the guarantor own a home?",
      "¿El garante tiene una vivienda en propiedad?",
      "Le garant est-il propriétaire\u00a0?",
    ],
    { level: 1 },
  ),
  entry(
    "money",
    "guarantor.relation",
    "text",
    ["How the guarantor knows you", "De qué le conoce el garante", "Comment le garant vous connaît"],
    { level: 1 },
  ),
  entry(
    "money",
    "guarantor.consent",
    "yesNo",
    [
      "Does the guarantor agree that we may write to them?",
      "¿Acepta el garante que le escribamos?",
      "Le garant accepte-t-il que nous lui écrivions\u00a0?",
    ],
    { level: 1 },
  ),
  entry(
    "money",
    "guarantor.proofOfIncome",
    "file",
    ["Guarantor’s proof of income", "Comprobante de ingresos del garante", "Justificatif de revenus du garant"],
    { level: 1, maxFiles: 5 },
  ),
  entry(
    "money",
    "guarantor.photoId",
    "file",
    ["Guarantor’s photo ID", "Identificación con foto del garante", "Pièce d’identité du garant"],
    { level: 2, stage: "offer", maxFiles: 2 },
  ),
  entry(
    "money",
    "guarantor.tenant",
    "name",
    ["Whose rent do you guarantee?", "¿De quién garantiza el alquiler?", "De qui garantissez-vous le loyer\u00a0?"],
    { autocomplete: "off" },
  ),
];
