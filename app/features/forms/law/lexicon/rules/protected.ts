/** 2.6 health, 2.7 assistance animals, 2.8 religion, 2.9 origin, 2.10 nationality. */
export const health = `
M health_and_safety|health_insurance|health_insurer|health_club|health_centre|health_center|health_food|mental_arithmetic
M health|sante|salud|saude|gesundheit* insur*|club|course|worker|service|sector|ministry|visitor
M clinic|surgery|hospital|pharmacy|cabinet_medical|klinik|praxis|clinica|farmacia|pharmacie|apotheke next|near|opposite|across
M krankenhaus|krankenkasse|krankenversicherung|krankenpfleger*|krankenschwester*|seguro_de_salud|seguro_medico|mutuelle_sante|plano_de_saude|seguro_de_saude|centro_de_salud|centro_de_saude|complementaire_sante
M diagnostic*|diagnostico performance|energetique|energetico|immobilier|amiante|plomb|electrique|de_performance
M disability_pension|dog_walk*|walking_distance|drinking_water|soft_drink*
M medicine|medication cabinet*|chest|cupboard*
M armario|armoire|schrank de_medicamentos|de_medicinas|a_medicaments
M wheelchair access*|ramp|friendly
M es:alarma|alarms
M etudiant*|etudes|estudiante|estudante|studieren|student* en|de|of|in|der medecine|medicina|medicine|medizin
M medical|doctor|doctors|doctor_s centre|center|practice|surgery|school|student*|office|secretary|supplies
M rehab|rehabilitacion|rehabilitation of|del|de|energetica|edificio
R diagnos*|disab*|illness*|disease*|medicat*|medical*|blindness|krankheit*|behinderung*|discapac*|enfermedad*|diagnost*|handicap*|maladie*|deficien*|doenca* & @aid & @beast
R disabilit*|disabled|handicap*|discapac*|discapacitad*|minusval*|deficien*|invalidez|invalidit*|invalido|schwerbehind*|behinderung*|behinderter|behinderte|behindertenausweis* -@pet !parking_space_for|parkplatz_fur !bay
R de:behindert -@pet !weg|einfahrt|wagen|fahrzeug|auto|zufahrt|verkehr|durchgang|ture
R illness*|disease*|diseases|enfermedad*|enfermo|enferma|maladie*|malade|malades|krankheit*|erkrank*|vorerkrank*|de:krank|kranke|kranker|krankgeschrieben|doenca*|doente* -@pet
R sick|ill|unwell & you|your|anyone|anybody|occupant*|off|family|household|leave -@pet
R medication*|medicine*|medicat*|prescription*|medicac*|medicamento*|medicaments|medicament*|medikament*|medicacao|remedio*|medicina|medecine -@pet !work|studi*|student|estud*|etud*
R diagnos*|diagnosed|diagnose* -@pet !energy|electric*|car|boiler
R es:diagnostico|pt:diagnostico|diagnosticad* -@pet
R mental_health|mental*|psychiatr*|psycholog*|psychisch*|salud_mental|sante_mentale|saude_mental|psiqui*|psicolog*|mentale !work|studi*|employ*|estudi*
R depress*|depresion*|depression*|depressao|depressivo|deprimid*|anxiety|ansiedad*|angststorung*|bipolar|schizo*|autis*|adhd|dement*|epilep*|diabet*|cancer|asthma*|burnout|alzheimer*|seizure*|parkinson*|krebs
R therapy|therapist*|therapies|therapie|therapien|therapeut*|terapia*|terapeut* !animal|dog|pet|perro|chien|hund|cao -@pet
R wheelchair*|silla_de_ruedas|fauteuil_roulant|fauteuil|rollstuhl*|cadeira_de_rodas|walking_frame|zimmer_frame|rollator*|andador|deambulateur|crutches|muletas|bequilles|gehhilfe*|walking_stick|mobility_aid*|mobility_scooter|andarilho !@offers
R walker & use|using|need
@offers: accessible accesible accessivel zuganglich building_is flat_is
R carer*|caregiver*|cuidador*|aidant*|auxiliaire_de_vie|pflegekraft|pflegedienst*|pflegegrad*|pflegestufe*|pflegebedurftig*|dependencia|home_help|betreuer* !profes* -@pet
R hiv|vih|aids|sida|blood_type|blood_group|grupo_sanguineo|groupe_sanguin|blutgruppe*|tipo_sanguineo|tipo_de_sangre
R vaccin*|vaccinated|vacun*|vacunad*|impf*|geimpft*|vacin*|vacinad*|jab|jabs|covid_shot|inoculat* -@pet
R rehab|detox|addict*|addiction*|adicc*|adicto*|adicta*|addictions|suchtkrank*|suchterkrank*|suchtmittel*|suchtig*|suchtproblem*|drogen*|alkohol*|alcohol*|alcool*|drogas|drogue*|toxico*|dependente_de|viciado*|vicios|es:vicio|pt:vicio !garden|@house2
@house2: edificio fachada building facade allow* allowed sold
R = de:sucht !wer|wohnung|zimmer|partner
R eine_sucht|an_sucht|de:sucht_oder
R do_you_drink|drink_alcohol|drinker|drink_a|heavy_drinker|drug_use|use_drugs|take_drugs|drug_test|drugs|you_drink|bebe_alcohol|buvez_vous|trinken_sie !allow*
R special_needs|special_need|special_educational|necesidades_especiales|besoins_speciaux|necessidades_especiais|special_requirements_health
R health|salud|sante|gesundheit*|saude|gesundheitlich* & you|your|problem*|condition*|issue*|state|status|estado|etat|zustand*|occupant*|applicant*|usted|su|vous|votre|sie|ihr|ihre|voce|sua|seu|sufre|probleme*|einschrank*|healthwise|medical|questions !employer|work -@pet
R = health|salud|sante|gesundheit|gesundheitszustand|saude -@pet
R healthwise|gesundheitlich*|gesundheitszustand*|de_salud|de_sante|de_saude !centro|centre|work|trabaj*
R medical|medico|medica|medical|arztlich*|medizinisch* & condition*|history|record*|treatment*|need*|certificate*|reason*|test*|tratamiento*|historial|informe*|certificado*|traitement|certificat|suivi|behandlung*|attest*|tratamento*|historico|atestado*|problem*|antecedent*
R tratamiento|traitement|behandlung|tratamento|treatment & you|vous|sie|usted|voce|su|sigue|suivez|suit|medical|follow* !data|donnees|datos|daten|dados -@pet
R = medical|medical_history|treatment|physical_limitation*|condition_s
R surgery|operation|operated|hospitali*|hospitalized|hospitalizad*|hospitalis* & you|had|have_been|been|anyone|vous|ha_sido
R been_in_hospital|in_hospital|im_krankenhaus_gewesen|been_hospital*
R live_alone|live_independently|vivir_sol*|vivir_de_forma_autonoma|vivre_seul|vivre_de_facon_autonome|autonome|allein_leben|selbststandig_leben|selbstandig_leben|viver_sozinh*|look_after_yourself|valerse|alleine_leben & able|can|capable|capaz|puede|capable|pouvez|konnen|fahig|consegue|pode|need*|etes
R physical|fisic* & limit*|impairment|condition|disab* -@pet
R impair*|hearing_aid|wheel_chair|blind_or|deaf|sordo|sourd|blind_person|gehbehind*|sehbehind*|blindness|prosthe*|incontinen*|stroke|embolia|avc|pacemaker
R long_term_sick|chronic*|chronisch*|cronic*|chronique*
R need|needs|necesita|besoin|brauchen|benotigen|precisa > help|ayuda|aide|hilfe|ajuda > daily|dressing|washing|bath*|personal|cotidian*|diari*|quotidien*|alltag*|dia
W alergico*|alergica|alergicos|allergic|allergique*|allergisch*
W allerg*|allergi*|allergic|allergie*|alerg*|alergia* -@pet
W allerg*|alerg* & you|usted|su|vous|sie|voce
W needs|adjustment*|adaptation*|accessib*|adaptacion*|necesidades|besoins|bedurfnisse|necessidades|accomodation_need|accommodation_need*|accesib*|acessib*|amenagement*|barrierefrei* & you|your|any|special|particular|su|usted|vos|vous|ihre|sie|haben|suas|voce|need|need*|require|tiene|avez|tem|tiene|precisa|necesita !broadband|parking|storage|furniture
W climb|stairs|escaleras|escalera|escaliers|escalier|treppen|treppe|escadas|escada|climbing & can|able|manage|puede|subir|pouvez|monter|konnen|steigen|consegue|problem*
W shovel|snow|nieve|neige|schnee|schneeraum*|neve & able|fit|physically|capaz|apto|capable|fahig|korperlich|fisicamente
W personal_circumstance*|circunstancias_personales|situation_personnelle|personliche_umstande|personlichen_umstande|circunstancias_pessoais|situacao_pessoal|situacion_personal|personal_situation|circonstances_personnelles|lebensumstande|personliche_situation|physically|fit_enough|korperlich|personliche_verhaltnisse
W mobility|movilidad_reducida|mobilite_reduite|mobilidade_reduzida|mobilitat|eingeschrankt*
`;

export const assistanceAnimals = `
@aid: service assistance support emotional therapy guide assist esa seeing_eye hearing psychiatric registered_service
@aid: asistencia guia lazarillo apoyo terapia emocional d_assistance assistance guide soutien therapie assistencia apoio emocional d_aveugle
@beast: dog dogs animal animals pet pets perro* animales chien* animaux cao caes cadela hund hunde cachorro*
W @aid @beast !insurance|veterinary_service|customer
W assistenzhund*|blindenhund*|blindenfuhrhund*|begleithund*|therapiehund*|assistenztier*|therapietier*|assistenz|perro_guia|chien_guide|cao_guia|caes_guia|emotional_support|esa_letter|esa_certificate|guide_dog*|service_dog*|service_animal*|assistance_dog*|assistance_animal*|apoyo_emocional|apoio_emocional|soutien_emotionnel|signalhund*
`;

export const religion = `
M good_faith|faithfully|buena_fe|bonne_foi|boa_fe
M priere_de|je_vous_prie|vous_prie|nous_vous_prions
M glauben_sie dass|wir|das
M ich_glaube|wir_glauben|glauben_sie
M culture|cultivar|cultivez|messe|mass hall|halle|transit|trade|gelande
M platz|haltestelle|schule kirche|moschee|synagoge
M pew|church bell|bells|tower|hall|view
R religi*|religion*|religious*|religios*|religieu*|religioes|religiao*|relig* !@holyplace
@holyplace: religious_building religious_holiday_market
R faith|faiths !in_good
R pray|prays|praying|prayer*|prayers|worship*|worshipp*|sabbath|shabbat|sabbat|baptis*|baptiz*|baptism*|bautiz*|batiz*|bapt*|bautismo|holy_day*|holy|communion|confirmed_in|rezar|reza|rezas|rezan|oracion|orais|orar|prier|priez|prie|prieres|priere|beten|betest|betet|gebet*|getauft|taufe|tauf*|gottesdienst*|messdiener|ramadan|lent_fast|careme
R muslim*|jewish|jew|jews|hindu*|buddhis*|atheis*|agnosti*|catholic*|protestan*|sikh*|mormon*|musulman*|judio|judia|judios|catolic*|evangelic*|cristian*|ateo|atea|ateos|budista*|catholique*|juif|juive|juifs|chretien*|athee|athees|bouddhis*|muslimisch*|moslem*|judisch*|katholi*|evangelisch*|christlich*|atheist*|buddhist*|konfessionslos*|muculman*|judeu*|espirita*|ateu*|evangelica*|islam*|adventist*|jehova*|orthodox* !shop|restaurant|food
R christian|christians !name|first
R church*|mosque*|synagogue*|temple|chapel|parish*|congregation* & go|attend*|belong*|member*|which|visit|every|sunday*|weekly|regular*|your|donat* !next|near|opposite|noise|bells|view|close
R = church|mosque|synagogue|temple|parish|iglesia|parroquia|eglise|paroisse|kirche|moschee|gemeinde_kirche|kirchengemeinde|igreja|paroquia !next|near
R iglesia|mezquita|sinagoga|parroquia & va|acude|asiste|pertenece|van|frecuenta|ir|cual|suele|que_iglesia !junto|cerca|ruido|frente|lado|campana*
R eglise|mosquee|synagogue|paroisse & allez|frequent*|appartenez|quelle|va|assist* !pres|bruit|cote|face
R kirche|moschee|synagoge|kirchengemeinde|gemeinde & gehen|besuch*|angehor*|welche*|mitglied* !nahe|neben|gelaut*|stadt
R igreja|mesquita|sinagoga|paroquia & vai|frequent*|pertence|qual|costuma|ir !perto|lado|barulho
R mass|misa|missa|fr:messe & go|attend|sunday*|va|ir|vai|asiste|domingo*|dimanche*|allez|suele|costuma|assiste
R = mass|misa|missa|fr:messe|es:fe|fr:foi|pt:fe|es:culto|fr:culte|pt:culto
R es:su_fe|es:tu_fe|fr:votre_foi|pt:sua_fe|fr:culte|es:culto|pt:culto|cree_en_dios|acredita_em_deus|believe_in_god|croyez_en|croyez_vous|glauben_sie_an|an_gott|en_dieu|ihr_glaube|ihren_glauben|ihrem_glauben|glaubensgemein*|glaubensricht*|glaubig*|glaubens*
R belief*|creencia*|croyan*|croyance*|crenca*|crente*|creyente*|practicante*|pratiquant*|praticante*|confession*|confesion*|konfession*|confissao_religiosa|kirchensteuer*|denomination|spiritual* !deporte|deportes|tennis|sport*|desporto
R = de:glaube|creed|credo
R which|what|que|quels|welche|quais > holidays|fiestas_religiosas|feriados_religiosos > celebrate|observe|celebra*
R day_of_rest|dia_de_descanso_religioso|jour_de_repos_religieux|heilig*|dia_santo|jour_saint|dia_sagrado|circumcis*
W fiestas|fetes|festas que|quelles|quais celebra*|celebrez
W halal|kosher|koscher|casher|cacher|kasher|food_rule*|dietary*|diet|dieta|regime_alimentaire|ernahrungsregel*|ernahrungsvorschrift*|speisevorschrift*|speiseregel*|regras_alimentares|restricoes_alimentares|restricciones_alimentarias|normas_alimentarias|pork|cerdo|porc|schweinefleisch|porco|essensvorschrift*|interdits_alimentaires|regles_alimentaires -@pet
W fasting|feast_day*|feast*|fiestas_que_celebra|fetes_que|feiertage_die|ayuno|ayuna|jeune_religieux|fasten|jejum|christmas_or|celebrate_christmas|celebra_navidad|fetez_vous|feiern_sie
W headscarf|kopftuch*|velo_islamico|hijab|turban|kippa|voile_islamique|veil|dress_code|portez_vous_le|lenco_islamico
R religios*_feast
W schrankt & kuche
W restrict*|impid*|restring*|einschrank*|empech*|limit* & kitchen|cocina|cuisine|kuche|cozinha
W celebrat*|observe|celebra|celebran|celebrez|feiern|celebram & holidays|feast*|festiv*|fetes|feiertage|feriados|festas|christmas|eid|passover
`;

export const origin = `
M race|racing bike|bikes|car|cars|track|course|horse*|boat
M racecourse*|racetrack*|terrace*|race_day
M origin*|original parquet|floor*|features|fittings|wood|condition|state
M white|black goods|out|bin|bins|board|wall*|curtain*|paint
M blackout|blackouts
M geburtstags*
M rassehund*|rassekatze*|hunderasse*|katzenrasse*
M woher wissen|haben|kennen
M origen|origine|herkunft|origem de|der|des|du ingresos|fondos|einkommen*|mittel|fonds|revenus|dinero|renda|rendimentos|rendimento|fundos|dinheiro
M origen|herkunft|origem de_sus|de_los|ihrer|ihres|dos_seus|dos|des_ingresos|de_vos|des ingresos|fondos|einkommen*|mittel|revenus|fonds|rendimentos|fundos
M furgoneta|mudanza|camion|camionnette|transporter|umzugswagen|carrinha
M moulure*|panne|cheminee*|poutre*|porte|portes|tuiles d_origine
M parquet|suelo|floor d_origine|original|originaux|origine
R racial*|racially|ethnic*|ethnicity*|etnia*|etnias|etnica|etnico|etnic*|ethni*|ethnie*|ethnisch*|hautfarb*|ancest*|ancestry*|abstamm*|migrationshint*|ascendenc*|ascendance*|ascendencia*|tribe|tribal|caste|castes|casta|kaste|heritage_background|heritage_of_your|your_heritage|family_heritage|cultural_heritage|cultural_background|roots|wurzeln
R heritage !building|listed|site|conservation|grade|door*|home
R en:race|fr:race -@pet -@vehicle !horse*|win|run|track|marathon|dog
R raza|razas|rasse|raca|racas -@pet
R races -@pet -@vehicle !track|horse*
R skin|complexion & colo*|your|tone|dark|light !problem
R color_de_piel|color_de_la_piel|color_piel|couleur_de_peau|couleur_de_la_peau|cor_da_pele|cor_de_pele|cor_pele|cor_raca|cor_ou_raca
R piel|peau|haut|pele & color|couleur|cor|farbe|tono|teint|su|votre|ihre|sua
R = pt:cor -@thing -@vehicle -@pet
R originally|really|actually|ursprunglich|eigentlich|wirklich|originalmente|realmente|vraiment|originellement|de_verdad|originariamente|mesmo & from|de_donde|kommen|stammen|onde|d_ou|venez|where|venir|vem !van|furniture|hear
R originaire*|originario_de|originaria_de|originario|oriundo*|originarios
R origines|vos_origines|origine_ethnique|origine_familiale|votre_origine|es:su_origen|es:tu_origen|origen_etnico|origen_familiar|origen_de_su_familia|pt:sua_origem|origem_etnica|origem_familiar|origem_da_familia|ihre_herkunft|herkunft|herkunftsland*|national_origin|country_of_origin|pais_de_origen|pays_d_origine|pais_de_origem|place_of_origin|origin_of_your_family|ethnic_origin !income|ingresos
R = origin|origins|origen|origine|origem|ancestors -@thing !panne|fuga|avaria|dano|bruit|ruido|fuite
R parents*|mother|father|grandparent*|family|padres|madre|padre|abuelos|familia|mere|pere|grands_parents|famille|eltern|mutter|vater|grosseltern*|familie|pais|pai|mae|avos > born|birthplace|come_from|comes_from|from|nacid*|nacieron|nacio|procede*|viene*|proviene*|ne|nes|nee|originaire*|viennent|vient|geboren|kommen|kommt|stammt|stammen|nascid*|nasceram|nasceu|vem|country !home|hear|receiv*|letter
R born|nacieron|nacio|nes|ne|geboren|nasceram|nasceu|stammen|kommen > parents*|grandparent*|mother|father|padres|abuelos|madre|padre|mere|pere|eltern|grosseltern*|mutter|vater|pais|avos|pai|mae|parents
R de_donde|d_ou|woher|onde & familia|famille|familie|padres|abuelos|parents|eltern|grosseltern|pais|avos !vive*|wohnen
R de_que_pais|de_quel_pays|aus_welchem_land|country_are_you_from|pays_de_provenance !@vehicle|empresa|empleador|employeur|entreprise|firma|arbeitgeber|empregador|telef*|teleph*|fondos|fonds|dinero|umzug*
R parents_birthplace|birthplace_of_your_parents|family_s_country|country_of_your_family|pais_de_su_familia|pays_de_votre_famille|land_ihrer_familie|your_people|family_originate*
R asian|hispanic*|caucasian*|latino|latina|latinx|african*|afro*|arab|arabs|arabe*|gypsy|gitano*|gitana*|negro|negra|indigena*|mestiz*|blanco_o|pardo|parda|branco_pardo|maghreb*|noir_ou|kaukasisch*|weisse_hautfarbe|schwarze_hautfarbe|afrikan*|arabisch*|asiatic*|asiatique*|asiatisch*|roma_or|mixed_race|biracial|turkisch*stammig -@pet -@thing !@street !shop|supermarket|restaurant|food
R white|black & asian|mixed|latino|hispanic|person|people|applicant*|are_you -@thing -@vehicle -@pet
W place_of_birth|birthplace*|country_of_birth|city_of_birth|town_of_birth|lugar_de_nacimiento|pais_de_nacimiento|ciudad_de_nacimiento|lieu_de_naissance|pays_de_naissance|ville_de_naissance|geburtsort*|geburtsland*|local_de_nascimento|lugar_de_nascimento|naturalidade|pais_de_nascimento|geburtsstadt|cidade_natal|hometown|ciudad_natal|ville_natale|heimatland|heimat -@pet
W born & where|in|abroad|country|place|which|city|town
W born_in|i_was_born
W donde|lugar|onde|wo|ou|ville|pays|pais|land & nacio|nacido|nacida|nacieron|nasceu|nascido|geboren|ne|nee|naci
W where_are_you_from|where_do_you_come_from|de_donde_es|de_donde_eres|de_donde_viene|d_ou_venez_vous|d_ou_viens|woher_kommen_sie|woher_kommst|woher_stammen|de_onde_e|de_onde_vem|where_you_are_from !furgoneta|van|mudanza|camion*|transporter|umzug*|carrinha|mudanca|musica|ruido
W meaning|origin*|significad*|significa|signifie|bedeutet|significado|origen|signification|origine|bedeutung|significado|origem|comes_from|foreign|mean > name|surname|apellido*|nombre|nom|prenom|namen|nachname*|nachnamens|apelido|nome|sobrenome|apellidos
W name|surname|apellido*|nombre|nom|namens|nachname*|apelido|sobrenome > mean|means|origin*|come_from|comes_from|origen|viene|procede|origine|vient|bedeutet|herkunft|stammt|origem|vem|foreign
W accent|accents|acento|akzent|sotaque !wall|light*|colour|color|pared|mur
`;

export const nationality = `
M vis_a_vis|a_l_etranger|residents_parking|resident_parking
M languages|language|idioma|langue|sprache|lingua|idiomas for|para|pour|fur|dos|de_los|preferred message*|messages|mensajes|nachrichten|mensagens|letters|contact|e_mail*
M street|avenue|plaza|calle|rue|platz|praca visa|nationality|nations|citizen*
M visa @street
@foreign: foreign foreigner* immigrant* migrant* non_citizen* not_a_citizen noncitizen* non_eu extranjer* inmigrante* etranger* immigre* auslander* auslandisch* migrant* estrangeir* imigrante* nicht_eu hors_ue
@citizen: citizen* citizenship* national nationals nationality nacional* nacionalidad* ciudadan* espanoles espanol fr:francais francaises ressortissant* staatsburger* staatsangehorig* deutsche deutscher cidada* cidadaos portugueses brasileiros us_citizens eu_citizens british americans germans europeans
R @only @citizen|@foreign|nationaux !messages|language
R @no @foreign
R must_be_a|must_be > citizen*|national|legal_resident|legally
R if|si|wenn|falls|se > @foreign|not_a|nicht_deutsch* !visit*
R @foreign > only_answer|only|please_state|provide
R asilo|asyl|asile @num
R visa|alien|green_card|immigration*|immigrant|uscis|asylum*|refugee*|biometric_residence|residence_card|permiso_de_residencia|permiso_residencia|extranjer*|inmigra*|visado|asilo|titre_de_sejour|etranger*|carte_de_sejour|agdref|auslander*|aufenthaltstitel*|aufenthaltserlaubnis*|visum*|azr|visto|autorizacao_de_residencia|titulo_de_residencia|etranger|etrangers|rne|rnm|sef|imigra* > @num
R @num > asilo|asile|d_etranger|de_extranjero|de_estrangeiro|visa|alien|green_card|immigration*|uscis|biometric_residence|permiso_de_residencia|extranjer*|visado|titre_de_sejour|carte_de_sejour|aufenthaltstitel*|aufenthaltserlaubnis*|visums|visto|autorizacao_de_residencia|imigra*|residence_permit|residence_card
R alien_number|a_number|visumnummer*|brp_number|azr_nummer
W citizen*|citizenship*|nationality*|nationalities|nacionalidad*|ciudadania|nationalit*|nationalite*|staatsangehorig*|staatsburger*|nacionalidade*|cidadania|nationalitat* !senior_citizen|citizens_advice
W en:visa|fr:visa|visas|visado|visum|visto_de|tipo_de_visto|en:visa_status !card|mastercard
W green_card|immigra*|immigration*|immigrant*|refugee*|asylum*|inmigra*|refugiad*|asilo|refugie*|asile|asyl*|fluchtling*|imigra*|imigrante*|right_to_rent|right_to_remain|leave_to_remain|settled_status|residency_status|residence_status|resident_status|legal_status|immigre*|naturali*|einburger*|duldung|geduldet
W mother_tongue|native_language*|native_speaker*|first_language|lengua_materna|idioma_materno|langue_maternelle|muttersprach*|muttersprache*|lingua_materna|lingua_nativa|lengua_nativa
W extranjer*|etranger*|de:auslander|auslanderin*|auslanderstatus|estrangeir*|foreigner*|foreign_national*|auslandisch* !moneda|currency|bank
W papeles_en_regla|tiene_papeles|con_papeles|tienes_papeles|sus_papeles|papiers_en_regle|gultige_papiere|documentos_legais|papers_in_order|sin_papeles|sans_papiers
W residencia_legal|permiso_de_residencia|tarjeta_de_residencia|titre_de_sejour|carte_de_sejour|aufenthaltstitel*|aufenthaltserlaubnis*|aufenthaltsstatus|aufenthaltsgenehmig*|aufenthaltsrecht*|autorizacao_de_residencia|titulo_de_residencia|residence_permit*|permanent_resident*|residente_legal|permis_de_sejour|visto_permanente|situacion_administrativa|situacion_legal|situation_administrative|legally_in|legal_resident|work_permit|permiso_de_trabajo|arbeitserlaubnis|autorizacao_de_trabalho|permis_de_travail
W speak|spoken|habla|hablan|hablas|parlez|parle|parlees|sprechen|sprichst|fala|falam & language*|english|idioma*|lengua*|espanol|castellano|langue*|fr:francais|sprache*|deutsch|lingua*|portugues|at_home|ingles|anglais !messages|mensajes
W = languages|language|idiomas|langues|sprachen|sprachkenntnisse|deutschkenntnisse|linguas !preferred|messages|letters|mensajes|contact|preferid*
W sprachkenntnisse|deutschkenntnisse|level_of_english|nivel_de_espanol|niveau_de_francais|nivel_de_portugues
W a2|b1|b2 & deutsch*|niveau|english|level
W accent|foreign_accent !wall|light*|colour|color|mur|pared
W passport > which|country|what|issued_by
W which|what|que|quel|welchen|qual > passport|pasaporte|passeport|passaporte !number
`;
