/** Common words (of the 10,000 commonest of each language) that look like a misspelt term and are none. */
export const guardWords = `
abrela abuelo accepte accepts accion accommodations aceito acepta aceptar aceptas acepto acreditam acreditar 
acredite acredito actions actives actividad actividades activites activities activity additionally additions 
administracion administratif administratifs administrations administratives administrator admite adocao adolescent 
africa africain africaine africains afrika agencias aguardar aguarde ahorros aktion alegria alimentar alimento 
aliments allen allerdings alquilar alrededores alturas alumna alumni alumnos america americain americana americano 
americas amigas amigo amoroso anciens ancient andado andere anderem anderer anderes andern andersen angeordnet 
animar answers anterieures apariencia apetite aposentar apparences appeles aquela armada armados aseguro aspect 
aspectos aspects assess asset assign assigned assine assis assise assurances atentado atento athens atzend auction 
autentica authentic authorization authorized autonomes autonomie autoritat autorite autorites autorizada autorizado 
autre auxiliar avisado ayudan ayudar ayudes babes backgrounds backing baking balanca balanced balanco banques beach 
befordert beforderung begleitung believed believes benefice benefices beneficiaire beneficiaires beneficial 
beneficiant beneficie beneficient beneficier benefique bescheiden beschweren beschwert besonderer besonderes 
besonders bezahle bilhetes blanc blanca blancos blancs bonita bonitao bonitas brach braco branca branch brancos 
brauche brauchten breath breit brinco caballo cabelos cacada cacao cache cached caches cachet cadeia cadeiras 
cadera cahier calada caliente camada campagne campagnes cancao cancel cansada canto cantos carater carnada carnets 
carreira carres cartas cartaz carteiro cartel carter cartera carvao casser categories celebrities celebrity celula 
centres certes certificar certificats chanel changed channels chapeu character characteristic characteristics 
characterization characterized charakter charge chargee charger charges chevaux chicks chifres chinos christianity 
christina christine cidades ciente circonstance clairs clientes clients clint combine comete comigo comite commons 
commun communes communs companera companero companeros companhia companhias compania companias companies companion 
compare compartilhar compete completion complexite complexity complexo compliant comporte compre compter comptes 
compute comte concession concessions condesa condicao condicion condicionado condicional condiciones conducto 
conduite conduzir conexion confection confesso confessou confidencial confidential confirmacion confirmada 
confirmado confirme confirmee confirmer conflict conflicts conflit conflits confusion congressional conhecam 
conhece conhecer conheceu connaissent connexions conoce conocer conoces conservatoire constitue constituee 
constituer constitute construir contar contenant contract contracting contractor contractors contracts contrat 
contribuent contribute controla controle controlo controls convention conventional conventions conversion 
convirtiendo convirtio convite copains cornet correcte correntes corria corridas cortes couler couleurs count 
counts coupe couples courante courants courent couvrant creditos creme criacao crimen crises cristina cuadro cuanta 
cuentan cuentas cuente cuento cuentos cuesta cuidado cuidados cuidadosamente cuidadoso cultura culturas culturel 
customers debido debio decida decido defendant dejando demand demandas demands demonstracao demonstrar demostracion 
demostrado demostrar dentes denunciar departamento departement departements departmental departments dependance 
dependant dependence dependendo deposits deprimiert dernier descansa descanse descenso desir desired desirs destes 
detalhes detalle detendra detenir devido difference differences different differente differentes differential 
differentiel differently differents discuter dispuesta dispuesto dispuestos divers divina diving dokument dokumente 
driven drives droga dudas duerma duermo duvida duvidas easter echarte education ehrlich ehrliche ehrlichkeit 
eigenen eigener eigenes eigentliche ejercitos eleito elevado elimination elise embaracoso emotionen empleados 
emploie emplois enamorada enamorado enamorados encanta enfermera enfermeras enfermos engage engagee engager engages 
englisch enhance ensembles ermittlung ermittlungen ernstes erwachsen escala escapa escoba escolar escolas escolha 
escolta escova escudo escudos escuelas esfera espaciales espada espadas espagnol espanhol especial especially 
especies espirito espiritos espiritu espiritual espiritus estadio estados estando estao estaria estatua estes 
estuda estudantes estudou estuvo etablissements ethique etica etrange etroitement etudiants eugene evenements 
exercitos explication exploration expresso extract extraction extrano extranos extraordinaire extraordinaires 
extraordinaria extraordinario extraordinary extraterrestre extraterrestres facil factors factory faille faillites 
faites faits fakten falhas familiales familias familien familles farmer fassen faster fathers fator favori favorise 
favoriser favourites federale federn feier feiert femenina feminina feminins fermer fermes festen feuern fianca 
fichas figuras figure figured figuren figurer filas files filled finances finder firmar fisting foder folder folhas 
folles fondation fonde fondee fondre forbes forca forcar force forced forcer forges formal formam forman formas 
format forme formed formel formen formes formula formuler formules fortes foster founder franc franca frances 
francis franco francois francs freude freuen freunden freundes fruher fruheren fuentes fueras fuerte fuerza 
funcionado funcionando funcionar funcionara funcionarios futur futura futuros futurs garder geboten gedicht geert 
gehalt gehoren gekauft geklart geklaut gelesen gemalt generaciones generating generator generators generic 
genetique gentleman gerecht gerucht geschehen geschichte geschichten geschieht geschluckt geschrieben gestanden 
gestartet gestattet gewahrt gezahlt glaub glaubt glaubte glaubten gouvernements governmental governments governor 
grades grandes grandi grants grossa grossem grossen grosses grosso grosste grunde grunen grusse guardan guardar 
guardas guarde guardia guardo guards guarida habian habias habitations hablar hablen hables habran habras haciendo 
hambre hande handel handled handler handles hassliche haussier heading healing healthy hearings heath heights 
historia historias historical holmes hombro hombros homes homossexual hospitais households idiota idiotas igrejas 
ilegais imports impressed impressions independent independente indigenous infection infections inflation 
inflationnistes insertion institute institutes integrante interaction interactions interdit interdite interne 
internes intersection intimo invalid izquierda izquierdo jovens judiciaires jugado julgado juntas juntou keinen 
kenne kinds komme kranken kredit lamina langage lange langes largue latin latinas latine latter lebende lebens 
legend leistung leiter leitungen lester lettre letzte letztens letzter letztes levado liebling llevalo llevando 
longue longues loving lutter machen madam madchens maine maldade maletas management manchen manda mandam mandan 
mandar mandate mandato mandats manden manger manne mannes manter marchen mares marges mariages maridos marier marin 
marina marines marino mario martes martine masculina masque matame materia matter maximo medecin medecins median 
mediatique medicaid medicale medicales medicas medicaux medicinas medicos medidas medio meditation mejores membres 
menina meninos mentores mesure mesurer mesures metal metida mexico migration minimal minime mortgages movimento 
movimentos movimiento mueres mulder munter muster namorando namorar natalie nationaux naturais natural naturales 
naturaleza naturally naturalmente naturals naturlich naturliche necesidad necesitan necesitar necesitas necesite 
necesito necessidade necessita netzwerk ninguno niveaux nobre nombres nommer norma normais normal norman normes 
observa observed observer ofender offene offenen offensichtlich offensive offices operacion operate operates 
operations ordinaire ordinaires ordinance ordinario outras outro padroes paiements painted palabra palabras panales 
papeis papeleo paper papier parceria pareca parei parejas pares pariente paris parler paroles passar passed 
passepartout passer patent patents patrimoine penale pensionnes penso pensons peoples perdon perguntam perguntar 
perguntas pergunte pergunto peril permanece permanence permanents permet persil petites petits peuple phase phrases 
plaintiff plateia playing poison polices politik politiker portuguese posing postings potente poursuivent 
poursuivra poursuivre practicamente practicando praticamente praticando pratiquent preciosa precious precis 
precisam precisao precisar precisas precise preciso prefiere prefieres preguntan preguntar preguntas pregunte 
pregunto premiers prenant prepare preparo presence preservation presidence presidencia presidencial president 
presidenta presidente presidential presidentielle presidents presion prestamo prestation prestations pretend 
pretendia pretendo pretendre prevenus previsto primeiras primeiros primeras primero primes prisa probably processar 
processed processes processeur processeurs processor processors produccion production productive profi profis 
profissionais profissional profit profite profitent profiter profitera profits prohibited proibida proibido 
projection prononce prononcee prononcer prospective protect protecting protector protesto publicar publico publicos 
publics publie quadro quant quanta quatre quellen quere quiera quieran quieres quiero quinto rally rangement 
rapariga rarete reacao reales realty recebe receitas receta recipe reclamando reclamation recover recuperado 
recuperando recuperation reduire reduit reduites reduits reeves referenced references refugio refuse regain regalos 
regie regimento regimes registre registros registry regra reinkommen reiten relacionado relacionamento 
relacionamentos relaciones relate relates relating relever relie relief relier relies relogios remains remedier 
remedies rendement rendements rennen rentals rentes rentrer reparti republic republica republicans requirement 
reservas reservations reserve reserviert resistencia rester restes restructuration restructurations restructuring 
retablissement retain retenus retire retirer retrait retraso retten reuters revenu revenue revenues revirement 
routine rueda sagrada salaire salaries salario salvation sanger sangra sangue saturation saving schlaf schlafe 
schlafst schlagen schlagt schools schulde schuldet schulen schwager schwanze schwarz schwarzen schwarzer schwarzes 
seccion secretas secretos secrets sections seeking segura segurancas segure seguros segurou sejours sektion semente 
senhoras senhoria senhoritas senoras senoria senorita sensor separacao separacion separamos separar separarnos 
separate separately separation seras services servico settle sewing significa significaba significam significan 
significant significar significatif significative significava singe soutient speciale specials spoke spreche 
sprecher spricht starring stars states stating stats statue statut statuts stehlen stellten stewart stimmen streik 
strikes supporte supports syndical syndicale syndicales syndicate syndication syndicats teachers teaches teenage 
teile tempel templo tenait tenda tendran tendras tendre tendria tenes tentant texte textes therapeutic tickets 
tiendra tiens titulos trabalha trabalhador trabalhe trabalhos trabalhou traitements traitent trance trancher 
tranches transito transmit trenes trial trinke truppe truppen ultima ultimo universel universitaire universitario 
vacios valerie verbunden verdade verhaften verificando verklagen vespera veterinario viado viciada violation violet 
visao vital vitales voient volado voltado voltaria wahle wahren walter websites wegen weichen weights weise weiss 
weissen weisser weisst welch welding westen wieviele wirkliche wright zahle zahnen zeichnen 
`;
