/** 2.11 sex, 2.12 orientation, 2.13 marital, 2.14 pregnancy, 2.15 children and age. */
export const sex = `
M same_sex
M gender|male|female plug|plugs|socket*|connector*|adapter*
M genero|genre|gender musical|de_musica|de_pelicula*|de_filme*|de_film*|de_livre*|de_libro*|de_musique|music|film*|libro*|cine|literari*|cinematografic*
M quel_genre de
M sexto|sexta|essex|sussex|middlesex|wessex
R gender*|gender|genders|transgender*|trans_or|cisgender|geschlecht*|nonbinary|non_binary|intersex* -@pet !music|film
R en:sex|sexo|sexe|sexes|sexos -@pet
R sex -@pet !same|street
M ce genre|tipo
M de|d_un genre
R es:genero|pt:genero|fr:genre -@pet -@thing !de_livre|de_bien|habitation|logement|chauffage
R male|males|masculine|mannlich*|masculino|masculin|varon|m & female|females|feminine|weiblich*|femenino|feminin|feminino|femme|mujer|f|w -@pet
R man|men|boy|hombre|hombres|homme|hommes|mann|manner|homem|homens|chico & woman|women|girl|mujer|mujeres|femme|femmes|frau|frauen|mulher|mulheres|chica -@pet
R female*|females|women|woman|men|girls|ladies|male|males|gentlemen|guys|chicas|mujeres|hombres|chicos|senoritas|femmes|filles|hommes|garcons|frauen|manner|madchen|mulheres|homens|meninas|rapazes|raparigas & @only|@no|welcome|shared_with -@pet
R = male|female|man|woman|mannlich|weiblich|masculino|femenino|feminino|masculin|feminin|hombre|mujer|homme|femme|homem|mulher|varon -@pet
R damen_wg|frauen_wg|frauenwg|manner_wg|all_female|all_male|women_s_house|ladies_only
R pronoun*|pronombre*|pronom|pronoms|pronomen|pronome* & must|required|obligator*|obligat*|obligatoire*
W pronoun*|pronombre*|pronom|pronoms|pronomen|pronome* & you|your|su|sus|vos|ihre|seus|preferred|state|usa|use|que|quels|welche|quais
W mr & mrs|ms
W sr & sra|srta
W m & mme|mlle
W de:herr & de:frau
W = mrs|mme|herr_frau|senor_o|senhor_ou|monsieur_ou|monsieur_madame|senor_senora
W civilite*|anrede|salutation|tratamiento_sr|tratamento_sr|form_of_address|formule_d_appel !music|film|job
W = title|tratamiento|tratamento|titulo|titel|titre !job|poste|puesto|cargo|stelle|beruf|deed|film|club|show|which|book|libro|livre|buch
W moraria|live|share|viviria|vivir|vivriez|compartir|vivre|partager|wohnen|leben|viver|partilhar|morar & men|women|hombres|mujeres|hommes|femmes|mannern|frauen|homens|mulheres
`;

export const orientation = `
R sexual*|sexual|sexuel|sexuelle|sexuell*|sexualit*|sexualid* & orient*|prefer*|prefr*|identit*|identid*|neigung|inclina*|vida|life|leben|vie|your|su|votre|ihre|sua
R = sexuality|sexualidad|sexualite|sexualitat|sexualidade
R orient* & your|votre|ihre|sua|su|person*|partner -@thing !terraza|south|sur|sud|balkon
R gay|gays|lesbian*|lesb*|lesbienne*|bisexual*|bisex*|homosex*|homossex*|homossexual*|homosexual*|heterosex*|queer|lgbt*|lgbtq*|schwul*|schwule|pansexual|asexual|same_sex_couple|gleichgeschlechtlich*|mismo_sexo|meme_sexe|mesmo_sexo|same_sex_relationship|same_sex_partner !@street
R straight & you|gay|person|applicant* !stairs|line|away|on|answer|road|hair
R more_than_friends|just_friends_or|more_than_just_friends|mas_que_amigos|plus_que_des_amis|plus_qu_amis|mehr_als_freunde|mehr_als_nur|mais_que_amigos|mais_do_que_amigos
R share|sharing|sleep*|comparten|compartir|comparte|duermen|partag*|dorm*|teilen|schlafen|partilh*|divid*|dormem & bed|the_same_bed|cama|misma_cama|lit|meme_lit|bett|mesma_cama|juntos|together !furniture|provided|sofa
R dormez|dormen|schlafen|dormem|sleep > ensemble|juntos|zusammen|together
R sleep_together|duermen_juntos|dormez_ensemble|schlafen_sie_zusammen|dormem_juntos|attracted_to|love_life|liebesleben|vida_amorosa|vie_amoureuse|vida_intima|vie_intime|intimleben|sex_life|intimate|live_together_as|attirance|in_love|sexual_partner*
W who|quien|quienes|qui|wer|quem & share*|sharing|sleep*|comparte*|compartir*|duerme*|dormir*|partage*|dort|dorm*|teilt|teilen|schlaft|partilha*|divide|dorme & room*|bedroom*|habitacion*|dormitorio*|cuarto*|chambre*|zimmer*|schlafzimmer|quarto*
W sleeping_arrangement*|who_sleeps|wer_schlaft|quien_duerme|quem_dorme|qui_dort|reparto_de_habitaciones|zimmeraufteilung
`;

export const pregnancy = `
@object: delivery deliveries parcel* package* visitor* guest* visit* furniture mail letter* van rent bill* payment* date dates paquete* visita* muebles colis livraison* lieferung* paket* besuch* gaste encomenda* visitas amigos movers removal* changes increase* reply answer tax phone call
M expecting @object
M baby grand|planet|piano|gate*|monitor|shop|plants|clothes
M enceinte* connect*|acoustique*|bluetooth|exterieur*|close|fermee|hifi|audio
M enceinte_du|enceinte_de_la|enceintes_du|enceintes_de_la
M dans|l|une|d|des|vos|les enceinte|enceintes
M plant|tree|garden nursery
R pregnan*|pregnant*|pregnancy*|embaraz*|embarazad*|embarazo*|schwanger*|schwangerschaft*|grossesse*|gravid*|gravidez*|gestante*|gestacao|engravid*|encinta|maternity_due|schwangere -@pet
R fr:enceinte|fr:enceintes & etes|est|femme*|vous|personne*|tombee|candidate*|occupante* 
R = enceinte -@thing
R expecting & baby|child|twins|addition|little|happy_event|soon|you|anyone|anybody|applicant*|household|partner|couple|currently|family !@object
R due_date & baby|birth|child|you !rent|bill
R baby|babies|bebe|bebes & plan*|due|expect*|on_the_way|hav*|want|arriv*|coming|esper*|attend*|arriv*|plan*|erwart*|geplant|chega*|nascer|nasce|nacer|nace
R when_is_the_baby|baby_due|due_in_the|birth_due|expected_birth|fecha_probable_de_parto|fecha_prevista_de_parto|fecha_de_parto|parto|accouche*|entbindung*|geburtstermin*|errechneter|data_do_parto|data_prevista_do_parto|terme_de_la_grossesse
R trying_for|trying_to_conceive|conceive|fertilit*|ivf|fiv|fertilidad*|fecondation|kinderwunsch*|kinderwunsche|familienplan*|familienplanung*|family_planning|familienzuwachs|nachwuchs*|guter_hoffnung|anderen_umstanden|buena_esperanza|dulce_espera|heureux_evenement|happy_event|stork|cigogne|ciguena|cegonha|maternity_leave|mutterschutz*|baja_por_maternidad|conge_maternite|licenca_maternidade|ciclo_menstrual|contracept*|birth_control|planificacion_familiar|planejamento_familiar|planeamento_familiar|planning_familial|desire_for_children|enfant_en_route|family_plans
R adotar|adotam|adota|adocao|adopt*|adopting|adopcion|adoption|adopcao|adoptieren -@pet
R children|kids|child & more|plan*|planning|future|intend|intention|hop*|thinking|want|wish|someday|later|going_to_have|have_any_more|hope
R tener|tendra|quiere|quieren|planean|piensa*|mas|desea* & hijo|hijos|ninos|bebe|bebes
R avoir|souhait*|projet*|envisag*|voulez|prevoyez|desirez|d_autres & enfant|enfants|bebe
R kinder|kind|kindern|babys & plan*|geplant|mochten|wunsch*|wollen|weitere|zukunft|erwarten
R ter|terao|planeia*|planeja*|pretende*|mais|deseja*|pensa* & filhos|filho|criancas|bebe|bebes
R espera|esperan|esperando|esperais|esperar|aguarda & bebe|hijo|hija|nino|un_hijo|crianca|filho|gemelos|gemeos
R attendez|attend|attendent & enfant|bebe|jumeaux|heureux
R erwarten|erwartet & baby|kind|zwillinge|nachwuchs
R start*|starting|grow|expand*|formar|ampliar|fonder|grunden|constituir|formar & family|familia|famille|familie
W household|family|hogar|familia|foyer|famille|haushalt|familie|agregado & grow*|bigger|larger|change_size|crecer|crecera|aument*|agrandir|evolu*|grandir|wachsen|vergrosser*|grosser|crescer|crescera
W large_enough|big_enough|suficientemente_grande|assez_grand|gross_genug|suficientemente_grande|enough_room & later|future|futuro|plus_tard|avenir|spater|zukunft|mais_tarde|family
W more_space_later|more_people_later|additional_household_member*|mas_personas_en_el_futuro
W how_many & will_be|more & future|later|next_year
`;

export const marital = `
M single|double|twin|king bed*|room*|mattress*|garage|glaz*|occup*
M engaged line|tone
M line|phone|toilet|number engaged|is_engaged
M bed*|cama|camas|lit|quarto|cuarto|chambre|habitacion|habitaciones matrimoni*|casal|solteir*|simple*|double*|doble*|dupl*
M cama|camas|colchon|colchones|dormitorio de_matrimonio|matrimonial|matrimoniales
M habitacion|cuarto|dormitorio matrimonial|de_matrimonio|doble
M mariage de|des couleurs|saveurs
M erledig*|lediglich
M child_support_worker
@visit: stay stays visit* overnight night nights sleep* visita* noche* dorm* quedar* nuit* dorm* visit* ubernacht* besuch* nacht pernoit* noite* ficar
@wedstate: married divorced widow* separated engaged single casad* solter* divorciad* viud* separad* marie mariee celibataire* divorce* veuf veuve pacse* verheiratet ledig geschieden* verwitwet* solteir* viuv*
R marri*|married*|marriage*|marital*|spous*|spouse*|husband*|wife|wives|divorc*|divorced|widow*|widower|alimony|fiance*|matrimon*|wedding*|newlywed*|ex_wife|ex_husband|separated_from|estranged|cohabit* !furniture|guest* !bed|cama|camas
R boyfriend*|girlfriend*|novio|novia|petit_ami|petite_amie|copain|copine|feste_freundin|fester_freund|fester_partner|namorad* !@visit
R are_you_single|you_single|are_you_engaged|you_engaged|getting_engaged|engaged_to|are_you_a_couple|you_a_couple|as_a_couple|unmarried|civil_partner*|in_a_relationship|relationship_status|common_law|civil_status|personal_status
R single|engaged & married|divorced|widow*|relationship|parent*|coupled|status
R = en:single -@thing
R relation*|related|relationship* & occupant*|each_other|household|applicants|between|co_applicant*|adults|together|one_another|other_tenant* !referee|landlord|reference
R solter*|solteir*|solteiro* !cama|camas|apellido*|apelido*|nombre_de|nome_de|sobrenome
R estado_sivil|estado_civil|casad*|casado*|divorciad*|viud*|conyug*|conyuge*|concubin*|esposo|esposa|espos*|pareja_de_hecho|matrimonio|union_libre|pension_alimenticia|nupcial*|boda|casarse|casaros|ex_marido|ex_mujer|separad*_de !cama|camas
R = es:pareja !@visit
R es:pareja|es:pareja_estable & tiene|con|son|es|vive*|estable|en_pareja !@visit
R situation_familiale|situation_de_famille|situation_matrimoniale|etes_vous_marie|etes_vous_mariee|marie_ou|mariee|maries|mariage|pacse*|pacs|celibataire*|conjoint*|matrimonial*|veuf|veuve|concubin*|epoux|epouse|en_couple|fiance*|divorce*|pension_alimentaire|etat_civil|lien_de_parente|lien_entre|vie_maritale|union_libre|vie_commune|mon_mari|votre_mari|compagnon|compagne !@visit
R = marie|fr:couple
R verheirat*|verheiratet*|ledig|geschieden*|verwitwet*|familienst*|familienstand*|ehepartner*|ehemann*|ehefrau*|ehegatt*|ehelich*|eheschlie*|ehevertrag*|ehe_geplant|eine_ehe|heirat*|lebensgefahrt*|lebenspartner*|scheidung*|getrennt_lebend|verlobt*|unterhaltszahlung*|eheahnlich*|sie_ein_paar|beziehungsstatus|verwandtschaft*|in_einer_beziehung|als_paar|ehestand|personenstand* !@visit
R = de:ehe|singles
R verhaltnis|beziehung & zueinander|bewohner*|mieter*|untereinander
R casad*|divorciad*|viuv*|viuvo*|conjuge*|uniao_estavel|uniao_de_facto|uniao_de_fato|namorad*|companheir*|marido|noiv*|pensao_de_alimentos|pensao_alimenticia|sao_um_casal|um_casal|casamento|relacao_entre|grau_de_parentesco|parentesco|relacion_entre !@visit !cama|quarto|camas
W maiden*|maiden_name|birth_surname|surname_at_birth|birth_name|former_name*|previous_name*|previous_surname*|earlier_name*|other_names|name_at_birth|apellido_de_solter*|nombre_de_solter*|apellidos_anteriores|apellido_anterior|otros_apellidos|nom_de_jeune_fille|nom_de_naissance|noms_anterieurs|autres_noms|ancien_nom|geburtsname*|madchenname*|fruhere_namen|fruherer_name|fruherer_nachname|apelido_de_solteir*|nome_de_solteir*|nome_de_nascimento|nomes_anteriores|outros_nomes|apelidos_anteriores|used_before
W partner|partners|boyfriend*|girlfriend*|novio|novia|pareja|conjoint|compagn*|copain|copine|partenaire|freund|freundin|lebensgefahrt*|namorad*|companheir*|parceir* & @visit
W overnight_guest*|overnight_visitor* & relation*|who|partner*|your
W know_each_other|se_conocen|vous_connaissez_vous|woher_kennen_sie_sich|kennen_sie_sich|se_conhecem|vous_connaissez
W = partner|partners
W es:pareja|partenaire|de:partner|pt:parceiro & live|vivir|viv*|vivra|wohn*|einzieh*|morar|viver
W will_your_partner|partner_live|partner_be_living|partner_move
`;

export const children = `
M baby grand|planet|piano|gate|monitor|shop
M nursery next
M children_s song*|playground*
M childrens song*|playground*
M children song*|book*|cot|playground*|room
M reforma de|da|do cozinha|casa|predio
M cuarto|habitacion|dormitorio|quarto|chambre|chambres de_los_ninos|de_ninos|das_criancas|dos_filhos|d_enfant|d_enfants|des_enfants
M child_lock*|child_gate*|childproof*|kindergarten_next|child_s_play
M reparation*|reparations|travaux mineur*
M minor repair*|works|damage*|defect*|scratch*|issue*|changes|alteration*
M over|least|above|older|under|unter|uber|mindestens|mas_de|mayor|mayores|plus_de|maior|maiores|mais_de|menor|menor_de|moins_de|menos_de|menos|al_menos 18|21|eighteen
M mayor_de_edad|mayores_de_edad|majeur|majeure|volljahrig*|maior_de_idade|maiores_de_idade|of_age|18_years|18_anos|18_ans|18_jahre|of_legal_age
M obra*|reparacion*|reparaciones|danos|desperfectos|pequenas menor|menores
M 25|30|35|40|45|50|55|60|65|70 m2|sqm|qm|metros|metres|meters|mbit|mb|mbps|megas|euro*|kg|cm|km|minutes|minutos|minuten|hours|horas|heures|stunden|days|dias|jours|tage|weeks|semanas|semaines|wochen|months|meses|mois|monate*
M one|two|three|four|five|1|2|3|4|5|un|uno|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|einem|ein|zwei|drei|vier|funf|um|dois|quatro year|years|ano|anos|an|ans|jahr|jahre|jahren
M age|age_of|edad|alter|idade|antiguedad|baujahr boiler*|building|house|car
M what_kind_of|kind_of
M guarda_roupa*|guarda_chuva|garde_meuble*|garde_robe*|retirement_home|kinderwagen*|kinderzimmer|kinderlied*
@kids: children kids child kid ninos nino ninas hijos hijo hijas enfants enfant kinder kindern de:kind filhos criancas crianca menores minors under_18s toddlers babies bebes
R no|without|sin|sans|ohne|keine|sem|nicht|not|pas_d|pas_de|no_se_admiten|no_se_aceptan|nao_aceitamos|no_families > @kids !smok*|answer|song* -@pet
R child_free|childfree|childless|kinderlos*|no_families_with|sin_ninos|sin_hijos|sans_enfant|sans_enfants|ohne_kinder|keine_kinder|sem_filhos|sem_criancas|adults_only|adult_only|solo_adultos|adultes_uniquement|nur_erwachsene|apenas_adultos|somente_adultos|adults_building
R @only @kids 
R age_limit*|maximum_age|max_age|minimum_age|age_range|age_group|age_bracket|limite_de_edad|edad_maxima|edad_minima|limite_d_age|age_maximum|tranche_d_age|altersgrenze*|hochstalter|mindestalter|altersgruppe*|idade_maxima|idade_minima|limite_de_idade|faixa_etaria|rango_de_edad|franja_de_edad -@thing -@pet
R @only & over|under|above|between|mayores|menores|entre|plus|moins|uber|unter|zwischen|maiores & 25|30|35|40|45|50|55|60|65|70|years|anos|ans|jahre|fifty|thirty|forty|sixty !months|minutes
R over|under|above|uber|unter|mayor_de|mayores_de|menor_de|plus_de|moins_de|mais_de|menos_de|maior_de > 25|30|35|40|45|50|55|60|65|70|fifty|sixty|forty|thirty & are_you|you|applicant*|person*|tiene|usted|avez|vous|etes|sind_sie|sie|tem|voce|anos|years|ans|jahre !m2|sqm|kg|euro*|months|minutes|income|rent|gast*|guests|cm|hours -@pet -@thing
R too_old|too_young|young_people|old_people|jovenes_solo|solo_jovenes|nur_junge|young_professionals_only
W child*|children*|kids|kid|toddler*|teenager*|infant|infants|baby|babies|minors|under_18s|under_18_s|dependents|dependants|dependent_child* -@pet !children_s_song
W en:minor|en:minors
W en:son|en:sons|daughter*|stepchild*|grandchild*
W hijo|hijos|hija|hijas|ninos|nino|nina|ninas|menores|es:menor|adolescentes|bebe|bebes -@pet !obra*|consumo
W enfant|enfants|mineur|mineurs|adolescents -@pet
W de:kind|de:kinder|kinder|kindern|kindes|minderj*|minderjahrig*|jugendliche|sohn|tochter -@pet !song
W filho|filhos|filha|filhas|crianca*|criancas|pt:menor|adolescente -@pet
W custody|sorgerecht*|custodia|garde_alternee|garde_d_enfants|garde_partagee|droit_de_garde|guarda_compartilhada|guarda_dos|guarda_partilhada|garde_des_enfants|fr:garde !garde_meuble|caution -@pet
W school & child*|son|daughter|kid*|which|attend !near|first
W how_old & you|applicant*|occupant*|person*|people|everyone|tenant* -@pet -@thing
W que_edad|cuantos_anos_tiene|quel_age|wie_alt|que_idade|quantos_anos & tiene|tienes|avez|sind|tem|occupant*|tienen|ont|haben -@pet -@thing -@vehicle
W date_of_birth|dates_of_birth|dob|dobs|birthday|birthdays|birth_date*|birthdate*|birthdays|year_of_birth|birth_year|born_on|fecha_de_nacimiento|fecha_nacimiento|date_de_naissance|annee_de_naissance|geburtsdat*|geburtsdatum*|geburtsjahr*|geburtstag|data_de_nascimento|data_nascimento|ano_de_nascimento|ano_de_nacimiento|d_o_b -@pet !party|fiesta|parties
W born|nacio|nacido|naci|ne|nee|geboren|nasceu|nascido & when|year|day|date|month|cuando|ano|fecha|quand|annee|wann|jahr|quando|data
W en:age|en:ages|fr:age|ages & you|your|applicant*|occupant*|each|person*|everyone|all|tenant*|household|adult*|vous|votre|vos|personne*|candidat* -@thing -@vehicle -@pet
W = age|ages -@thing -@vehicle -@pet
W edad|edades|idade|idades -@thing -@vehicle -@pet
W de:alter & ihr|ihre|bewerber*|person*|bewohner*|jeweilig*|mieter*|aller -@thing -@vehicle -@pet
W = de:alter|lebensalter -@thing -@vehicle -@pet
W generation*|generacion|geracao|retired|retirement|pensioner*|jubilad*|retraite|retraites|retraitee|de:rentner*|ruhestand|aposentad*|pensionista*|reformado|reformada|senior*|old_enough_to_remember|elderly !heating|boiler
`;
