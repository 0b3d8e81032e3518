import type { LastWords } from "../../en/apply/last";

export const lastWords: LastWords = {
  keepTitle: "Para su próxima solicitud",
  keepText:
    "Este navegador puede guardar sus respuestas y ofrecerlas en el próximo formulario, sea quien sea el propietario. Están protegidas con una clave que nunca sale del navegador; nosotros no guardamos nada. No se guardan documentos, consentimientos, firmas ni respuestas a preguntas propias de un propietario. No lo haga en un dispositivo que usan otras personas.",
  keep: "Guardar mis respuestas en este navegador",
  kept: "Sus respuestas quedan guardadas en este navegador durante seis meses.",
  failed: "No se han podido guardar sus respuestas aquí.",
  erase: "Borrar las respuestas guardadas aquí",
  erased: "Las respuestas guardadas aquí están borradas.",
  title: "Usar mis últimas respuestas",
  whose: "En este navegador se guardaron respuestas el {day}. ¿Son suyas?",
  notMine: "No, soy otra persona",
  text: "Guardadas solo en este navegador, desde el {day}. Elija qué rellenar; usted revisa cada paso y lo guarda.",
  parcels: {
    you: "Sobre usted",
    home: "Dónde vive",
    work: "Trabajo e ingresos",
    animals: "Mascotas",
    guarantor: "Garante",
    references: "Referencias",
    adult: "Otra persona adulta",
  },
  use: "Empezar con estas respuestas",
  empty: "Empezar con el formulario vacío",
  filledTitle: "Ya están puestas sus últimas respuestas",
  filledText: "Revise cada paso: solo cuenta lo que usted guarde en él. Cambie lo que esta vez sea distinto.",
};
