/** 2.1 National numbers, 2.2 identity documents, 2.3 bank, 2.4 cards, 2.5 secrets. */
export const identityNumbers = `
M door|flat|house|order|policy|plate|meter|phone|telephone|mobile|unit|apartment|room|floor|building|street|registration|invoice|booking|reference|bedrooms|occupants|pets|key number*|nr
M matricula de_su|del|de coche|vehiculo|furgoneta
M social room|evening|club|media|event|housing|network*|rent|area|worker*
M security door|camera*|deposit|guard|system|gate|staff|light*|lock*|alarm|firm|company|sector|job
M sin muebles|amueblar|numero|mascotas|fumar|ascensor
@natid: ssn itin nino ppsn tfn aadhaar* dni dnie curp cuil cuit niss cpf nuss nif steuerid idnr svnr steueridnummer* steuernummer* ssns itins nir en:sin_card de:steuer_id steueridentifikation* steuer_identifikation* national_insurance social_insurance_number* social_security_number* numero_de_seguridad_social social_sec en:sin_number en:sin_nr en:your_sin en:pan_card en:pan_number en:ein_number rfc es:nie es:rut es:cedula cedula_de_identidad carte_vitale numero_fiscal fr:spi insee numero_secu pt:rg pt:pis contribuinte nhs_number nhs_nr national_id national_identity_number titulo_de_eleitor codice_fiscale bsn soc_sec soc_security seg_soc nat_insurance en:ni_number en:ni_no seg_social securite_soc assure_social soz_vers sozialvers_nr steuerl_identifik*
@socsec: social_security social_insurance seguridad_social seguro_social seguranca_social securite_sociale secu sozialversicherung* rentenversicherung* previdencia_social assurance_maladie krankenversicherung* krankenkasse* sozialvers* steuer_identifik* medicare utente health_insurance nhs seguro_de_salud plano_de_saude versicherten* social_secur* mutuelle national_insuran*
@authority: tax_office hmrc irs social_security_administration service_canada hacienda agencia_tributaria finanzamt* bundeszentralamt receita_federal financas impots dgfip tax_authorit* tax_department government ato sat registro_civil tax_administration centre_des_impots agenzia gobierno gouvernement governo behorde* regierung tax tributari* fisc fiscal* fiscais uidai
R @natid -@pet
R @socsec @num
R @num > securit*|segur* > social*
R sozialvers*nummer|rentenvers*nummer|krankenvers*nummer|versichertennummer*|sozialvers*nr|rentenvers*nr|rentenversicherungsnr|krankenversichertennummer|krankenkassennummer*|steuer*nummer|identifikationsnummer*|sv_nummer|rv_nummer|sv_nr|sozialversicherungsausweis*
R = sozialvers|soz_vers|soc_sec|social_security|social_insurance|seguridad_social|seguranca_social|securite_sociale|secu|sozialversicherung*|medicare
R @authority @num !vat|company|register*
R tax|fiscal id|ident*
R tax|taxpayer > id|number|nr|identification
R government|state|national > id|identification|identity > @num
R national|citizen|personal > identity|identification > @num
R your_social|social > digit*|number|nr !media|room|housing|club|security_guard
R last_four|last_4|ultimos_4|ultimas_4|ultimos_cuatro|4_derniers|letzten_4|letzten_vier|ultimos_quatro|ultimas_quatro|first_three|first_five & social|seguridad|sociale|steuer*|contribuinte
R identif* fiscal
W id_copy
R identificacion_personal|identificacao_fiscal|identificacion_fiscal
R ird_number|ird_nr|pps_number|pps_nr|medicare_card|utente_nr
R numero_de_identidad|numero_nacional|numero_de_identificacion|matricule_national
W id|identification > @num
W id_number*|identification_number*|id_nr|id_no|id_nummer|numero_de_id|numero_id|numero_d_identifiant|numero_d_identification
W customer|client|student|staff|employee|member*|payroll|matric*|cliente|estudiante|alumno|empleado|socio|etudiant|salarie|adherent|aluno|estudante|funcionario|colaborador|matricula|trabajador @num
W personalnummer*|kundennummer*|matrikelnummer*|mitgliedsnummer*|mitarbeiternummer*|studentennummer*|matrikelnr|personalnr|kundennr
W matricule|numero_de_matricule|matricula_universitaria
`;

export const identityDocuments = `
M licen*|permit*|permis|permiso|licenca*|papers|passport of|for|de|du|del|do|para dog|pet|cat|terrace|software|roof|perro|chien|terrasse|terraza|cao|terraco|gato|chat|windows|obras|alarm
M pasaporte|passaporte|passeport|passport @pet
M chat|chats|chien|perro|gato|cat|dog|katze|hund passport*|passeport*|pasaporte*|passaporte*
M dog|pet|cat|software|alcohol|music|tv|building|parking|roof|terrace|work|planning|construction licen*|permit*|passport*
M heimtierausweis*|hundeausweis*|impfausweis*|impfpass*
@iddoc: passport* driver_licen* drivers_licen* driving_licen* driving_licence* licence_to_drive id_card* identity_card* identification_card identity_document* residence_permit* residency_permit* photo_id green_card
@iddoc: pasaporte* carne_de_conducir permiso_de_conducir carnet_de_conducir licencia_de_conducir documento_de_identidad documento_identidad documento_identificativo carnet_de_identidad tarjeta_de_residencia permiso_de_residencia tarjeta_de_identidad
@iddoc: passeport* carte_d_identite carte_identite piece_d_identite piece_identite permis_de_conduire permis_conduire titre_de_sejour carte_de_sejour cni
@iddoc: personalausweis* reisepass* fuhrerschein* aufenthaltstitel* ausweis ausweise* ausweisnummer* ausweiskopie* personalausweiskopie* reisepassnummer* passnummer* passkopie* fuhrerscheinnummer* perso de:ihr_pass de:pass_und
@iddoc: passaporte* bilhete_de_identidade cartao_de_cidadao cartao_cidadao carteira_de_identidade documento_de_identidade cnh carta_de_conducao carteira_de_motorista autorizacao_de_residencia titulo_de_residencia carteira_de_habilitacao identidade
@show: zeigen_sie show* shown muestr* mostrar ensen* presentar presentez presenter montrer* montrez vorzeig* zeigen vorlegen mostrar apresent*
R @iddoc @num
R @iddoc & digit*|characters|figures|zeichen|caracteres|chiffres|ziffern|cifras|digitos|stellen
R passport_no|passport_nr|passport_num*|licence_no|license_no|licen*_number|licen*_nr
R personalausweisnummer*|ausweisnummer*|passnummer*|reisepassnummer*|fuhrerscheinnummer*|ausweisnr|passnr|reisepassnr
R @iddoc & issu*|place_of_issue|expedi*|delivr*|ausstell*|ausgestellt|emiss*|emitid*
R fr:permis @num
R numero_du_passeport|numero_del_documento|numero_do_documento|numero_de_documento|document_number|dokumentennummer*|numero_de_la_piece
W @iddoc & @copy !@show
W = @iddoc -@pet !@show
W @iddoc|licence_class -@pet !@show !key|keys|llaves|cles|schlussel*|chaves
W ausweiskopie*|personalausweiskopie*|passkopie*|fuhrerscheinklasse*|licence_class|clase_de_permiso|categoria_da_carta|categorie_de_permis
W copy|scan|photo|copia|copie|kopie|foto > id|identidad|identite|identidade|dni|documento|ausweis*
`;

export const bank = `
M river|west|south|left|food|bottle|piggy|power|blood|north|east bank|banks
M bank|bancario|bancaria holiday*|festiv*
M feiertag*
M banco del|de|da|do|en|no|na jardin|jardim|terraza|madera|madeira|parque|terraco|varanda|patio
M banc|banque du jardin
M sit*|wooden|stone|garten|garden|holz bank|bench|banco|banquette
M gartenbank|holzbank|sitzbank|ruckbank|eckbank|bank im|auf|vor|am garten|flur|balkon|haus|hof
M en:on_account_of 
M electricity|water|gas|broadband|internet|energy|utility|streaming|email|netflix|heating|power|phone account|accounts|provider
M account|cuenta|compte|conta|konto of|for|de|del|da|do|fur|para|with|d electricity|water|gas|broadband|internet|energy|luz|agua|electricite|eau|gaz|strom|wasser|agua|eletricidade|energia|wifi|fibra
M stromkonto|kundenkonto
M cuenta_con|conta_com|comptez_vous|compte_tenu|tener_en_cuenta|por_cuenta|darse_cuenta|tient_compte|rend_compte|por_conta|a_conta_de
R iban ibans
R iban|bic|clabe|cbu|bankleitzahl*|blz|sortcode|bankverbindung*|bankverbindung|kontonummer*|kontonr|kontodaten|bankdaten|onlinebanking*|online_banking|internet_banking|open_banking|banca_en_linea|banca_online|banque_en_ligne|kontozugang|onlinekonto|homebanking|nib|psd2|plaid|iban_number
R coordonnees|cordonnees|identifiants > bancaire*|bancaires
R sort_code*|routing_number*|routing_nr|routing|transit_number|swift_code|swift_bic|swift_number|bsb|swift|codigo_swift|code_swift
R fr:rib|releve_d_identite_bancaire|identite_bancaire
R account|acct|acc|accout @num !@util
R bank|banking|banco|bancario|bancaria|bancarios|bancaires|bancaire|bancarias|bancar* login|detail*|data|datos|dados|credential*|coordonnees|identifiant*|acceso*|log|password|username|user|anmelde*|zugang*|connexion|contrasena|senha|codes
R bank_account|bankkonto|bank_acct|cuenta_bancaria|compte_bancaire|conta_bancaria|girokonto|cuenta_corriente|conta_corrente|compte_courant & @num|link*|connect*|access|conect*|vincul*|verbind*|verknupf*|lier|reliez|connect*|ligar|ligue|digit*|code|login|zugriff|detail*|which_account|holder
R = bank_account|cuenta_bancaria|compte_bancaire|conta_bancaria|bankkonto|bank_details|account_details|account_no|acct_no|detalles_bancarios !kind|type|tipo|art|have|do|tiene|avez|haben|tem|name
R ligue|ligar|link*|connect*|conect*|vincul*|connectez|reliez|verbinden|verknupf*|ligar|conecte bank*|banco|banque
R numero_de_cuenta|numero_cuenta|numero_de_compte|numero_de_conta|numero_da_conta|numero_compte|agencia_e_conta|agencia_conta|chave_pix|pt:pix|de:konto_nr
R welchem_konto
R account|konto|cuenta|compte|conta > rent|miete|alquiler|loyer|renda|aluguel > from|von|desde
W name|which|what bank !@util !holiday|near|street|next
W welche*|welcher bank
W que|cual|nombre|qual|nome|em_que|no banco !@street
W quelle|nom banque
W hausbank|bankinstitut|bank_name|bankname|name_of_your_bank|entidad_bancaria|etablissement_bancaire|banco_do_candidato|nombre_del_banco|nom_de_la_banque|nome_do_banco
W bank_statement*|bank_balance|account_balance|account_statement*|kontoauszug*|kontoauszuge|kontostand*|extracto*|extrato*|releve_de_compte|releves_de_compte|releve_bancaire|releves_bancaires|extracto_bancario|movimientos_bancarios|saldo|solde_bancaire|solde|balance_of_your|current_balance
W statement* & bank|account
W checking_account|current_account|savings_account|kind_of_account|type_of_account|tipo_de_cuenta|tipo_de_conta|type_de_compte|kontoart|girokonto|cuenta_corriente|conta_corrente|compte_courant|cuenta_de_ahorro
W bank_account|cuenta_bancaria|compte_bancaire|conta_bancaria|bankkonto|konto_bei|cuenta_en_un_banco|bank_reference
W = bank|banco|banque !transfer*|holiday*
@util: electric* water gas broadband internet energy utility meter strom* wasser* luz agua eau gaz electricite netflix email library
`;

export const cards = `
M parking|key|laundry|library|access|transport|recycling|student|business|greeting|travel|bus|entry|swipe|membership|loyalty|id|identity|visiting|post|report|sim|score|train|fob|park|gate|gym|garage|residence|green card|cards|ticket
M card table|tables|game*|reader|holder|room|slot
M tarjeta|tarjetas|carte|cartes|cartao|cartoes|karte acceso|d_acces|acces|de_acceso|de_acesso|de_garaje|de_transporte|de_visita|de_residencia|de_embarque|de_estacionamento|de_transport|de_bus|de_bibliotheque|de_sejour|d_identite|de_cidadao|de_estudante|de_estudiante|d_etudiant|de_parking|de_visite|du_quartier|de_felicitacion|da_biblioteca|de_biblioteca|de_entrada|vitale|de_stationnement|sim|de_lavandaria|de_lavanderia|de_laverie|de_dechetterie|de_identidad|de_embarque
M schlusselkarte*|waschkarte*|fahrkarte*|bibliothekskarte*|visitenkarte*|zugangskarte*|landkarte*|speisekarte*|eintrittskarte*|parkkarte*|studentenkarte*|gesundheitskarte
@paycard: credit_card* credit_or_debit debit_card* creditcard* debitcard* bank_card* payment_card* mastercard amex american_express visa_card tarjeta_de_credito tarjeta_de_debito tarjeta_credito tarjeta_debito tarjetas_de_credito tarjeta_bancaria tarjeta_visa carte_bancaire carte_bleue carte_de_credit carte_credit carte_de_debit carte_de_paiement kreditkarte* debitkarte* girocard ec_karte eckarte bankkarte* girokarte* cartao_de_credito cartao_de_debito cartao_credito cartao_debito cartao_bancario cartao_multibanco cartoes_de_credito credit_or_debit_card credito_o_debito credito_ou_debito
@printed: digit* number* nr num no expir* valid* cvv cvc code codigo security name_on front back copy photo picture numero* cifra* digito* caduc* vencim* valid* titular chiffre* cryptogramme date nummer* ziffer* ablauf* gultig* inhaber* algarismo* details detail holder datos dados donnees daten foto seguridad seguranca printed
R @paycard & @printed
R kreditkartennumer|kreditkartennummer|kreditkartenummer|kreditkart*nummer|kartennummer*|kartennr*|prufziffer*|prufnummer*|kartenprufnummer*|kreditkartendaten|kartendaten|kreditkart*nr|kreditkarteninhaber
R cvv|cvc|cvv2|csc|cvn|cryptogramme*|card_verification
R card|tarjeta|carte|cartao|karte > @num|expir*|caduc*|valid*|vencim*|ablauf*|gultig*
R expir*|caducidad|validade|ablaufdatum|vencimiento|date_d_expiration > card|tarjeta|carte|cartao|karte
R number*|num|numero*|nr|digit*|digito*|chiffre*|cifra*|ziffern > card|tarjeta|carte|cartao|karte|plastic|debit|credit
R debit|credit|debito|credito @num
R = credit_card_or|debit_card|kreditkarte|tarjeta_de_credito|carte_bancaire|cartao_de_credito !which|which_cards|hold|have|tiene|avez|haben|tem|do
R security_code|codigo_de_seguridad|code_de_securite|codigo_de_seguranca|sicherheitscode -@gate
@gate: door* gate* alarm* building* entrance* garage* lock* puerta* alarma* porte* portail alarme* immeuble* tur turen alarmanlage* porta* portao portal house keypad* digicode haustur*
R gift_card*|giftcard*|gift_voucher|voucher_code|prepaid_card|prepaid_code|geschenkkart*|gutscheincode*|gutschein|gutscheine|tarjeta_regalo|tarjetas_regalo|tarjeta_de_regalo|tarjeta_prepago|carte_cadeau|cartes_cadeaux|carte_prepayee|coupon_prepaye|coupons|coupon_pcs|ticket_prepaye|recharge_pcs|vale_presente|cartao_presente|cartao_oferta|paysafecard|paysafe|neosurf|transcash|cartao_pre_pago|guthabenkarte*|steam_card*|itunes_card*|amazon_card*
R cash_app|cashapp|venmo|zelle|bizum|western_union|moneygram|bitcoin|crypto*|paypal|mb_way|mbway|wire_transfer|wire_the|mandat_cash|mandat_postal|mandat_cash|mandat_numero|usdt|revolut|lydia
R send|pay|wire|transfer|remit > deposit|fee|money|reservation > now|today|advance|before|upfront|here|form|immediately|right
R deposit_now|pay_now|pay_the_deposit_now|pay_here|prepay* !rent
R fianza|deposito|reserva|senal|dinero & ahora|adelantad*|anticip*|antes_de|hoy & pag*|transf*|envi*|ingres*
R mandat & envoy*|numero|code
R caution|depot|frais|reservation & maintenant|avance|avant|immediatement|aujourd & pay*|vers*|vir*|regl*|envoy*
R uberweis* & vorab|jetzt|sofort|vor_der|im_voraus|heute
R vorabuberweisung|vorauskasse|anzahlung_jetzt|kaution_vorab
R caucao|sinal|deposito|reserva|dinheiro & agora|antecipad*|antes|hoje & pag*|transf*|envi*
W @paycard !rent|alquiler|loyer|miete|renda|aluguel
W = which_cards|cards_do_you
W which|what|que|quelles|welche|quais|que cards|tarjetas|cartes_bancaires|karten|cartoes
W paga|pay*|pagar|payer|zahlen|bezahlen & card|tarjeta|carte|karte|cartao !rent|monthly|alquiler|renta|loyer|miete|renda|aluguel|laundry|monat*
`;

export const secrets = `
@house: wifi wi_fi network gate* door* stairwell keypad* laundry building* house alarm garage entrance locker bike_shed key_safe lockbox router intercom guest portal puerta* garaje lavanderia portail porte* immeuble cour digicode laverie hausture haustur* des_hauses treppenhaus* waschkeller garagentor wlan tor porta* portao predio lavandaria escada* flat apartment lift parking app
M pin board*|cushion
M clave|claves de_la|del portal|garaje|wifi|puerta|puertas|caja
M mot_de_passe|code du|de_la|de|d wifi|portail|porte|immeuble|entree
R password*|passcode*|passphrase*|contrasena*|mot_de_passe|motdepasse|mots_de_passe|passwort*|kennwort*|geheimzahl*|senha*|palavra_passe|palavra_chave|palavras_passe|passwd|mot_de_pase|pwd|contrasenia* -@house
R pin_code*|pin_number*|pin_nummer|pin_nr|your_pin|es:su_pin|es:tu_pin|votre_pin|code_pin|ihre_pin|deine_pin|pt:seu_pin|codigo_pin|card_pin|bank_pin|pincode* -@house
R = pin -@house
R = pins
R login|log_in|logins|username*|user_name|sign_in & your|detail*|account*|bank*|email|password|facebook|data|credential*
R token|tokens & banco|bank|banque|email|correo
R one_time|onetime|verification|authenticat*|confirmation|2fa|otp|two_factor|texted|sms > code*|password*|pin|token
R code|codes|codigo|codigos|token > receiv*|texted|sms|sent_to|sent_you|got|recib*|enviado|recu|envoye|recebid*|erhalten*|geschickt*|bekommen|whatsapp|llega* -@house
R codigo_de_verificacion|codigo_de_confirmacao|codigo_de_verificacao|code_de_verification|code_secret|code_confidentiel|codigo_secreto|bestatigungscode*|verifizierungscode*|zugangscode*|zugangsdaten|anmeldedaten|sicherheitscode*|tan_nummer|de:tan|mtan|codigo_recebido|code_recu|login_daten|logindaten|einmalcode|einmalpasswort|2fa|otp|freischaltcode|codigo_de_acesso|codigo_de_acceso -@house
R security_question*|secret_question*|recovery_question*|secret_answer|recovery_code*|recovery_phrase|seed_phrase|sicherheitsfrage*|pregunta_secreta|pregunta_de_seguridad|question_secrete|question_de_securite|pergunta_secreta|pergunta_de_seguranca|wiederherstellung*|backup_code*|codigo_de_recuperacion|codigo_de_recuperacao
R mother*|mothers|madre|mere|mutter*|mae|grandmother*|abuela & maiden|surname|birth_name|last_name|family_name|soltera|apellido*|nombre_de_soltera|jeune_fille|nom|madchenname*|geburtsname*|nachname*|solteira|apelido|sobrenome|nome_de
R identifiant*|identifiants_de_connexion !bail* -@house
R es:clave|es:claves & acceso|banco|secreta|personal|correo|tu|su|cuenta|bancaria|email -@house
R = es:clave|es:claves & secreta|su|acceso|correo
R clave_de_acceso|clave_personal
R mother_s_maiden|maiden_name_of_your_mother|mothers_maiden
@first: first erste* erster erstes primer primera premier premiere primeiro primeira childhood favourite favorite favorit* lieblings* prefere* infancia enfance kindheit
W @first > carro|auto|voiture|school|pet|teacher|car|street|animal|colegio|escuela|mascota|profesor*|maestr*|coche|ecole|instituteur*|professeur|maitresse|haustier*|schule|grundschule|lehrer*|escola|professor*|cachorro|bicho|friend|concert !your_pet_s
W school|pet|teacher|animal|colegio|escuela|mascota|profesor*|maestr*|ecole|instituteur*|professeur|professor*|escola > @first
W lieblingslehrer*|erstes_haustier|street_you_grew|grundschule|grew_up_on|favourite_teacher|favorite_teacher|lieblingsfilm|school_you_attended_first|name_of_your_first
`;
