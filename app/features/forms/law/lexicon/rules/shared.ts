/** Sets that several categories use, and phrases that are harmless everywhere. The grammar is in compile-rules.ts. */
export const sharedRules = `
@me: you your yours yourself yourselves applicant* tenant tenants occupant* guarantor* householder* household partner person* people adult adults everyone everybody anyone anybody candidate* family co_applicant* flatmate* resident
@me: es:tu es:tus es:su es:sus usted ustedes vosotros suya suyo tuya tuyo solicitante* inquilin* avalista* ocupante* adulto* persona* candidat* hogar familia
@me: fr:vous fr:votre fr:vos fr:tu fr:ton fr:ta candidat* locataire* garant garants occupant* personne* foyer
@me: de:sie ihr ihre ihren ihrem ihrer ihnen de:du dein deine bewerber* mieter mieterin mieters burge* mitbewohner* person personen haushalt alle_erwachsenen
@me: voce voces pt:seu pt:sua pt:seus pt:suas teu tua candidat* inquilin* fiador* ocupante* pessoa* agregado
@num: number* numbers nr digit* es:num nmr numero* cifra* digito* chiffre* numer* nummer* ziffer* stelle* stellen algarismo* no_# figures characters caracter* zeichen
@copy: copy copies scan* upload* photograph* attach* copia* escan* adjunt* copie* numeris* joindre joignez televers* transmett* kopie* hochlad* foto* photo* digitaliz* anexe anexar enviar envie envoy* photocop* send
@pet: dog dogs cat cats pet pets animal animals rabbit* hamster* puppy puppies kitten* parrot bird birds horse* perro* gato* mascota* animal* conejo* cachorro* gatito* pajaro* chien* chat chats chiot* chaton* animaux lapin* hund hunde hundes hunden hundin katze* haustier* tier tiere tieres kater welpe* kaninchen vogel cao caes cadela gatinho* bicho* passaro* coelho* breed
@vehicle: car cars vehicle* van vans bike bikes bicycle* motorbike* motorcycle* truck* trailer* scooter* boat* caravan coche* carro* vehiculo* moto motos bici bicis bicicleta* furgoneta* voiture* vehicule* velo velos camion* remorque* auto autos wagen fahrzeug* pkw kfz fahrrad* motorrad* transporter anhanger automovel* veiculo* mota motas carrinha* camper
@thing: piano sofa couch wardrobe* bed beds furniture door doors wall walls window* building* house houses flat flats apartment* property* room rooms kitchen* floor floors roof* balcony table* desk* box boxes boiler* fridge* appliance* machine* heater* lock locks lift meter ceiling* curtain* carpet* music instrument* aquarium tank bin bins ceilings garden* shelf shelves mattress* painting* paint
@thing: armario* cama camas mueble* puerta* pared* ventana* edificio* casa* piso pisos apartamento* vivienda* habitacion* cocina* suelo* tejado* balcon mesa* caja* caldera* nevera* electrodomestic* lavadora* cerradura* contador techo* cortina* musica instrumento* jardin colchon
@thing: armoire* canape* lit lits meuble* porte portes mur murs fenetre* immeuble* maison* appartement* logement* piece pieces chambre* cuisine* sol sols toit* balcon* carton* chaudiere* frigo* appareil* machine* serrure* compteur* plafond* rideau* musique instrument* jardin* matelas
@thing: klavier* schrank* mobel* tur turen wand wande fenster* gebaude* haus hauses hauser wohnung* zimmer* kuche* boden dach* balkon* tisch* kiste* heizung* kuhlschrank* gerat* waschmaschine* schloss zahler decke* vorhang* musik* instrument* garten* matratze* bett betten sofas
@thing: roupeiro* movel moveis porta portas parede* janela* predio* edificio* apartamento* imovel* quarto* cozinha* chao telhado* varanda* mesa* caixa* caldeira* frigorifico* geladeira* eletrodomestic* maquina* fechadura* contador teto* cortina* musica jardim colchao
@street: street* road square avenue lane station stop district quarter calle plaza avenida barrio parada estacion rue place avenue quartier arret gare strasse* platz gasse allee weg haltestelle viertel rua praca bairro paragem estacao school escuela colegio ecole schule escola
@promise: we_never_ask we_do_not_ask we_don_t_ask we_will_never_ask we_won_t_ask never_ask_about we_never_want we_don_t_need we_do_not_need we_never_need please_do_not please_don_t do_not_write do_not_enter do_not_send do_not_include don_t_include don_t_send don_t_write never_send do_not_tell don_t_tell leave_out we_do_not_collect we_never_collect we_do_not_keep not_asked is_never_asked no_need_to_tell you_need_not_tell we_do_not_want we_will_not_ask will_never_ask never_write do_not_mention
@promise: nunca_pedimos nunca_preguntamos nunca_le_pediremos no_pedimos no_preguntamos no_necesitamos no_le_pediremos no_escriba no_incluya no_envie no_indique no_mencione no_escribas no_envies nunca_pediremos jamas_pedimos no_le_preguntaremos no_hace_falta_que
@promise: ne_demandons nous_ne_vous_demandons ne_vous_demanderons n_indiquez n_envoyez n_ecrivez ne_mentionnez ne_joignez ne_transmettez n_avons_pas_besoin ne_demanderons ne_communiquez ne_donnez
@promise: wir_fragen_nie wir_fragen_nicht fragen_wir_nie fragen_wir_nicht wir_brauchen_keine wir_benotigen_keine brauchen_wir_nicht geben_sie_keine schreiben_sie_keine schicken_sie_keine senden_sie_keine bitte_keine wir_verlangen_keine nennen_sie_keine wir_fragen_niemals erwahnen_sie_nicht wird_nicht_gefragt
@promise: nunca_perguntamos nao_pedimos nao_perguntamos nao_precisamos nao_escreva nao_envie nao_inclua nao_indique nunca_pediremos nao_mencione nunca_vamos_pedir
@only: only preferred prefer* exclusively just solo solamente unicamente preferiblemente preferimos exclusivamente uniquement seulement exclusivement nur ausschliesslich bevorzugt somente apenas so preferencia must
@no: no not without never sin ningun ninguna prohibid* sans pas aucun aucune keine kein ohne nicht sem nao nenhum* exclu*
@when: date when where place fecha cuando lugar date lieu quand datum wann ort data quando local issue* expedi* delivr* ausstell* emiss* emitid*
@many: how_many cuantos cuantas combien wie_viele quantos quantas how_long
M parking|garage|garaje|aparcamiento|estacionamiento|stationnement|parkplatz|stellplatz card|permit|pass|number|badge|tarjeta|carte|permis|cartao|nummer|place|space
M permis|permiso|carte|tarjeta|cartao|autorizacion|licenca de|del|para|do|da stationnement|stationner|aparcamiento|aparcar|garaje|estacionamento|garagem|parking|obras|construire|construction
M parkausweis*|anwohnerausweis*|anwohnerpark*|bibliotheksausweis*|parkkarte*|buchereiausweis*|studierendenausweis*|studentenausweis*
M couple_of|couple_more days|weeks|months|hours|questions|things|keys|minutes|years
M par_de|paar_tage|un_par
M ein_paar tage|wochen|monate|fragen|stunden|minuten|dinge|mobel|schlussel
M single|double|king|queen bed|beds|room|rooms|mattress|bedroom|glazing|garage|occupancy|storey
M cama|camas de matrimonio|casal|solteiro
M native plants|trees|garden|wood|species|app
M polish floor*|the|wood
M credit union*
M european_union
M martial_art* 
M business|trading|sparring partner*
M estado|state|etat|zustand|condition of|de|del|do|da|des thing|vivienda|flat|house|property|piso|apartamento|logement|imovel|casa|wohnung|boiler|furniture|muebles
`;
