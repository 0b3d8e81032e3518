import type { PageWords } from "../../en/answering/page";

export const pageWords: PageWords = {
  applyFor: "Déposer ma candidature pour ce logement",
  home: "Le logement",
  rent: "Loyer",
  deposit: "Dépôt de garantie",
  availableFrom: "Disponible à partir du",
  term: "Durée",
  months: (n) => `${n} mois`,
  bedrooms: "Chambres",
  maxOccupants: "Personnes au maximum",
  pets: "Animaux",
  smoking: "Tabac",
  parking: "Stationnement",
  policies: {
    pets: { yes: "Acceptés", ask: "Sur demande", no: "Non acceptés" },
    smoking: { yes: "Autorisé", outside: "Dehors seulement", no: "Interdit" },
    parking: { yes: "Compris", street: "Dans la rue", no: "Aucun" },
  },
  per: { week: "par semaine", fortnight: "toutes les deux semaines", month: "par mois", year: "par an" },
  criteria: "Comment le propriétaire décide",
  formTexts: "Textes de ce formulaire",
  inOrder: "Les candidatures sont lues l’une après l’autre, dans l’ordre où elles ont été complétées.",
  whatYouNeed: "Ce qu’il vous faut",
  minutes: (n) => `Il faut environ ${n} minutes. Chaque étape est enregistrée quand vous continuez, sur cet appareil.`,
  noPapers: "Aucun document n’est demandé.",
  papers: "À préparer, en PDF, JPG, PNG ou HEIC\u00a0:",
  start: "Commencer la candidature",
  startAgainNote: "Si vous avez commencé sur cet appareil, vous reprenez où vous en étiez.",
  closesOn: (date) => `Candidatures acceptées jusqu’au ${date}.`,
  language: "Langue",
  closed: {
    full: [
      "Ce formulaire a atteint sa limite",
      "Le propriétaire a reçu toutes les candidatures que le formulaire accepte. Il n’est plus possible d’en commencer.",
    ],
    paused: [
      "Pas de candidatures pour le moment",
      "Le propriétaire a mis ce formulaire en pause. Ce que vous avez commencé est conservé\u00a0; revenez plus tard.",
    ],
    closed: ["Ce formulaire est fermé", "Le propriétaire ne reçoit plus de candidatures par ce lien."],
    suspended: ["Ce formulaire n’est pas disponible", "Il ne peut pas être utilisé pour le moment."],
    unknown: ["Page introuvable", "La page que vous cherchez n’existe pas."],
    partOver: [
      "Votre partie n’est plus nécessaire",
      "Une décision a été prise, la candidature a été retirée, ou vous n’y figurez plus.",
    ],
    taken: [
      "Toutes les places sont prises pour le moment",
      "Les candidatures envoyées ou en cours atteignent le nombre que ce formulaire accepte. Une place peut se libérer\u00a0: réessayez dans une heure.",
    ],
    busy: [
      "Patientez quelques minutes",
      "Beaucoup de candidatures viennent d’être commencées depuis votre connexion. Rien n’est perdu\u00a0: recommencez dans quelques minutes.",
    ],
    noCookies: [
      "Ce navigateur ne garde pas les cookies",
      "Vos réponses sont enregistrées étape par étape, et un de nos cookies distingue votre appareil des autres\u00a0; il ne vous suit nulle part. Autorisez les cookies de ce site dans les réglages du navigateur, ou ouvrez le lien dans un autre navigateur. Puis recommencez.",
    ],
    draftGone: [
      "Votre brouillon n’est plus là",
      "Les brouillons sont conservés 30 jours sur l’appareil où ils ont été commencés. Vous pouvez recommencer.",
    ],
  },
  cutOff: "Un lien arrive parfois coupé. Rouvrez-le depuis le message, ou copiez-le en entier.",
  goHome: "Page d’accueil",
  step: (n, of) => `Étape ${n} sur ${of}\u00a0:`,
  back: "Retour",
  continueTo: "Enregistrer et continuer",
  onlyIf: (label) => `À remplir seulement si votre réponse à «\u00a0${label}\u00a0» le demande.`,
  addReady: {
    Adresse: ["Ajouter une adresse", "Ajouter une autre adresse"],
    Emploi: ["Ajouter un emploi", "Ajouter un autre emploi"],
    Revenu: ["Ajouter un revenu", "Ajouter un autre revenu"],
    Animal: ["Ajouter un animal", "Ajouter un autre animal"],
    Véhicule: ["Ajouter un véhicule", "Ajouter un autre véhicule"],
    Référence: ["Ajouter une référence", "Ajouter une autre référence"],
    Adulte: ["Ajouter un adulte", "Ajouter un autre adulte"],
  },
  addFirst: (item) => `Ajouter\u00a0: ${item}`,
  fileHint: (max) => `PDF, JPG, PNG ou HEIC, 10 Mo au plus chacun${max > 1 ? `, ${max} fichiers au maximum` : ""}.`,
  send: "Envoyer la candidature",
  sendNote:
    "Jusqu’à la décision du propriétaire, vous pouvez corriger une réponse par le lien de votre accusé de réception.",
  problem: "Il y a un problème",
  error: "Erreur\u00a0:",
  notSaved: "Pas encore enregistré\u00a0: nouvel essai.",
  uploadsRun: "Envoi de vos fichiers en cours. La page continuera toute seule quand ils seront arrivés.",
  uploadsFailed: "Un fichier n’a pas été envoyé. Réessayez ou retirez-le, puis continuez.",
  changedTitle: "Le propriétaire a modifié ce formulaire",
  changed: "Vos réponses sont conservées. Ces questions sont nouvelles\u00a0:",
  changedNothing: "Vos réponses sont conservées. Relisez-les une fois encore.",
  alreadySent: "Cette candidature est déjà envoyée",
  alreadySentText:
    "Ce que vous avez changé sur cette page n’a pas été envoyé. Le propriétaire a ce que vous aviez envoyé.",
  wait: "Le propriétaire a mis ce formulaire en pause. Vos réponses sont conservées\u00a0; envoyez-les plus tard.",
  tooMuch: "Cet envoi est trop volumineux. Le texte arrivé est conservé. Envoyez les grands fichiers un par un.",
  badPost: "La page n’est pas arrivée en entier. Vous n’avez rien perdu\u00a0; réessayez.",
  lockedTitle: "Les documents pourront être ajoutés un peu plus tard",
  lockedText:
    "Nous vérifions certains nouveaux formulaires avant que des documents y soient envoyés. Cela prend 24 heures au plus. Répondez déjà aux autres questions\u00a0: ce que vous écrivez est conservé.",
  files: {
    empty: (name) => `«\u00a0${name}\u00a0» est vide. Choisissez un autre fichier.`,
    "too-large": (name) =>
      `«\u00a0${name}\u00a0» dépasse 10 Mo. Choisissez un fichier plus petit, ou une photo de chaque page.`,
    "too-many-pixels": (name) =>
      `«\u00a0${name}\u00a0» a plus de 100 millions de pixels. Enregistrez-le en plus petit et ajoutez-le à nouveau.`,
    "wrong-kind": (name) =>
      `«\u00a0${name}\u00a0» n’est pas un fichier PDF, JPG, PNG ou HEIC. Enregistrez-le en PDF ou prenez-le en photo, puis ajoutez-le.`,
    "too-many": (name) => `«\u00a0${name}\u00a0» n’a pas été ajouté\u00a0: retirez d’abord un fichier.`,
    "person-full": (name) =>
      `«\u00a0${name}\u00a0» n’a pas été ajouté\u00a0: tous vos fichiers ensemble peuvent faire 50 Mo au plus. Retirez un fichier ou choisissez-en un plus petit.`,
    "no-such-slot": (name) =>
      `«\u00a0${name}\u00a0» n’a pas été ajouté\u00a0: cette question n’est plus posée. Continuez sans lui.`,
    locked: (name) =>
      `«\u00a0${name}\u00a0» n’a pas été ajouté\u00a0: les documents pourront être ajoutés un peu plus tard. Ce que vous avez écrit est conservé.`,
    gone: (name) =>
      `«\u00a0${name}\u00a0» n’a pas été ajouté\u00a0: la candidature est envoyée ou le brouillon a expiré.`,
    rate: (name) =>
      `«\u00a0${name}\u00a0» n’a pas été ajouté\u00a0: trop d’envois en peu de temps. Attendez quelques minutes.`,
  },
  success: "Candidature envoyée",
  successLead: "Le propriétaire a votre candidature.",
  reference: "Votre numéro de candidature",
  keepReference: "Donnez-le quand vous écrivez au propriétaire.",
  next: "La suite",
  nextReply: (days) => `Le propriétaire promet une réponse sous ${days} jours à compter d’une candidature complète.`,
  receiptTo: (email) =>
    `Un accusé de réception est envoyé à ${email}. Son lien mène à votre page de suivi\u00a0: vous pouvez y suivre la candidature, la corriger ou la retirer.`,
  nextItems: ["Le propriétaire lit la candidature et vous écrit.", "Vous n’avez rien d’autre à faire."],
  nextMissing:
    "Votre foyer n’est pas complet\u00a0: chaque personne indiquée a reçu un lien par e-mail pour sa partie. Votre page de suivi montre qui l’a envoyée.",
};
