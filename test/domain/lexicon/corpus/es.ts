import type { Corpus } from "./corpus";

/** How landlords write, in Spanish. */
export const es: Corpus = {
  identityNumbers: {
    forbidden: ["DNI", "Número de DNI o NIE", "Número de la Seguridad Social", "Nº de la seguridad social de cada inquilino", "Indique su NIF", "CURP", "RFC del solicitante", "Cédula de identidad número", "Las cuatro últimas cifras de su DNI", "numero de la segurida social", "CUIL del solicitante", "Número de identificación fiscal"],
    doubtful: ["Número de estudiante", "Número de cliente con la agencia anterior", "Número de empleado", "Número de ID", "Número de alumno"],
    harmless: ["Número de puerta", "¿La quiere sin muebles?", "¿En qué número de la calle vive?", "¿Usará la sala social?", "Número de habitaciones", "¿Le molesta la cámara de seguridad?", "¿Cuántos depósitos de seguridad ha pagado?", "Número de teléfono del casero", "¿Viene sin mascotas?", "¿Cuántas personas vivirán allí?", "Número de póliza del seguro del hogar", "Número de matrícula del coche", "¿Ni lunes ni martes puede visitar?", "¿Quiere un piso sin ascensor?", "Número del contador"],
  },
  identityDocuments: {
    forbidden: ["Número de pasaporte", "Pasaporte: número y fecha de expedición", "Número del permiso de conducir", "Nº de pasaporte", "Número de carné de conducir", "Número de documento de identidad", "Numero de pasporte", "Número de su tarjeta de residencia", "Lugar de expedición del pasaporte", "¿Qué cifras tiene su pasaporte?"],
    doubtful: ["Copia del pasaporte", "Suba una copia de su carné de identidad", "¿Tiene permiso de conducir?", "Adjunte copia del documento de identidad", "Pasaporte"],
    harmless: ["¿Necesita permiso de aparcamiento?", "¿Tiene licencia para el perro?", "¿Puede conducir la furgoneta de la mudanza?", "¿Necesita una licencia de obras?", "¿Tiene carné de la biblioteca?", "¿Cuándo pasa por la zona?", "¿Le gusta el pasaje junto al portal?", "¿Pasará el verano aquí?", "Muestre su documento al recoger las llaves", "¿Necesita permiso para la terraza?", "¿Cuántas llaves necesita?", "¿Cuándo quiere visitar el piso?", "¿Tiene el gato pasaporte de mascota?", "¿Qué pasa si llega tarde?", "¿Paso por su oficina?"],
  },
  bank: {
    forbidden: ["Número de cuenta bancaria", "IBAN", "Datos bancarios", "CLABE interbancaria", "Usuario y contraseña de su banca en línea", "Cuenta bancaria", "CBU", "Conecte su banco", "Número de cuenta", "numero de cuentta bancaria"],
    doubtful: ["¿En qué banco tiene cuenta?", "Nombre del banco", "Extracto bancario de tres meses", "Saldo de la cuenta", "¿Tiene una cuenta corriente?", "¿Cuál es su banco?"],
    harmless: ["¿Le gusta el banco del jardín?", "¿Cuenta con coche propio?", "¿Cuántos baños necesita?", "¿A nombre de quién está la cuenta de la luz?", "¿Qué día quiere pagar el alquiler?", "¿Cómo prefiere pagar el alquiler?", "Tenga en cuenta las horas de silencio", "¿Tiene ahorros? ¿Cuánto?", "¿Cuáles son sus ingresos al mes?", "¿Cuántas personas trabajan en casa?", "¿Se da cuenta del ruido?", "¿Un banco de madera en la terraza le sirve?", "¿Cuenta la casa con lo que necesita?", "¿Trabaja por su cuenta?", "¿Se hará cargo de la cuenta del agua?"],
  },
  cards: {
    forbidden: ["Número de tarjeta de crédito", "Tarjeta de débito: caducidad", "CVV de la tarjeta", "Fecha de caducidad de la tarjeta", "Código de seguridad de su tarjeta", "Tarjeta regalo de 100 euros", "Pague la fianza ahora por Bizum", "Envíe la reserva antes de la visita", "Titular de la tarjeta de crédito", "numero de targeta de credito"],
    doubtful: ["¿Qué tarjetas tiene?", "¿Puede pagar con tarjeta?", "¿Tiene tarjeta de crédito?", "¿Qué tarjetas usa?", "¿Dispone de una tarjeta de débito?"],
    harmless: ["¿Necesita una tarjeta de garaje?", "¿Cuántas tarjetas de acceso necesita?", "¿Tiene tarjeta de transporte?", "¿Puede pagar el alquiler con tarjeta?", "¿Tiene tarjeta de la biblioteca?", "¿Quiere una carta o un correo?", "¿Le dejamos nuestra tarjeta de visita?", "¿Le sirve una mesa de cartas?", "¿Está clara la fianza?", "¿Acepta pagar la fianza al firmar?", "¿Usa la tarjeta de la lavandería?", "¿Llegará por la tarde?", "¿Quiere llave o tarjeta de entrada?", "¿Tarda mucho al trabajo?", "¿Qué descuento espera?"],
  },
  secrets: {
    forbidden: ["Contraseña de su correo", "Su PIN", "Código de verificación", "La clave de su banco", "El código que ha recibido por SMS", "Pregunta secreta", "Apellido de soltera de su madre", "contraseñia del correo", "Clave de acceso", "Respuesta a su pregunta de seguridad"],
    doubtful: ["¿Cómo se llamaba su primera mascota?", "¿Cuál fue su primer colegio?", "Nombre de su primer profesor", "¿Cuál fue su primer coche?", "Su profesor favorito de la infancia"],
    harmless: ["Le enviaremos la clave del wifi", "¿Quiere el código del portal por correo?", "¿Cuántas llaves necesita?", "¿Le sirve un tablón con chinchetas?", "¿Cómo se llama su perro?", "¿Cómo prefiere recibir los códigos del edificio?", "¿Le parece bien el código de la puerta?", "¿Usaría la aplicación de la lavandería?", "¿Cuándo puede recoger las llaves?", "¿Quiere la contraseña del wifi en papel?", "¿Cambiamos la clave del garaje cada año?", "¿Le parece clave la cercanía al metro?", "¿Quiere una llave del buzón?", "¿Cómo se llama su gato?", "¿Le enviamos la clave de la caja de llaves?"],
  },
  health: {
    forbidden: ["¿Tiene alguna discapacidad?", "¿Padece alguna enfermedad?", "¿Usa silla de ruedas?", "¿Toma medicación?", "Estado de salud", "¿Está vacunado?", "¿Tiene alguna adicción?", "¿Ha tenido depresión?", "enfermedades cronicas", "¿Necesita ayuda para las tareas diarias?", "¿Puede vivir solo por su salud?", "Minusvalía en %"],
    doubtful: ["¿Tiene alergias?", "¿Puede subir escaleras?", "¿Tiene necesidades particulares?", "Circunstancias personales", "¿Es usted alérgico a los gatos?"],
    harmless: ["¿Está su perro vacunado?", "¿Trabaja en un seguro de salud?", "¿Le importa tener un centro de salud al lado?", "¿En qué estado espera los muebles?", "¿Trabaja en un hospital?", "¿Quitará la nieve?", "¿Algo más que debamos saber?", "¿Le sirven los armarios de cocina?", "¿Le molesta la alarma?", "¿Trae algo con ruedas?", "¿La clínica cerca le molesta?", "¿Está enfermo su gato?", "¿Qué medidas tiene su sofá?", "¿Cuándo hará la mudanza?", "¿Trabaja como enfermera?"],
  },
  assistanceAnimals: {
    forbidden: ["¿Qué discapacidad justifica su perro de asistencia?", "Diagnóstico para su perro guía", "¿Para qué enfermedad es el animal de apoyo?", "Informe médico del perro de asistencia", "¿Qué discapacidad tiene el dueño del perro guía?", "Diagnóstico que exige un animal de apoyo emocional", "Enfermedad por la que tiene perro de terapia", "¿Su discapacidad requiere perro de asistencia?", "Discapacidad y perro guía", "¿Qué enfermedad detecta su perro de asistencia?"],
    doubtful: ["¿Tiene perro guía?", "¿Es un perro de asistencia?", "Animal de apoyo emocional", "¿Tiene un perro lazarillo?", "Perro de terapia"],
    harmless: ["¿Qué mascota tiene?", "Raza del perro", "¿Cuántos gatos tiene?", "Peso de su perro", "Edad de la mascota", "¿Ladra su perro?", "Nombre del perro", "¿Tiene el gato microchip?", "¿Quién cuida su perro?", "¿Está el perro esterilizado?", "¿Vive su perro dentro?", "Número de animales", "Sexo del perro", "¿Está vacunada la mascota?", "¿Qué tamaño tiene su perro?"],
  },
  religion: {
    forbidden: ["¿Cuál es su religión?", "Religión", "¿Va a misa?", "¿Es usted creyente?", "¿Es católico practicante?", "¿A qué iglesia va?", "¿Reza en casa?", "relijion", "¿Está bautizado?", "Su fe", "¿Es musulmán o cristiano?"],
    doubtful: ["¿Come halal?", "¿Qué fiestas celebra?", "¿Algo le impide usar la cocina?", "¿Tiene restricciones alimentarias?", "¿Come cerdo?"],
    harmless: ["¿Le molestan las campanas de la iglesia de al lado?", "¿Vive en la calle de la Iglesia?", "¿Toma café?", "¿Estará fuera en Navidad?", "¿Cultiva plantas?", "¿Qué cultura le gusta?", "Nunca preguntamos por la religión", "¿Respeta el silencio en días festivos?", "¿Cree que el piso le conviene?", "¿El mercado del domingo le molesta?", "¿Conoce la plaza San Miguel?", "¿Practica algún instrumento?", "¿Qué día podría visitar el piso?", "¿Trabaja los domingos?", "De buena fe, ¿son ciertos los datos?"],
  },
  origin: {
    forbidden: ["Raza", "Etnia", "Color de piel", "¿De dónde son sus padres?", "¿Dónde nacieron sus padres?", "Origen étnico", "¿Es gitano?", "¿De dónde es realmente?", "Ascendencia", "etnnia", "País de origen"],
    doubtful: ["Lugar de nacimiento", "¿Dónde nació?", "¿Qué significa su apellido?", "¿Tiene acento?", "¿De dónde es usted?"],
    harmless: ["Raza del perro", "Color del coche", "¿Qué color de pared prefiere?", "Origen de sus ingresos", "¿De dónde viene la furgoneta de la mudanza?", "¿Le gusta el parqué original?", "¿Desde cuándo vive allí?", "¿Dónde trabaja?", "¿Cómo nos ha conocido?", "¿Usa bicicleta de carreras?", "¿Le gustan las plantas autóctonas?", "¿Qué raza de gato tiene?", "¿Dónde vive ahora?", "¿Tiene terraza ahora?", "¿Trae sofá negro o blanco?"],
  },
  nationality: {
    forbidden: ["Solo españoles, ¿lo es?", "Número de visado", "No se admiten extranjeros", "Número de permiso de residencia", "Si es extranjero, indique su país", "Solo nacionales", "Número de asilo", "Número de extranjero", "Sin extranjeros", "Únicamente ciudadanos españoles"],
    doubtful: ["Nacionalidad", "¿Es usted extranjero?", "¿Tiene papeles en regla?", "¿Tiene visado?", "Lengua materna", "¿Qué idiomas habla?", "Situación legal", "nasionalidad"],
    harmless: ["¿En qué idioma prefiere los mensajes?", "¿Vive en la avenida de la Nación?", "¿Papel pintado o pintura?", "¿Ha visto el piso?", "¿Cuándo llega a la ciudad?", "¿Necesita aparcamiento de residentes?", "¿Es residente del barrio desde hace mucho?", "¿Lee el periódico local?", "Idioma para las cartas", "¿Qué papeles de la mudanza faltan?", "¿Dónde reside ahora?", "¿Quiere el contrato en español?", "¿Desde qué ciudad se muda?", "¿Cuándo vuelve de vacaciones?", "¿Ha previsto una visita?"],
  },
  sex: {
    forbidden: ["Sexo", "Género", "Hombre o mujer", "¿Es hombre o mujer?", "Solo chicas", "Sexo de los ocupantes", "Masculino/femenino", "S e x o", "¿Cuál es su género?", "Preferimos mujeres"],
    doubtful: ["Sr./Sra.", "Tratamiento", "¿Qué pronombres usa?", "¿Viviría con hombres?", "Señor o señora: Sra. o Sr."],
    harmless: ["Sexo del perro", "¿Vive en el sexto?", "¿Qué género musical toca?", "Apellido Hombreiro", "¿Cómo quiere que le llamemos?", "¿Sube al sexto piso a pie?", "Género de película preferido", "Nombre preferido", "¿El gato es macho?", "¿Cuántas personas vivirán?", "Puesto de trabajo", "¿Conoce a la señora Pérez, la portera?", "¿Qué título tiene el libro de normas?", "¿Sexta planta o más abajo?", "¿Necesita perchero?"],
  },
  orientation: {
    forbidden: ["Orientación sexual", "¿Es usted gay?", "¿Es homosexual o heterosexual?", "¿Son más que amigos?", "¿Comparten cama?", "¿Duermen juntos?", "Lesbiana, gay o bisexual", "orientasion sexual", "¿Es su pareja del mismo sexo?", "Su vida sexual"],
    doubtful: ["¿Quién comparte habitación?", "¿Quién duerme en qué cuarto?", "¿Quién compartirá dormitorio?", "Reparto de habitaciones", "¿Quiénes duermen en la habitación grande?"],
    harmless: ["¿Qué orientación prefiere para la terraza?", "¿Cama doble o individual?", "¿Quiere orientación sur?", "¿Cuántas habitaciones necesita?", "¿Trae su cama?", "¿Le gusta la orientación del balcón?", "¿Cuántos adultos vivirán?", "¿Le ayudarán amigos en la mudanza?", "¿Sofá cama?", "¿Prefiere el cuarto pequeño?", "¿Dos baños bastan?", "¿Usará los dos dormitorios?", "¿La cocina abierta le gusta?", "¿Recto o en esquina?", "¿Deja la cama en la habitación?"],
  },
  marital: {
    forbidden: ["Estado civil", "¿Está casado?", "Soltero, casado, divorciado, viudo", "Nombre de su cónyuge", "¿Tiene pareja?", "¿Tiene novio?", "¿Trabaja su marido?", "casadа o soltera", "estado sivil", "¿Están casados entre ustedes?", "Nombre del esposo"],
    doubtful: ["Apellido de soltera", "¿Cómo se conocen?", "¿Se quedará su pareja a dormir?", "Apellidos anteriores", "¿Su novia viene de visita?"],
    harmless: ["¿Cama de matrimonio o individual?", "¿Puede esperar un par de días?", "¿Quién firmará el contrato?", "¿Cuántos firmarán?", "Habitación doble", "¿Dormitorio de matrimonio o dos camas?", "¿Quiere casa o piso?", "¿Tiene casa propia?", "¿Está casi lista la mudanza?", "¿Socio de la empresa?", "¿Un par de preguntas sobre la mudanza?", "¿Practica artes marciales?", "¿Cuántas personas adultas firmarán?", "¿Es para una empresa?", "¿Qué parada de metro usa?"],
  },
  pregnancy: {
    forbidden: ["¿Está embarazada?", "¿Espera un bebé?", "¿Piensa tener hijos?", "Embarazo", "¿Planea tener más hijos?", "¿Está encinta?", "Fecha prevista de parto", "enbarazada", "¿Quieren adoptar un niño?", "¿Están esperando un hijo?"],
    doubtful: ["¿Crecerá su hogar?", "¿Será la casa bastante grande en el futuro, suficientemente grande?", "¿Va a crecer la familia?", "¿Aumentará el hogar?", "¿Crecerá la familia pronto?"],
    harmless: ["¿Espera un paquete ese día?", "¿Espera visitas?", "¿Cuándo vence el alquiler?", "¿Quiere adoptar un gato?", "¿Qué espera del piso?", "¿Cuántas personas el día de la entrada?", "¿Espera muebles?", "¿Hay un vivero cerca?", "¿Qué planes tiene para la terraza?", "¿Cuándo espera mudarse?", "¿Espera otra respuesta?", "¿Cuánto tiempo se quedará?", "¿Prevé cambios de ingresos?", "¿Vence su contrato?", "¿Conoce la tienda de la esquina?"],
  },
  children: {
    forbidden: ["Sin niños", "No se admiten niños", "Solo adultos", "Solo mayores de 50", "¿Es mayor de 60 años?", "Edad máxima 35", "Sin hijos, por favor", "Límite de edad", "Entre 25 y 35 años solo", "Familias sin niños"],
    doubtful: ["¿Cuántos hijos tiene?", "Fecha de nacimiento", "¿Qué edad tiene?", "Edad", "¿Tiene niños?", "¿Tiene la custodia?", "¿Está jubilado?"],
    harmless: ["¿Es mayor de edad?", "¿Es mayor de 18 años?", "Edad del perro", "Edad de la caldera", "¿Qué tipo de calefacción prefiere?", "¿Conoce la comunidad?", "¿Tiene propiedades?", "¿Hará reparaciones menores?", "¿Necesita garaje?", "¿En qué ciudad vive?", "¿Cuántos años tiene su coche?", "¿Cuántas personas vivirán?", "¿Le importa la necesidad de silencio?", "¿Cuánto tiempo se quedará?", "¿Quiere una cocina con ventana?"],
  },
  politics: {
    forbidden: ["¿A qué partido vota?", "¿Está afiliado a un sindicato?", "Ideas políticas", "¿A quién votó?", "¿Es miembro de un partido político?", "Sindicato", "¿Pertenece a una asociación de inquilinos?", "afiliacion politica", "¿Votará en las elecciones?", "¿Es sindicalista?"],
    doubtful: ["¿Es usted militar?", "¿Ha servido en el ejército?", "¿Es reservista?", "Militar en activo", "¿Trabaja en las fuerzas armadas?"],
    harmless: ["¿Hará una fiesta de cumpleaños?", "¿Ve el partido de fútbol en casa?", "¿Acepta la política de mascotas?", "¿Con cuántos invitados hace fiestas?", "¿Votación en la junta de vecinos?", "¿Cuánto tiempo estará?", "¿Ha leído la política de privacidad?", "¿Cuándo es la junta?", "¿Viene de la Unión Europea?", "¿Sale de viaje?", "¿Le avala un tercero?", "¿Con qué frecuencia hace fiestas?", "¿Ha partido ya la mudanza?", "¿Toca un instrumento?", "¿Tiene bicicleta?"],
  },
  likeness: {
    forbidden: ["Foto suya", "Una foto del solicitante", "Enlace a su perfil de Facebook", "Instagram", "Estatura y peso", "¿Cuánto mide?", "¿Tiene tatuajes?", "Huella dactilar", "Foto", "Redes sociales", "Color de ojos"],
    doubtful: ["Vídeo de presentación", "Página web personal", "Sitio web personal", "Un vídeo en que se presente usted", "¿Tiene página personal?"],
    harmless: ["Foto de su mascota", "Foto del contador", "¿Dónde vio el anuncio?", "¿Nos encontró en Facebook?", "Altura del armario", "Peso del piano", "Altura de la furgoneta", "Foto de los muebles", "¿Peso de su perro?", "¿Cuántos metros necesita?", "Foto del daño de la puerta", "Mensaje breve sobre usted", "¿Qué altura de techo quiere?", "¿Qué perfil de puerta necesita?", "¿Vio el anuncio en Instagram?"],
  },
  record: {
    forbidden: ["¿Ha sido detenido?", "¿Es víctima de violencia?", "¿Tiene orden de alejamiento?", "¿Ha demandado a su casero?", "¿Ha llevado a juicio a un casero?", "¿Ha sufrido violencia de género?", "detensiones anteriores: ¿ha sido detenido?", "¿Ha estado en un juicio contra un arrendador?", "¿Le han detenido alguna vez?", "Víctima de maltrato"],
    doubtful: ["Antecedentes penales", "¿Ha sido condenado?", "¿Le han desahuciado?", "¿Ha tenido conflictos con su casero?", "¿Ha estado en la cárcel?"],
    harmless: ["¿Pagó el alquiler a tiempo?", "¿Le molesta la comisaría cercana?", "¿Puede su casero dar una referencia?", "¿Tiene tocadiscos?", "¿Usa la pista de tenis?", "¿Apunta las lecturas del contador?", "¿Cuándo le conviene?", "¿Está en periodo de prueba?", "¿Cómo va el proceso de selección?", "¿Le demanda mucho tiempo el trabajo?", "¿Recibos del alquiler?", "¿Le gusta el patio?", "¿Qué demora espera?", "¿Cuándo terminó el contrato?", "¿Tiene avalista?"],
  },
  income: {
    forbidden: ["No se aceptan ayudas, ¿de acuerdo?", "Sin ayudas sociales", "No aceptamos subsidios", "Sin prestaciones", "Nadie con subsidio: sin subsidio", "No aceptamos ayudas públicas", "Sin ayudas al alquiler", "No aceptamos prestaciones", "Ningún inquilino con ayudas: no aceptamos ayudas", "No subsidios"],
    doubtful: ["¿Recibe ayudas sociales?", "¿Cobra el paro?", "¿Cobra una pensión?", "¿Tiene deudas?", "¿Está en ASNEF?", "¿Recibe el ingreso mínimo vital?", "Fuente de ingresos"],
    harmless: ["¿Cuáles son sus ingresos totales?", "¿Qué ventajas ve en el piso?", "¿Qué sección del trastero quiere?", "¿Quién es su empleador?", "¿Desde cuándo trabaja?", "¿Tiene ahorros?", "¿Qué parte del alquiler pagan otros?", "¿Quiere guardar comida en el trastero?", "¿Es estudiante?", "¿Necesita ayuda con la mudanza?", "¿En qué trabaja?", "¿Para en esta parada el autobús?", "¿Tipo de contrato?", "Total de ingresos del hogar", "¿Prefiere reforma de la cocina o no?"],
  },
};
