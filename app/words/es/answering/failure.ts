import type { FailureWords } from "../../en/answering/failure";

export const failureWords: FailureWords = {
  title: "Esta página no se puede mostrar ahora",
  text: "Algo ha fallado por nuestra parte. Lo que envió antes está guardado. Espere un minuto e inténtelo otra vez.",
  postTitle: "No se ha podido enviar",
  kept: "Algo ha fallado por nuestra parte. Sus respuestas se conservan: lo que envió antes y lo último que escribió. Espere un minuto e inténtelo otra vez.",
  goBack:
    "Algo ha fallado por nuestra parte. Lo que envió antes está guardado. Vuelva atrás en su navegador: lo último que escribió sigue ahí. Espere un minuto y envíelo otra vez.",
  again: "Intentarlo otra vez",
  reference: "Si vuelve a ocurrir, escriba a {email} e indique esta referencia: {reference}",
};
