import type { CategoryKey, LexiconLanguage } from "./categories";

type Sentence = Readonly<Record<LexiconLanguage, string>>;

/** What a landlord reads: why, and what to ask instead. `catalogueKey`: the ready question the swap button puts there. */
export type Advice = { say: Sentence; askInstead: { text: Sentence; catalogueKey?: string } };

function advice(say: Sentence, text: Sentence, catalogueKey?: string): Advice {
  return { say, askInstead: { text, ...(catalogueKey && { catalogueKey }) } };
}

/** Plain words, no accusation: most landlords copy an old paper form. */
export const adviceFor: Readonly<Record<CategoryKey, Advice>> = {
  identityNumbers: advice(
    {
      en: "We do not carry personal identification numbers: a leak harms the applicant for years, and you do not need them to choose a tenant.",
      es: "No recogemos números personales de identificación: una filtración perjudica durante años, y no hacen falta para elegir inquilino.",
      fr: "Nous ne recueillons pas les numéros personnels\u00a0: une fuite nuit pendant des années, et ils ne servent pas à choisir un locataire.",
      de: "Persönliche Kennnummern nehmen wir nicht auf: Ein Leck schadet jahrelang, und für die Auswahl sind sie nicht nötig.",
      pt: "Não recolhemos números pessoais de identificação: uma fuga prejudica durante anos, e não são precisos para escolher um inquilino.",
    },
    {
      en: "Ask for a screening report that the applicant uploads.",
      es: "Pida un informe de solvencia que suba la propia persona.",
      fr: "Demandez un rapport de solvabilité fourni par le candidat.",
      de: "Bitten Sie um eine Selbstauskunft, die der Bewerber hochlädt.",
      pt: "Peça um relatório que o próprio candidato carregue.",
    },
    "creditReport",
  ),
  identityDocuments: advice(
    {
      en: "Whole document numbers and early copies are not collected here.",
      es: "Aquí no se recogen números completos de documentos ni copias tempranas.",
      fr: "Les numéros complets de documents et les copies précoces ne sont pas recueillis ici.",
      de: "Vollständige Ausweisnummern und frühe Kopien werden hier nicht erhoben.",
      pt: "Aqui não se recolhem números completos de documentos nem cópias antecipadas.",
    },
    {
      en: "Use the ready ID step at the offer stage.",
      es: "Use el paso de identificación previsto para la oferta.",
      fr: "Utilisez l’étape d’identité prévue au moment de l’offre.",
      de: "Nutzen Sie den fertigen Ausweisschritt bei der Zusage.",
      pt: "Use o passo de identificação previsto para a fase da oferta.",
    },
    "photoId",
  ),
  bank: advice(
    {
      en: "Bank data belongs in the lease, not in an application.",
      es: "Los datos bancarios van en el contrato, no en la solicitud.",
      fr: "Les données bancaires relèvent du bail, pas de la candidature.",
      de: "Bankdaten gehören in den Mietvertrag, nicht in die Bewerbung.",
      pt: "Os dados bancários pertencem ao contrato, não à candidatura.",
    },
    {
      en: "Ask for income, with one proof of the applicant’s choice.",
      es: "Pregunte por los ingresos, con un justificante a elegir.",
      fr: "Demandez les revenus, avec un justificatif au choix.",
      de: "Fragen Sie nach dem Einkommen, mit einem Nachweis eigener Wahl.",
      pt: "Pergunte pelo rendimento, com um comprovativo à escolha.",
    },
    "income",
  ),
  cards: advice(
    {
      en: "No card data and no money go through a form.",
      es: "Por un formulario no pasan ni datos de tarjetas ni dinero.",
      fr: "Ni données de carte ni argent ne passent par un formulaire.",
      de: "Kartendaten und Geld gehen nicht durch ein Formular.",
      pt: "Nem dados de cartões nem dinheiro passam por um formulário.",
    },
    {
      en: "Leave it out: deposit and fees follow the signed lease.",
      es: "Quítela: la fianza y los gastos llegan con el contrato firmado.",
      fr: "Retirez-la\u00a0: le dépôt et les frais suivent la signature du bail.",
      de: "Lassen Sie sie weg: Kaution und Kosten folgen dem unterschriebenen Vertrag.",
      pt: "Retire-a: a caução e as despesas seguem o contrato assinado.",
    },
  ),
  secrets: advice(
    {
      en: "No one needs an applicant’s secrets; forms that ask for them are closed.",
      es: "Nadie necesita los secretos de una persona; los formularios que los piden se cierran.",
      fr: "Personne n’a besoin des secrets d’un candidat\u00a0; les formulaires qui les demandent sont fermés.",
      de: "Niemand braucht Geheimnisse der Bewerber; Formulare, die danach fragen, werden geschlossen.",
      pt: "Ninguém precisa dos segredos de um candidato; os formulários que os pedem são fechados.",
    },
    {
      en: "Ask how the applicant would like to receive the building’s codes.",
      es: "Pregunte cómo prefiere recibir los códigos del edificio.",
      fr: "Demandez comment transmettre les codes de l’immeuble.",
      de: "Fragen Sie, wie der Bewerber die Codes des Hauses erhalten möchte.",
      pt: "Pergunte como prefere receber os códigos do prédio.",
    },
  ),
  health: advice(
    {
      en: "Health and disability are never part of choosing a tenant.",
      es: "La salud y la discapacidad nunca cuentan al elegir inquilino.",
      fr: "La santé et le handicap n’entrent jamais dans le choix d’un locataire.",
      de: "Gesundheit und Behinderung spielen bei der Auswahl keine Rolle.",
      pt: "A saúde e a deficiência nunca contam na escolha de um inquilino.",
    },
    {
      en: "State the duty or the feature of the home, and give a contact for anyone who wants an adjustment.",
      es: "Describa la tarea o la vivienda, y dé un contacto para quien pida una adaptación.",
      fr: "Décrivez la tâche ou le logement, et donnez un contact pour tout aménagement.",
      de: "Nennen Sie die Pflicht oder das Merkmal der Wohnung und einen Kontakt für Anpassungen.",
      pt: "Descreva a tarefa ou a casa, e dê um contacto para quem queira uma adaptação.",
    },
  ),
  assistanceAnimals: advice(
    {
      en: "An assistance animal is not a pet, and asking reveals a disability.",
      es: "Un animal de asistencia no es una mascota, y la pregunta revela una discapacidad.",
      fr: "Un animal d’assistance n’est pas un animal de compagnie, et la question révèle un handicap.",
      de: "Ein Assistenztier ist kein Haustier, und die Frage verrät eine Behinderung.",
      pt: "Um animal de assistência não é um animal de estimação, e a pergunta revela uma deficiência.",
    },
    {
      en: "Ask about pets; assistance animals are handled after the decision.",
      es: "Pregunte por mascotas; los animales de asistencia se tratan tras la decisión.",
      fr: "Demandez les animaux de compagnie\u00a0; l’assistance se règle après la décision.",
      de: "Fragen Sie nach Haustieren; Assistenztiere kommen nach der Entscheidung zur Sprache.",
      pt: "Pergunte pelos animais de estimação; a assistência trata-se após a decisão.",
    },
    "pets",
  ),
  religion: advice(
    {
      en: "Belief has no bearing on a tenancy.",
      es: "Las creencias no tienen que ver con un alquiler.",
      fr: "Les croyances sont sans rapport avec une location.",
      de: "Der Glaube hat mit einem Mietverhältnis nichts zu tun.",
      pt: "A crença não tem relação com um arrendamento.",
    },
    {
      en: "State the house rule itself, to be accepted by all.",
      es: "Escriba la norma de la casa, que aceptan todos.",
      fr: "Énoncez la règle de la maison, acceptée par tous.",
      de: "Nennen Sie die Hausregel selbst, die alle annehmen.",
      pt: "Escreva a regra da casa, que todos aceitam.",
    },
  ),
  origin: advice(
    {
      en: "Origin and colour must not be known when a home is offered.",
      es: "El origen y el color no deben conocerse cuando se ofrece una vivienda.",
      fr: "L’origine et la couleur doivent rester inconnues quand un logement est proposé.",
      de: "Herkunft und Hautfarbe dürfen bei der Vergabe nicht bekannt sein.",
      pt: "A origem e a cor não devem ser conhecidas quando se oferece uma casa.",
    },
    {
      en: "Ask for the current address and how long there.",
      es: "Pregunte por la dirección actual y desde cuándo.",
      fr: "Demandez l’adresse actuelle et depuis quand.",
      de: "Fragen Sie nach der jetzigen Anschrift und seit wann.",
      pt: "Pergunte pela morada atual e desde quando.",
    },
    "currentAddress",
  ),
  nationality: advice(
    {
      en: "Status may be checked only where the law orders it, for everyone and late.",
      es: "La situación legal solo se comprueba donde la ley lo ordena, a todos y al final.",
      fr: "Le statut ne se vérifie que là où la loi l’impose, pour tous et en dernier.",
      de: "Der Status darf nur geprüft werden, wo das Gesetz es verlangt, bei allen und spät.",
      pt: "O estatuto só se verifica onde a lei o exige, a todos e no fim.",
    },
    {
      en: "Ask for the preferred language for messages.",
      es: "Pregunte por el idioma preferido para los mensajes.",
      fr: "Demandez la langue préférée pour les messages.",
      de: "Fragen Sie nach der bevorzugten Sprache für Nachrichten.",
      pt: "Pergunte pela língua preferida para as mensagens.",
    },
    "languagesSpoken",
  ),
  sex: advice(
    {
      en: "Sex and gender are not asked.",
      es: "No se pregunta por el sexo ni el género.",
      fr: "Le sexe et le genre ne se demandent pas.",
      de: "Nach dem Geschlecht wird nicht gefragt.",
      pt: "Não se pergunta pelo sexo nem pelo género.",
    },
    {
      en: "Ask for the preferred name.",
      es: "Pregunte por el nombre preferido.",
      fr: "Demandez le nom d’usage.",
      de: "Fragen Sie nach dem Rufnamen.",
      pt: "Pergunte pelo nome preferido.",
    },
    "preferredName",
  ),
  orientation: advice(
    {
      en: "Private life is private.",
      es: "La vida privada es privada.",
      fr: "La vie privée est privée.",
      de: "Das Privatleben ist privat.",
      pt: "A vida privada é privada.",
    },
    {
      en: "Ask for the number of adults.",
      es: "Pregunte por el número de personas adultas.",
      fr: "Demandez le nombre d’adultes.",
      de: "Fragen Sie nach der Zahl der Erwachsenen.",
      pt: "Pergunte pelo número de adultos.",
    },
    "adultsCount",
  ),
  marital: advice(
    {
      en: "Who is married to whom does not matter; who signs does.",
      es: "No importa quién está casado con quién, sino quién firma.",
      fr: "Peu importe qui est marié avec qui\u00a0; ce qui compte, c’est qui signe.",
      de: "Wer mit wem verheiratet ist, ist gleich; wichtig ist, wer unterschreibt.",
      pt: "Não importa quem é casado com quem, mas quem assina.",
    },
    {
      en: "Ask how many adults will live there and sign.",
      es: "Pregunte cuántas personas adultas vivirán allí y firmarán.",
      fr: "Demandez combien d’adultes y vivront et signeront.",
      de: "Fragen Sie, wie viele Erwachsene einziehen und unterschreiben.",
      pt: "Pergunte quantos adultos vão viver lá e assinar.",
    },
    "adultsCount",
  ),
  pregnancy: advice(
    {
      en: "Plans for children are protected.",
      es: "Los planes de tener hijos están protegidos.",
      fr: "Les projets d’enfants sont protégés.",
      de: "Kinderwünsche sind geschützt.",
      pt: "Os planos de ter filhos são protegidos.",
    },
    {
      en: "Ask for the number of people on the move-in date.",
      es: "Pregunte cuántas personas serán el día de la entrada.",
      fr: "Demandez le nombre de personnes à l’entrée.",
      de: "Fragen Sie nach der Zahl der Personen beim Einzug.",
      pt: "Pergunte quantas pessoas serão no dia da entrada.",
    },
    "adultsCount",
  ),
  children: advice(
    {
      en: "Families with children may not be sorted out, and age is asked only where needed.",
      es: "No se puede descartar a familias con niños, y la edad solo se pregunta si hace falta.",
      fr: "On n’écarte pas les familles avec enfants, et l’âge ne se demande qu’au besoin.",
      de: "Familien mit Kindern dürfen nicht aussortiert werden, und das Alter zählt nur, wo es nötig ist.",
      pt: "Famílias com crianças não podem ser excluídas, e a idade só se pergunta quando é precisa.",
    },
    {
      en: "Ask whether the applicant is 18 or over.",
      es: "Pregunte si la persona es mayor de edad.",
      fr: "Demandez si le candidat est majeur.",
      de: "Fragen Sie, ob der Bewerber volljährig ist.",
      pt: "Pergunte se o candidato é maior de idade.",
    },
    "over18",
  ),
  politics: advice(
    {
      en: "Opinions and memberships are no ground for a tenancy.",
      es: "Las opiniones y afiliaciones no son motivo para alquilar o no.",
      fr: "Les opinions et adhésions ne fondent pas une location.",
      de: "Meinungen und Mitgliedschaften sind kein Grund für oder gegen einen Mietvertrag.",
      pt: "Opiniões e filiações não são motivo para arrendar ou não.",
    },
    {
      en: "Ask for the length of stay.",
      es: "Pregunte por la duración de la estancia.",
      fr: "Demandez la durée du séjour.",
      de: "Fragen Sie nach der gewünschten Mietdauer.",
      pt: "Pergunte pela duração da estadia.",
    },
    "termWanted",
  ),
  likeness: advice(
    {
      en: "Looks and profiles invite bias.",
      es: "El aspecto y los perfiles invitan al prejuicio.",
      fr: "L’apparence et les profils favorisent les préjugés.",
      de: "Aussehen und Profile laden zu Vorurteilen ein.",
      pt: "A aparência e os perfis convidam ao preconceito.",
    },
    {
      en: "Ask for a short written message about the tenancy.",
      es: "Pida un mensaje breve sobre el alquiler.",
      fr: "Demandez un court message sur la location.",
      de: "Bitten Sie um eine kurze Nachricht zur Miete.",
      pt: "Peça uma mensagem curta sobre o arrendamento.",
    },
    "message",
  ),
  record: advice(
    {
      en: "Records are checked late, case by case, or not at all here; using one’s rights is never a mark against anyone.",
      es: "Los antecedentes se miran tarde, caso por caso, o no se miran; ejercer un derecho nunca cuenta en contra.",
      fr: "Les antécédents s’examinent tard, au cas par cas, ou pas du tout\u00a0; exercer ses droits ne nuit à personne.",
      de: "Einträge werden spät und im Einzelfall geprüft oder gar nicht; wer seine Rechte nutzt, hat keinen Nachteil.",
      pt: "Os registos veem-se tarde, caso a caso, ou nunca; exercer um direito não conta contra ninguém.",
    },
    {
      en: "Ask for a landlord’s reference.",
      es: "Pida la referencia de un arrendador.",
      fr: "Demandez la référence d’un bailleur.",
      de: "Bitten Sie um eine Referenz des Vermieters.",
      pt: "Peça a referência de um senhorio.",
    },
    "landlordReference",
  ),
  income: advice(
    {
      en: "All lawful income counts, whatever its source.",
      es: "Todo ingreso legal cuenta, venga de donde venga.",
      fr: "Tout revenu légal compte, quelle qu’en soit la source.",
      de: "Jedes rechtmäßige Einkommen zählt, gleich woher es kommt.",
      pt: "Todo o rendimento legal conta, seja qual for a fonte.",
    },
    {
      en: "Ask for the total income.",
      es: "Pregunte por el total de ingresos.",
      fr: "Demandez le total des revenus.",
      de: "Fragen Sie nach dem gesamten Einkommen.",
      pt: "Pergunte pelo rendimento total.",
    },
    "income",
  ),
};
