/** Words of forms that steal, in six languages, against texts as `normalise` leaves them. */

const any = (...parts: readonly string[]) => new RegExp(`(?<![a-z0-9])(?:${parts.join("|")})`, "u");

/** Money that leaves before anything was seen; beside one of the words below, in one sentence. */
export const paying = any(
  "pay(?!slip|roll|day)|send|transfer|wire|deposit|fee|money|advance|refundable|escrow",
  "pag[aoeu]|deposit|fianza|senal|envi[aeo]|transfer|ingres[ae]|abon[ae]|dinero|anticipo",
  "pay[ae]|vers[ae]|virement|regl[ae]|acompte|caution|depot|mandat|argent|envoy",
  "zahl|bezahl|uberweis|ueberweis|anzahlung|kaution|gebuhr|geld|vorkasse|vorauszahlung",
  "bonifico|caparra|cauzione|soldi|denaro|sinal|pix|dinheiro",
);
export const beforeViewing = any(
  "(?:before|prior to|ahead of|without)(?: [a-z']+){0,3} (?:view|visit|tour|showing|see)",
  "(?:antes de|sin)(?: [a-z]+){0,2} (?:visit|ver|ensen|mostrar)",
  "(?:avant|sans)(?: [a-z']+){0,3} (?:visit|voir)|avant la visite",
  "(?:vor|ohne)(?: [a-z]+){0,2} besichtig|bevor (?:sie|ihr)(?: [a-z]+){0,4} (?:besichtig|sehen|anschau)",
  "(?:prima d|senza)(?:[a-z']+ ?)?(?: ?[a-z']+){0,2} ?(?:visit|veder|visionar)",
  "(?:antes d[aeo]|sem)(?: [a-z]+){0,2} (?:visit|ver)",
);
const home = "unit|apartment|flat|home|house|room|place|property|keys?|viewing|spot|studio";
export const toHold = any(
  `(?:hold|secure|reserve|book|lock)(?:ing)? (?:the |this |your |an? )?(?:${home})`,
  "(?:reservar|apartar|asegurar|bloquear)(?: [a-z]+)? (?:piso|vivienda|habitacion|casa|departamento|apartamento|visita|inmueble|quarto)",
  "(?:reserver|bloquer)(?: [a-z]+)? ?(?:l'appartement|appartement|logement|chambre|studio|maison|visite|bien)",
  "(?:wohnung|zimmer|besichtigung|haus)[a-z]* (?:verbindlich )?(?:zu )?(?:reservier|sicher|block)|reservierungsgebuhr",
  "(?:bloccare|riservare|prenotare|fermare)(?: [a-z]+)? ?(?:l'appartamento|appartamento|la casa|casa|stanza|alloggio|immobile|visita)",
);
export const untraceable = any(
  "western union|moneygram|money gram|gift ?cards?|bit ?coins?|crypto|usdt|ethereum|steam card|itunes card|google play card",
  "tarjetas? (?:de )?regalo|criptomoneda|cartes? cadeaux?|mandat cash|coupons? pcs|recharge pcs|transcash|neosurf|pay ?safe ?card",
  "geschenkkart|gutscheincode|krypto|kryptowahrung|buoni? regalo|carta regalo|ricarica (?:della )?postepay|criptovalut|cartao presente",
);
export const channels = any(
  "zelle|venmo|cash ?app|wire transfer|paypal friends|apple cash|bizum|revolut|lydia|paylib|mb ?way|satispay|postepay|wero",
);
const key = "(?:keys?|llaves?|cles?|clefs?|schlussel|chiav[ei]|chaves?)";
const carrier =
  "(?:courier|dhl|fedex|ups|usps|by (?:mail|post)|in the mail|shipped|mensajer[a-z]+|por correo|paqueteria|coursier|chronopost|par (?:la poste|colis)|kurier|per post|zugeschickt|zugesandt|paket|corriere|spedi[a-z]+|per posta|via posta|raccomandata|correios)";
export const keysByCourier = new RegExp(
  `\\b${key}\\b.*\\b${carrier}\\b|\\b${carrier}\\b.*\\b${key}\\b|schlussel[a-z]*versand`,
  "u",
);
export const away =
  /\b(?:i am|i'm|we are|we're|owner is|landlord is|i live|estoy|estamos|vivo|vivimos|me encuentro|je suis|nous sommes|je vis|ich bin|wir sind|ich lebe|ich arbeite|sono|siamo|mi trovo|moro)\b(?: [a-z']+){0,4} (?:abroad|overseas|out of (?:the )?(?:country|state|town)|missionary|on a mission|oil rig|deployed|extranjero|fuera del pais|de mision|a l'etranger|etranger|en mission|hors du pays|im ausland|all'estero|estero|fuori dal paese|no estrangeiro|no exterior)/u;
export const credentials = any(
  "passwords?(?!.{0,20}wi-?fi)|pass ?codes?|log ?in details|mother's maiden|pin numbers?|your pin|card pin|e-?mail pin",
  "(?:verification|one ?time|sms|security|confirmation|6 digit|six digit) (?:code|pin)|code (?:that )?(?:we|i) (?:send|sent|text)|code (?:you|u) (?:receive|get)|otp|2fa",
  "ssns?|social security (?:number|no|nr|digits)|card (?:number|nr)|cvv|cvc|online banking|bank (?:log ?in|details|password)",
  "contrasena(?!.{0,20}wi-?fi)|clave (?:de acceso|bancaria|del banco|secreta)|codigo (?:de verificacion|sms|de seguridad|de confirmacion|que (?:le|te|recib))|numero (?:de (?:la |su |tu )?)?tarjeta(?! de (?:residencia|transporte))|banca (?:en linea|online)",
  "mots? de passe|code (?:de (?:verification|confirmation|securite)|recu|secret|confidentiel|sms)|numero (?:de (?:la |votre )?)?carte (?:bancaire|bleue|de credit)|identifiants? bancaires?|code que (?:nous|vous)",
  "passwort|kennwort|zugangsdaten|sms ?-?(?:code|tan)|tan ?-?nummer|bestatigungscode|verifizierungscode|kreditkarten|kartennummer|online ?-?banking|geheimzahl",
  "codice (?:di (?:verifica|conferma|sicurezza)|otp|sms|pin|che (?:ti|le|riceve))|numero (?:della |di )?carta (?:di credito|di debito|prepagata)|credenziali|home ?banking|dati della carta|pin della",
  "palavra ?-?passe|senha|codigo (?:que enviamos|de verificacao)",
);
export const messengers = any("whats ?app|telegram|signal app|wechat|viber|@gmail|wa\\.me|t\\.me");
export const hiddenLinks =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|rebrand\.ly|tiny\.cc|t\.ly|s\.id|lnkd\.in|forms\.gle|docs\.google\.com\/forms|jotform\.[a-z]+|typeform\.com|surveymonkey\.com|weebly\.com|wixsite\.com|000webhost[a-z]*\.com)\b|https?:\/\/(?:\d{1,3}\.){3}\d|xn--/u;
export const selfie = any(
  "selfie",
  "(?:photo|picture) of (?:you|yourself) (?:holding|with)",
  "sosteniendo|sujetando",
  "tenant (?:votre|sa) (?:carte|piece)",
  "mit (?:ihrem|dem) (?:personal)?ausweis in",
);
export const brands = any(
  "zillow|craigslist|apartments\\.com|realtor\\.com|trulia|hotpads|airbnb|booking\\.com|vrbo|tripadvisor|rightmove|zoopla|openrent|spareroom|gumtree|idealista|fotocasa|habitaclia|pisos\\.com|seloger|leboncoin|bien ?ici|immo(?:bilien)?scout|immowelt|wg-?gesucht|kleinanzeigen|immobiliare\\.it|subito\\.it|casa\\.it|facebook|kijiji|daft\\.ie|homegate|funda|immoweb|willhaben",
  "chase bank|wells fargo|bank of america|citibank|hsbc|barclays|lloyds bank|natwest|banco santander|bbva|caixabank|bnp paribas|societe generale|credit agricole|banque postale|sparkasse|deutsche bank|commerzbank|postbank|unicredit|intesa san ?paolo|poste italiane|swift bank",
  "irs|hmrc|ministry of|department of housing|ministerio|ministere|bundesministerium|ministero|agencia tributaria|finanzamt|agenzia delle entrate|police department|interpol|seguridad social|impots\\.gouv",
);
/** Beside a brand in one sentence: that somebody acts for it, or that it vouches. */
export const vouching = any(
  "verif|protect|guarant|escrow|secure|official|agent|support team|partner|on behalf|certif|refund|confirm your",
  "garanti|segur[oa]|oficial|proteg|en nombre de|reembols",
  "securis|officiel|proteg|au nom de|rembours|tiers de confiance",
  "sicher|treuhand|offiziell|geschutz|im namen|bestatig|kauferschutz",
  "garanzi|sicur[oa]|ufficial|tutela|rimbors|per conto di",
);
export const agencies = any(
  "realty|realtors?|real estate|letting agen|lettings|property management|estate agen|rental agency",
  "inmobiliaria|gestoria|agence immobil|immobilien|hausverwaltung|agenzia immobil|immobiliare|maklerburo|imobiliaria",
);
/** Providers that give mailboxes away. */
export const freeMail =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|gmx|web|t-online|proton(?:mail)?|mail|orange|free|laposte|wanadoo|sfr|libero|virgilio|tiscali|yandex|zoho|tutanota)\.[a-z.]+$/u;
export const identityPapers = any(
  "passport|driver'?s? licen|driving licen|id card|identity (?:card|document)|photo id|government id|copy of (?:your )?id",
  "pasaporte|dni|documento de identidad|carn[e]t? de (?:identidad|conducir)",
  "passeport|carte d'identite|piece d'identite|permis de conduire",
  "personalausweis|reisepass|ausweiskopie|fuhrerschein",
  "carta d'identita|documento d'identita|passaporto|patente",
);
export const bankPapers = any(
  "bank statement|extractos? (?:bancario|de cuenta)|releves? (?:bancaire|de compte)|rib|kontoauszug|kontoauszuge|estratto conto|extrato bancario",
);

const unwilling =
  "never|not|don't|won't|nobody|no|nunca|jamas|jamais|ne|n'|nie|niemals|nicht|kein(?:e|en|em|er)?|non|mai|nao|without";
const doing =
  "ask|pay|send|wire|transfer|take|accept|want|need|require|request|charge|give|write|enter|share|include|type|tell|demand|use|pid|pedi|pag|envi|escrib|indiqu|mand|acept|pay|vers|envo|donn|ecri|indiqu|accept|prend|verlang|frag|uberweis|zahl|schick|geb|schreib|nehm|akzept|bitte|chied|invi|scriv|vers|accett|dare|fornir|solicit|cobr";
/** That it is never asked for, or is to be hidden: in the same sentence, before the words. */
export const excused = new RegExp(
  `\\b(?:${unwilling})\\b(?! (?:visit|view|see))(?: ?[a-z']+){0,3}? ?\\b(?:${doing})|\\b(?:${doing})[a-z]*(?: [a-z]+){0,2} (?:nie|niemals|nichts?|kein[a-z]*)\\b|black(?:ed)? out|redact|tape over|blank out|beware of|scam|tach[ea]|masqu|schwarz|oscur|ocult`,
  "u",
);
