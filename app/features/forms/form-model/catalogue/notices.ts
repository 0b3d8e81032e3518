import { type CatalogueEntry, entry } from "./entry";

/** Words to read, where a place or a home wants them said. The landlord changes them to fit. */
export const noticeEntries: readonly CatalogueEntry[] = [
  entry("notices", "placeNotice", "statement", ["Local notice", "Aviso legal local", "Information légale locale"], {
    text: [
      "Applying is free. You can also apply on paper: ask the landlord for a form.",
      "Presentar la solicitud es gratis. También puede presentarla en papel: pida un formulario.",
      "Déposer un dossier est gratuit. Vous pouvez aussi le déposer sur papier\u00a0: demandez un formulaire.",
    ],
  }),
  entry(
    "notices",
    "adjustments",
    "statement",
    ["If you need an adjustment", "Si necesita una adaptación", "Si vous avez besoin d’un aménagement"],
    {
      text: [
        "If something would make applying or living there easier for you, tell the landlord in your own way. You need not say why, and it plays no part in the decision.",
        "Si algo le facilitaría la solicitud o la vida en la vivienda, dígaselo al propietario como prefiera. No tiene que decir por qué y no influye en la decisión.",
        "Si quelque chose vous faciliterait la démarche ou la vie dans le logement, dites-le au propriétaire à votre façon. Vous n’avez pas à dire pourquoi, et cela n’entre pas dans la décision.",
      ],
    },
  ),
  entry(
    "notices",
    "leadNotice",
    "statement",
    ["Small children and lead paint", "Niños pequeños y pintura con plomo", "Jeunes enfants et peinture au plomb"],
    {
      text: [
        "This home may have old paint with lead. If a small child will live there, tell us once the home is offered to you, so that it is checked before you move in. It plays no part in the decision.",
        "Esta vivienda puede tener pintura antigua con plomo. Si vivirá allí un niño pequeño, díganoslo cuando se le ofrezca la vivienda, para revisarla antes de que se mude. No influye en la decisión.",
        "Ce logement peut avoir une ancienne peinture au plomb. Si un jeune enfant doit y vivre, dites-le une fois le logement proposé, pour qu’il soit contrôlé avant l’emménagement. Cela n’entre pas dans la décision.",
      ],
    },
  ),
];
