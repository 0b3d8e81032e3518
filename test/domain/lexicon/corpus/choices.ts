/** Fifty choices of everyday rental forms in each language, a line each: the question, then its options. */
const lines = {
  en: `
Floor you prefer: Ground floor | Any kind
Kind of heating you prefer: Gas | Electric | Any kind
Size you prefer: Under 50 m² | 50 to 70 m² | Over 70 m²
Lease length you prefer: Under one year | One to two years | Over two years
Internet speed you prefer: Under 50 Mbit | Over 50 Mbit
Preferred rent range: Under 900 | 900 to 1200 | Over 1200
Pets only with agreement: No pets | One cat | One kind of small animal
Smoking: No | Balcony only
Storage for: Pram | Bicycle | Nothing
Floor you prefer: Ground floor | First floor | Second floor | Top floor | Any
Which floor suits you best: Basement | Ground | Upper floors | No preference
Would you rather be on the ground floor: Yes | No | I don't mind
Parking: None | One space | Two spaces | Garage only
Do you need a parking space: Yes, for a car | Yes, for a motorbike | Only a bicycle stand | No
Where would you park: Street | Driveway | Underground garage
Preferred move-in: First of the month | Middle of the month | End of the month | Flexible
When would you like to view the home: Weekday mornings | Weekday evenings | Weekends only
Viewing in person or by video: In person | Video call | Either
How long would you like to stay: Six months | One year | Two years | Longer
Lease you prefer: Fixed term | Month to month | Either is fine
Furnished or unfurnished: Furnished | Part furnished | Unfurnished
Furniture you would like left: Sofa | Double bed | Single bed | Desk | None
Bed size: Single | Double | Queen | King
Beds needed in the room: One single bed | Two single beds | One double bed
Which pets would move in: Cats only | Dogs only | Cats and dogs | No pets
How big is your dog: Small | Medium | Large
Is your cat kept indoors: Indoors only | Goes outside | Both
Heating you prefer: Gas | Electric | Heat pump | District heating
Should the heating stay on while you are away: Low | Off | As it is
Internet connection wanted: Fibre | Cable | Mobile only | None
Who should hold the internet contract: Landlord | Tenant | Shared with the house
Television: Cable | Satellite | None
Washing machine: I bring my own | I use the shared one | Rented with the home
Where will you do laundry: In the home | Laundry room | Laundromat
Kitchen you prefer: Separate | Open to the living room | Shared
Hob: Gas | Induction | No preference
Do you cook often: Every day | Weekends only | Rarely
Room you would like: The large one | The small one | With balcony | Facing the garden
Which side of the building: Street side | Courtyard side | Either
Bathroom: Bath tub | Shower only | Both
Shared or private bathroom: Private | Shared with one other room | Shared
Do you smoke: Never | Outdoors only | Yes
How do you want to pay rent: Standing order | Bank transfer | Direct debit | Cheque
Rent due day: First | Fifth | Fifteenth
Deposit: In full at signing | In two instalments | Deposit insurance
How did you find this home: Advert | Friend | Sign outside | Agency
How should we contact you: Phone | Email | Text message
Best time to call: Morning | Afternoon | Evening | Any time
Language for letters: English | Spanish | French | German
Keys needed: One | Two | Three | More
Bicycle storage: Cellar | Yard | Not needed
Storage room: Small | Large | None
Garden use: Lawn only | Vegetable bed | Not needed
Do you work from home: Always | Some days | Never
Musical instruments: Piano | Drums | Guitar | None
Electric car charging: Needed now | Later | Not needed
Waste bins: Small | Large
Colour for the walls: White | Grey | Beige | Leave as it is
How many rooms do you need: One | Two | Three | Four or more
Lift needed for moving furniture: Yes | No
Balcony or terrace: Balcony | Terrace | Either | Neither
Will you have renters insurance: Yes, already | Before moving in | No
Moving truck: Small van | Large truck | None
`,
  es: `
Superficie que prefiere: Menos de 50 m² | Entre 50 y 70 m² | Más de 70 m²
Duración preferida: Menos de un año | Entre uno y dos años | Más de dos años
Velocidad de internet preferida: Menos de 50 megas | Más de 50 megas
Reformas que aceptaría: Obras menores | Solo pintura | Ninguna
Alquiler preferido: Menos de 900 € | Entre 900 y 1200 € | Más de 1200 €
Piso que prefiere: Planta baja | Primer piso | Segundo piso | Ático | Cualquiera
Planta preferida: Bajo | Entresuelo | Plantas altas | Me da igual
¿Prefiere planta baja?: Sí | No | Me es indiferente
Aparcamiento: Ninguno | Una plaza | Dos plazas | Solo garaje
¿Necesita plaza de garaje?: Sí, para un coche | Sí, para una moto | Solo bicicleta | No
¿Dónde aparcaría?: En la calle | En el patio | Garaje subterráneo
Entrada preferida: Primero de mes | Mediados de mes | Fin de mes | Flexible
¿Cuándo quiere ver la vivienda?: Mañanas entre semana | Tardes entre semana | Solo fines de semana
Visita en persona o por vídeo: En persona | Videollamada | Cualquiera de las dos
¿Cuánto tiempo quiere quedarse?: Seis meses | Un año | Dos años | Más tiempo
Contrato que prefiere: Plazo fijo | Mes a mes | Cualquiera
¿Con muebles o sin muebles?: Amueblado | Semiamueblado | Sin muebles
Muebles que desea conservar: Sofá | Cama doble | Cama individual | Escritorio | Ninguno
Tamaño de la cama: Individual | Doble | Matrimonio
Camas que necesita: Una individual | Dos individuales | Una de matrimonio
¿Qué mascotas vivirían en casa?: Solo gatos | Solo perros | Perros y gatos | Ninguna
¿Cómo es su perro?: Pequeño | Mediano | Grande
¿Su gato sale a la calle?: Solo dentro de casa | Sale | Las dos cosas
Calefacción que prefiere: Gas | Eléctrica | Bomba de calor | Central
Calefacción durante su ausencia: Baja | Apagada | Igual
Internet: Fibra | Cable | Solo móvil | Ninguno
¿A nombre de quién el contrato de internet?: Propietario | Inquilino | Compartido
Televisión: Cable | Satélite | Ninguna
Lavadora: Llevo la mía | Uso la común | Alquilada con el piso
¿Dónde lavará la ropa?: En casa | Lavandería del edificio | Lavandería de la calle
Cocina que prefiere: Independiente | Americana | Compartida
Placa: Gas | Inducción | Vitrocerámica
¿Cocina a menudo?: Todos los días | Solo fines de semana | Casi nunca
Habitación que prefiere: La grande | La pequeña | Con balcón | Con vistas al jardín
¿Qué lado del edificio?: A la calle | Al patio | Cualquiera
Baño: Bañera | Solo ducha | Los dos
¿Baño propio o compartido?: Propio | Compartido con otra habitación | Compartido
¿Fuma?: Nunca | Solo fuera | Sí
¿Cómo quiere pagar el alquiler?: Transferencia | Domiciliación | Cheque
Día de pago: Primero | Quinto | Quince
Fianza: Entera al firmar | En dos pagos | Seguro de fianza
¿Cómo encontró esta vivienda?: Anuncio | Conocido | Cartel | Agencia
¿Cómo prefiere que le contactemos?: Teléfono | Correo | Mensaje
Mejor hora para llamar: Mañana | Tarde | Noche | Cualquiera
Idioma para los mensajes: Español | Inglés | Francés | Alemán
Llaves que necesita: Una | Dos | Tres | Más
Sitio para bicicletas: Sótano | Patio | No hace falta
Trastero: Pequeño | Grande | Ninguno
Uso del jardín: Solo césped | Huerto | No hace falta
¿Trabaja desde casa?: Siempre | Algunos días | Nunca
Instrumentos musicales: Piano | Batería | Guitarra | Ninguno
Cargador de coche eléctrico: Ahora | Más adelante | No
Cubos de basura: Pequeño | Grande
Color de las paredes: Blanco | Gris | Beige | Como está
¿Cuántas habitaciones necesita?: Una | Dos | Tres | Cuatro o más
Ascensor para la mudanza: Sí | No
Balcón o terraza: Balcón | Terraza | Cualquiera | Ninguno
¿Tendrá seguro de hogar?: Sí, ya | Antes de entrar | No
Camión de mudanza: Furgoneta | Camión grande | Ninguno
`,
  fr: `
Surface préférée: Moins de 50 m² | Entre 50 et 70 m² | Plus de 70 m²
Durée préférée: Moins d’un an | Entre un et deux ans | Plus de deux ans
Débit internet préféré: Moins de 50 Mbit | Plus de 50 Mbit
Travaux acceptés: Travaux mineurs | Peinture uniquement | Aucun
Loyer préféré: Moins de 900 € | Entre 900 et 1200 € | Plus de 1200 €
Étage préféré: Rez-de-chaussée | Premier étage | Deuxième étage | Dernier étage | Indifférent
À quel étage voulez-vous habiter ?: Rez-de-jardin | Étages bas | Étages élevés | Sans préférence
Préférez-vous le rez-de-chaussée ?: Oui | Non | Peu importe
Stationnement: Aucun | Une place | Deux places | Garage uniquement
Avez-vous besoin d’une place de parking ?: Oui, pour une voiture | Oui, pour une moto | Seulement un vélo | Non
Où vous gareriez-vous ?: Dans la rue | Dans la cour | Parking souterrain
Entrée souhaitée: Début du mois | Milieu du mois | Fin du mois | Flexible
Quand voulez-vous visiter ?: Matins de semaine | Soirs de semaine | Week-ends seulement
Visite sur place ou en vidéo: Sur place | Appel vidéo | L’un ou l’autre
Combien de temps souhaitez-vous rester ?: Six mois | Un an | Deux ans | Plus longtemps
Bail préféré: Durée fixe | Au mois | Peu importe
Meublé ou vide ?: Meublé | Semi-meublé | Vide
Meubles à laisser: Canapé | Lit double | Lit simple | Bureau | Aucun
Taille du lit: Simple | Double | Grand lit
Lits nécessaires: Un lit simple | Deux lits simples | Un lit double
Quels animaux viendraient avec vous ?: Chats uniquement | Chiens uniquement | Chats et chiens | Aucun
Quelle taille fait votre chien ?: Petit | Moyen | Grand
Votre chat sort-il ?: Seulement à l’intérieur | Il sort | Les deux
Chauffage préféré: Gaz | Électrique | Pompe à chaleur | Collectif
Chauffage pendant votre absence: Réduit | Coupé | Inchangé
Internet: Fibre | Câble | Mobile seulement | Aucun
Qui prend le contrat internet ?: Propriétaire | Locataire | Partagé
Télévision: Câble | Satellite | Aucune
Lave-linge: J’apporte le mien | J’utilise celui de l’immeuble | Loué avec le logement
Où laverez-vous le linge ?: Au logement | Buanderie | Laverie
Cuisine préférée: Séparée | Ouverte sur le salon | Partagée
Plaque de cuisson: Gaz | Induction | Indifférent
Cuisinez-vous souvent ?: Tous les jours | Week-ends seulement | Rarement
Chambre souhaitée: La grande | La petite | Avec balcon | Côté jardin
Quel côté de l’immeuble ?: Côté rue | Côté cour | Peu importe
Salle de bains: Baignoire | Douche seulement | Les deux
Salle de bains privée ou partagée ?: Privée | Partagée avec une autre chambre | Partagée
Fumez-vous ?: Jamais | Dehors seulement | Oui
Comment voulez-vous payer le loyer ?: Virement | Prélèvement | Chèque
Jour du loyer: Le premier | Le cinq | Le quinze
Dépôt de garantie: En une fois à la signature | En deux fois | Assurance
Comment avez-vous trouvé ce logement ?: Annonce | Ami | Panneau | Agence
Comment vous contacter ?: Téléphone | E-mail | SMS
Meilleur moment pour appeler: Matin | Après-midi | Soir | Peu importe
Langue des messages: Français | Anglais | Espagnol | Allemand
Clés nécessaires: Une | Deux | Trois | Plus
Local à vélos: Cave | Cour | Pas nécessaire
Cave: Petite | Grande | Aucune
Usage du jardin: Pelouse seulement | Potager | Pas nécessaire
Travaillez-vous à la maison ?: Toujours | Certains jours | Jamais
Instruments de musique: Piano | Batterie | Guitare | Aucun
Borne de recharge: Maintenant | Plus tard | Pas nécessaire
Poubelles: Petite | Grande
Couleur des murs: Blanc | Gris | Beige | Telle quelle
Combien de pièces vous faut-il ?: Une | Deux | Trois | Quatre ou plus
Ascenseur pour le déménagement: Oui | Non
Balcon ou terrasse: Balcon | Terrasse | L’un ou l’autre | Aucun
Aurez-vous une assurance habitation ?: Oui, déjà | Avant l’entrée | Non
Camion de déménagement: Camionnette | Grand camion | Aucun
`,
  de: `
Bevorzugte Größe: Unter 50 m² | 50 bis 70 m² | Über 70 m²
Bevorzugte Mietdauer: Unter einem Jahr | Ein bis zwei Jahre | Über zwei Jahre
Bevorzugtes Internet: Unter 50 Mbit | Über 50 Mbit
Kleine Arbeiten in Ordnung: Nur Malerarbeiten | Kleine Reparaturen | Keine
Bevorzugte Miete: Unter 900 € | 900 bis 1200 € | Über 1200 €
Gewünschtes Stockwerk: Erdgeschoss | Erster Stock | Zweiter Stock | Dachgeschoss | Egal
Welche Etage bevorzugen Sie?: Souterrain | Erdgeschoss | Obere Etagen | Keine Vorliebe
Möchten Sie lieber im Erdgeschoss wohnen?: Ja | Nein | Egal
Stellplatz: Keiner | Ein Platz | Zwei Plätze | Nur Garage
Brauchen Sie einen Stellplatz?: Ja, für ein Auto | Ja, für ein Motorrad | Nur Fahrrad | Nein
Wo würden Sie parken?: Straße | Hof | Tiefgarage
Einzug am liebsten: Monatsanfang | Monatsmitte | Monatsende | Flexibel
Wann möchten Sie besichtigen?: Werktags vormittags | Werktags abends | Nur am Wochenende
Besichtigung vor Ort oder per Video: Vor Ort | Videoanruf | Beides möglich
Wie lange möchten Sie bleiben?: Sechs Monate | Ein Jahr | Zwei Jahre | Länger
Bevorzugter Vertrag: Befristet | Unbefristet | Egal
Möbliert oder unmöbliert?: Möbliert | Teilmöbliert | Unmöbliert
Möbel, die bleiben sollen: Sofa | Doppelbett | Einzelbett | Schreibtisch | Keine
Bettgröße: Einzelbett | Doppelbett | Französisches Bett
Betten im Zimmer: Ein Einzelbett | Zwei Einzelbetten | Ein Doppelbett
Welche Haustiere ziehen ein?: Nur Katzen | Nur Hunde | Hunde und Katzen | Keine
Wie groß ist Ihr Hund?: Klein | Mittel | Groß
Ist Ihre Katze Freigänger?: Nur Wohnung | Freigänger | Beides
Bevorzugte Heizung: Gas | Elektrisch | Wärmepumpe | Fernwärme
Heizung während Ihrer Abwesenheit: Niedrig | Aus | Unverändert
Internet: Glasfaser | Kabel | Nur mobil | Keines
Wer schließt den Internetvertrag?: Vermieter | Mieter | Gemeinsam
Fernsehen: Kabel | Satellit | Keines
Waschmaschine: Ich bringe meine mit | Ich nutze die gemeinsame | Mitgemietet
Wo waschen Sie Ihre Wäsche?: In der Wohnung | Waschküche | Waschsalon
Bevorzugte Küche: Getrennt | Offen zum Wohnzimmer | Gemeinsam
Herd: Gas | Induktion | Egal
Kochen Sie oft?: Täglich | Nur am Wochenende | Selten
Gewünschtes Zimmer: Das große | Das kleine | Mit Balkon | Zum Garten
Welche Seite des Hauses?: Straßenseite | Hofseite | Egal
Bad: Badewanne | Nur Dusche | Beides
Eigenes oder gemeinsames Bad?: Eigenes | Mit einem Zimmer geteilt | Gemeinsam
Rauchen Sie?: Nie | Nur draußen | Ja
Wie möchten Sie die Miete zahlen?: Dauerauftrag | Überweisung | Lastschrift
Zahltag der Miete: Erster | Fünfter | Fünfzehnter
Kaution: Ganz bei Unterschrift | In drei Raten | Kautionsversicherung
Wie haben Sie die Wohnung gefunden?: Anzeige | Bekannte | Aushang | Makler
Wie dürfen wir Sie erreichen?: Telefon | E-Mail | SMS
Beste Zeit für einen Anruf: Morgens | Nachmittags | Abends | Egal
Sprache für Nachrichten: Deutsch | Englisch | Spanisch | Französisch
Benötigte Schlüssel: Einer | Zwei | Drei | Mehr
Fahrradplatz: Keller | Hof | Nicht nötig
Kellerabteil: Klein | Groß | Keines
Gartennutzung: Nur Rasen | Gemüsebeet | Nicht nötig
Arbeiten Sie zu Hause?: Immer | An manchen Tagen | Nie
Musikinstrumente: Klavier | Schlagzeug | Gitarre | Keine
Ladestation für ein Elektroauto: Jetzt | Später | Nicht nötig
Mülltonnen: Klein | Groß
Farbe der Wände: Weiß | Grau | Beige | Wie sie ist
Wie viele Zimmer brauchen Sie?: Eins | Zwei | Drei | Vier oder mehr
Aufzug für den Umzug: Ja | Nein
Balkon oder Terrasse: Balkon | Terrasse | Egal | Keines von beiden
Haben Sie eine Haftpflichtversicherung?: Ja | Vor dem Einzug | Nein
Umzugswagen: Transporter | Lastwagen | Keiner
`,
};

export type Choice = { locale: string; label: string; options: string[] };

export const choices: Choice[] = Object.entries(lines).flatMap(([locale, text]) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [, label = "", options = ""] = /^(.*?): (.*)$/u.exec(line) ?? [];
      return { locale, label, options: options.split(" | ") };
    }),
);
