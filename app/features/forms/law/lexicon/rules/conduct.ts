/** 2.16 politics, 2.17 likeness, 2.18 record, 2.19 source of income. */
export const politics = `
M birthday|third|house|garden|dinner|party|christmas part*|wall*
M politique sur|de|des|pour|en les|animaux|animal|confidentialite
M politica*|politicas de|del|da|do mascotas|privacidad|privacidade|cancelacion|cancelamento|animais|datos|casa|basura|pago|seguridad
M pet|privacy|company|house|smoking|parking politic*|policy
M european|credit|student|western union*
M union @street
M syndic|syndicat|sindico de|des|du copropriet*|copropriete|comunidad
M vertragspartei*|vertragsparteien
M miet_partei*|mietpartei*|hausparteien|wie_viele_parteien|parteien
M wohnung|zimmer gewahlt
M vote|ballot|votacion|vote|abstimmung|votacao residents|among|meeting|assembly|owners
M partido de futbol|de_futebol|tenis|hoy|baloncesto
M party|parties|fiesta*|noise|noisy|guests en|zu|at|with|for|on guests|hause|home|weekend*
R political*|politically|politics|politic*|politique*|politisch*|politica*|politico* !policy|pet|privacy
R vote|voted|votes|voting|voter|votan|vota|voto|votara|votaras|votas|votar|votado|voto|votez|vote|voter|votent|votou|votaria|gewahlt|wahlen & you|your|did|for|eleccion*|election*|last|party|usted|su|elecciones|ultimas|por|quien|pour|vous|elections|sie|haben|bundestagswahl|letzten|partei|voce|eleicoes|em_quem|quem|partido !residents|assembly|owners|junta|assemblee|comunidad|copropriete
R quel_parti|which_party|que_partido|welche_partei|qual_partido|party_do_you_support
R party_member*|member_of_a_party|membership_of_a_party|party_membership|which_party|party_do_you|partei*mitglied*|parteimitglied*|parteibuch|parteizugehor*|partei_angehor*|parti_politique|membre_d_un_parti|adherent_d_un|afiliad*|filiad*|which_political|left_or_right|izquierdas_o|a_gauche_ou|republican|democrat|democrats|conservative_or|labour_or
R partido|fr:parti|partei|party & votar|vota*|politic*|miembro|simpatiza*|afiliad*|member*|membre|mitglied*|membro|welche*|wahlen|gewahlt|angehor*|quel_parti|support|milita*|pertenece|adherez|appartenez|filiad* !birthday
R trade_union*|labor_union*|labour_union*|union_member*|union_membership|sindicat*|sindicato*|sindical*|syndiqu*|syndique*|fr:syndicat|gewerkschaft*|gewerkschaftsmitglied*|betriebsrat*|shop_steward !credit
R union & member*|belong*|join*|you|your !credit|european|student
R = en:union
R tenants_association*|tenant_association*|tenants_union|tenant_union|renters_union|renters_association|tenants_group*|mieterverein*|mieterbund|mieterschutz*|asociacion_de_inquilinos|sindicato_de_inquilinos|association_de_locataires|amicale_des_locataires|associacao_de_inquilinos|rent_strike|huelga_de_alquileres|tenant*_organi* 
R activis*|protest|demonstrat*|militant*|activista*|ideolog*|brexit|affili*
W military|veteran*|reservist*|armed_forces|army|navy|serving_in|service_member*|servicemember*|national_guard|posting_length|your_rank|military_rank|deployment|militar|militares|ejercito|fuerzas_armadas|reservista*|militaire*|armee|reserviste*|bundeswehr|soldat*|wehrdienst*|reservist*|zivildienst|exercito|forcas_armadas|marine|veterano*|ancien_combattant !vehicle*|tank*|coche*|museum|base_next
W = rank|rango|grade|dienstgrad|patente
`;

export const likeness = `
@advert: advert* ad listing see saw seen hear heard find found anuncio* vio visto encontr* annonce* vu trouv* anzeige* gesehen gefunden erfahren inserat* anuncio* viu soube encontrou conocio connu aufmerksam led lead brought llego llegaron venu venue kamen chegou bring trajo amene amenee hergefuhrt trouxe
@face: you your yourself applicant* face head tenant tenants adult adults each_person occupant* everyone suya suyo tuya es:su rostro cara usted solicitante* de_ti vous votre vos visage candidat* locataire* personne* sie ihr ihre ihnen dir gesicht bewerber* person pt:sua sua voce candidat* pessoa* de_si dein deine
@shot: photo photos photograph* picture* selfie* portrait* headshot* mugshot* pic pics foto fotos fotografia* selfi* retrato* photographie* lichtbild* bewerbungsfoto* passbild* portratfoto* passfoto*
@docs: permit* licen* ausweis* payslip* document* passport* id van meter* furniture damage nomina* contador compteur* fiche* gehalts* rent_receipt dni pasaporte pet
R photograf*|fotograf* & you|yourself
R @shot & @face -@pet -@vehicle -@thing !@docs
R = @shot -@pet -@vehicle -@thing !@docs
R selfie*|headshot*|lichtbild*|bewerbungsfoto*|passbild*|photo_d_identite|foto_de_carne|foto_carnet|foto_tipo_passe|portrait_of|foto_tipo_pasaporte|passport_photo*|passfoto*|what_do_you_look_like|how_do_you_look|wie_sehen_sie_aus|aspecto_fisico|apparence|aparencia|physical_appearance
R facebook|instagram|tiktok|linkedin|twitter|snapchat|insta|social_media|social_network*|redes_sociales|reseaux_sociaux|soziale_netzwerke|sozialen_netzwerken|soziale_medien|social_profile*|redes_sociais|reseau_social|xing|youtube_channel|sozialen_medien !@advert
R profile|profiles|perfil|perfiles|profil|profile|profils|perfis & your|link|url|social|online|su|enlace|tu|public|votre|lien|ihr|ihres|online|seu|ligacao|link|handle|page !tenant_profile|rail|guide|turschiene|schiene|porte|puerta
R = profile|perfil|profil|handle|social_handle -@thing !*schiene|rail|turprofil
R handle|username|nickname|benutzername & your|social|instagram|online -@thing
R how_tall|body_height|your_height|cuanto_mide|mide_usted|combien_mesurez|korpergrosse*|wie_gross_sind|sua_altura|es:su_altura|su_estatura|votre_taille|ihre_grosse|quanto_mede -@pet -@thing
R estatura
R = height|altura|taille|grosse|size_and_weight -@thing -@vehicle -@pet !shoe|flat|bevorzugt*|gewunscht*|wunschgrosse|mindestens|m2|qm|quadratmeter*
R height|altura|taille|grosse & weight|peso|poids|gewicht -@thing -@vehicle -@pet
R how_much_do_you_weigh|your_weight|do_you_weigh|cuanto_pesa|combien_pesez|votre_poids|es:su_peso|wie_viel_wiegen|wieviel_wiegen|ihr_gewicht|korpergewicht*|quanto_pesa|pt:seu_peso|body_weight|koerpergewicht|bmi -@pet -@thing
R = weight|peso|poids|gewicht -@thing -@vehicle -@pet
R eye|eyes|hair|ojos|pelo|cabello|yeux|cheveux|augen|haar|haare|olhos|cabelo & colo*|color|couleur|cor|farbe|your -@pet
R augenfarb*|haarfarb*|tattoo*|tattoos|piercing*|tatuaj*|tatouage*|tatowier*|tatuagem*|tatuagens|beard|barba
R fingerprint*|thumbprint|face_scan*|facial*|face_id|biometric*|biometr*|dna|adn|genetic*|genetisch*|genom*|huella_dactilar|huellas_dactilares|huella_digital|huellas|empreinte_digitale|empreintes|fingerabdr*|fingerabdruck*|gesichtsscan|gesichtserkennung|impressao_digital|impressoes_digitais|reconocimiento_facial|reconhecimento_facial|iris_scan|escaneo_facial|voiceprint|handabdruck !lock|entry|carbon|carbone
W video* & yourself|introduc*|present*|you|vorstell*|apresenta*|intro -@thing
W pagina_pessoal|vorstellungsvideo*|videobewerbung*|video_de_presentacion|video_de_presentation|video_de_apresentacao|personal_website|personal_web|your_website|blog|have_a_blog|homepage|personal_page|site_personnel|sitio_web_personal|pagina_web_personal|pagina_personal|site_pessoal|sua_pagina|website_of_yours|votre_site|eigene_webseite|personliche_website|personliche_webseite|ihre_website|ihre_webseite
W website & personal|your
`;

export const record = `
M record player*|collection|store
M track|rental|rent|payment|meter|medical|phonograph|vinyl record*
M records|record of rent|payments|readings
M police_station|police|comisaria|polizeiwache|commissariat|esquadra near*|next|close|cerca|proche|nahe|perto
M tennis|basketball|squash|inner|food court*
M demande de|d logement|location|visite|information*|garantie|infos
M en:suit|suits|suited|suite|suites
M criminal_lawyer|probation_officer|probation_period|periodo_de_prueba|periode_d_essai|probezeit|periodo_de_experiencia|probationary*
M probation period
M processo|processus|proceso|process de candidatura|de_seleccion|de_selecao|de_arrendamento|de_locacao|de_alquiler
M antecedentes|historial de alquiler|de_pago
M abuso|abus de_confianza
R arrest*|arrested|detained|detenid*|detuvieron|detenida|arrestad*|garde_a_vue|gardes_a_vue|arrete_par|interpelle*|festgenomm*|verhaftet*|untersuchungshaft|detido|detida|preso_pela|preso|presa|charged_with !detenida_la|agua|represa
R victim*|victims|abuse|abused|abusive|abusiv*|domestic_violence|violen*|violent|violencia*|violence|violences|restraining_order*|protective_order*|non_molestation|orden_de_alejamiento|orden_de_proteccion|ordonnance_de_protection|gewalt|gewalttat*|hausliche_gewalt|opfer|gewaltschutz*|vitima*|violenc*|violencia_domestica|violacion|medida_protetiva|maltrat*|stalk*|ordem_de_restricao|frauenhaus|refuge_shelter|women_s_refuge|shelter
R sued|sue|lawsuit*|litigation|taken_to_court|took_to_court|been_to_court|gone_to_court|went_to_court|court_case*|taken_a_landlord|small_claims|verklagt*|geklagt|prozess_gegen|rechtsstreit_gegen|vor_gericht|ha_demandado|demandado_a|demanda_contra|demando|denuncia_contra|denunciado|assigne|poursuivi*|saisi_le_tribunal|en_justice|action_en_justice|processou|processado|processo_contra|acao_contra|em_tribunal|juicio_contra|llevado_a_juicio|tribunal_against
R court|tribunal|juzgado|gericht|gerichtlich|juicio|justicia|justica & landlord|casero|arrendador|propietario|bailleur|proprietaire|vermieter*|senhorio|proprietario|previous|against|contra|contre|gegen|dispute*|ever|been !tennis|near
R = victim|arrests
W convict*|conviction*|convictions|criminal*|crime|crimes|felon*|felony|felonies|misdemeanor*|misdemeanour*|offender*|offence*|offense*|probation|parole|jail|prison|imprison*|police_record*|police_check|police_clearance|background_check*|incarcerat*|dbs_check|sex_offender|rap_sheet !prison_officer|street
W antecedentes|penales|condena*|condenado|condenad*|carcel|prision|delito*|certificado_de_penales
W casier|condamn*|condamne*|casier_judiciaire|prison|delit|infraction*|litige*|litiges
W vorstraf*|vorbestraft*|vorstrafen*|fuhrungszeugnis*|verurteil*|ermittlungs*|strafverfahren*|straftat*|gefangnis|haftstrafe*|bewahrung|polizeilich*
W registo_criminal|ficha_limpa|condena*|cadastro_criminal|crime|crimes|prisao|processo_criminal|processos_judiciais|processo_judicial|folha_corrida|atestado_de_antecedentes
W evict*|evicted|eviction*|desahuci*|desalojo*|expuls*|expulsion*|raumungsklage*|zwangsgeraumt|raumung|despej*|kundigung_durch|zwangsraumung*|expulse* !furniture
W complaint*|dispute*|disputes|bond_claim*|bond_claims|breach_notice*|tribunal|queja*|reclamacion*|conflicto*|disputa*|plainte*|contentieux|differend*|beschwerde*|streit|streitigkeit*|rechtsstreit*|queixa*|reclamacao*|reclamacoes|conflito*|litigio*|konflikt* & landlord*|agent|against|previous|casero*|arrendador*|propietario*|bailleur*|proprietaire*|vermieter*|senhorio*|proprietario*|have|ever|you
W = tribunal|bond_claims|disputes|litiges|bond_claim
W abus* 
`;

export const income = `
M benefits|advantages of_the|of_this flat|apartment|house|home|area
M section of garden|cellar
M garden|cellar section
M food storage|waste|delivery|cupboard*
M score music|for
M pension hotel
M reforma de|da|do cozinha|casa|bano|cocina|predio|edificio
M housing_benefits_of
R allocataires|empfanger & exclus|ausgeschlossen
R no|not_accept|sin|keine|kein|pas_de|pas_d|sans|sem|don_t_accept|do_not_accept|nao_aceitamos|no_aceptamos|no_se_aceptan|not_take|dont_take|not > benefit*|dss|section_8|voucher*|welfare|housing_benefit*|universal_credit|ayudas|subsidio*|prestacion*|rsa|apl|allocat*|allocations|allocataires|burgergeld*|wohngeld*|jobcenter*|hartz|sozialhilfe|auxilio*|subsidio*|rendimento_minimo|bolsa_familia|rsi|sozialleistung*|unemployed|arbeitslose*
R dss_not|no_dss|working_people_only|employed_only|working_only
W benefit*|benefits & receiv*|claim*|on|housing|state|government|unemployment|social|disability|you|welfare|get|universal|child !of_the|advantage|flat|employer
W = benefits
W welfare|voucher*|vouchers|section_8|housing_assistance|housing_benefit*|universal_credit|food_stamps|food_stamp|food_aid|snap_benefits|snap|tanf|ssdi|ssi|disability_pension|public_assistance|rent_assistance|rental_assistance|rental_subsidy|unemployment|dole|jobseeker*|jobseekers|subsid*|subsidy|subsidies|dss !gift|gift_voucher
W inherit*|inheritance*|heir|credit_score*|credit_report*|credit_history|credit_rating*|credit_check*|fico|bankrupt*|bankruptcy*|insolven*|debt|debts|loan|loans|county_court_judgment|ccj|ccjs|overdraft|arrears_on|mortgage|net_worth|assets|pension|pensions|wealth|trust_fund|repossess* !worker_pension
W ayudas_publicas|ayudas_sociales|recibe_ayudas|ayuda_publica|ayudas_al_alquiler|es:ayudas|ayuda_social|subsidio*|prestacion*|prestaciones|ingreso_minimo|renta_minima|renta_de_insercion|pension|pensiones|es:paro|desempleo|concurso_de_acreedores|deuda*|deudas|moroso*|morosos|asnef|herencia*|insolvencia*|embargo*|prestamos|hipoteca*|patrimonio|bancarrota|solvencia_score|historial_crediticio|puntuacion_crediticia
W allocation*|allocations|fr:rsa|rsa|fr:apl|apl|fr:caf|aides_sociales|aide_sociale|aide_au_logement|aides_au_logement|aah|pension|pensions|surendett*|surendettement*|dettes|dette|heritage|chomage|pole_emploi|france_travail|minima_sociaux|credits_en_cours|fiche_banque|ficp|faillite|prime_d_activite
W burgergeld*|jobcenter*|wohngeld*|de:rente|de:renten|rentenbescheid|insolvenz*|privatinsolvenz|schufa*|hartz|sozialhilfe*|grundsicherung*|arbeitslos*|arbeitslosengeld*|schulden|verschuld*|erbschaft*|geerbt|sozialleistung*|leistungen_vom|eidesstattlich*|pfandung*|bonitat*|kindergeld|elterngeld|bafog|kredite|alg|transferleistung*|sozialamt
W auxilio*|bolsa_familia|pt:bolsa|bolsa_de_estudo|bolsa_de_estudos|subsidio*|pt:reforma|aposentadoria*|aposentador*|pensao|pensoes|insolvenc*|insolvencia*|desemprego|pt:rsi|rendimento_social|rendimento_minimo|dividas|divida|heranca*|apoio_social|apoios_sociais|apoio_ao_arrendamento|inss|bpc|beneficio*|serasa|spc|nome_sujo|score_de_credito|penhora* !cozinha|casa_de_banho|obras
W fuente_de_ingresos|source_of_income|source_of_your_income|sources_of_income|source_de_revenus|origine_de_vos_revenus|quelle_des_einkommens|einkommensquelle*|fonte_de_rendimento*|fonte_de_renda|origen_de_sus_ingresos|origem_dos_seus_rendimentos|origem_dos_rendimentos|origen_de_los_ingresos|herkunft_ihres_einkommens
`;
