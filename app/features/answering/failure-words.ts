import type { PageLocale } from "../applications/locale";

/** What a tenant reads when a page or a post failed on our side. */
export type FailureWords = {
  /** A page could not be shown. */
  title: string;
  text: string;
  /** A post was not dealt with; what was typed stands in the page. */
  postTitle: string;
  kept: string;
  /** The same, and it could not be put into the page. */
  goBack: string;
  again: string;
  /** `{email}` and `{reference}` are filled in. */
  reference: string;
};

export const failureWords: Record<PageLocale, FailureWords> = {
  en: {
    title: "This page can’t be shown right now",
    text: "Something failed on our side. What you sent before is kept. Wait a minute, then try again.",
    postTitle: "That did not go through",
    kept: "Something failed on our side. Your answers are kept: what you sent before, and what you typed last. Wait a minute, then try again.",
    goBack:
      "Something failed on our side. What you sent before is kept. Go back in your browser: what you typed last is still there. Wait a minute, then send it again.",
    again: "Try again",
    reference: "If it happens again, write to {email} and give this reference: {reference}",
  },
  es: {
    title: "Esta página no se puede mostrar ahora",
    text: "Algo ha fallado por nuestra parte. Lo que envió antes está guardado. Espere un minuto e inténtelo otra vez.",
    postTitle: "No se ha podido enviar",
    kept: "Algo ha fallado por nuestra parte. Sus respuestas se conservan: lo que envió antes y lo último que escribió. Espere un minuto e inténtelo otra vez.",
    goBack:
      "Algo ha fallado por nuestra parte. Lo que envió antes está guardado. Vuelva atrás en su navegador: lo último que escribió sigue ahí. Espere un minuto y envíelo otra vez.",
    again: "Intentarlo otra vez",
    reference: "Si vuelve a ocurrir, escriba a {email} e indique esta referencia: {reference}",
  },
  fr: {
    title: "Cette page ne peut pas s’afficher pour le moment",
    text: "Un problème est survenu de notre côté. Ce que vous avez déjà envoyé est conservé. Attendez une minute, puis réessayez.",
    postTitle: "L’envoi n’a pas abouti",
    kept: "Un problème est survenu de notre côté. Vos réponses sont conservées\u00a0: ce que vous avez déjà envoyé et ce que vous venez de saisir. Attendez une minute, puis réessayez.",
    goBack:
      "Un problème est survenu de notre côté. Ce que vous avez déjà envoyé est conservé. Revenez en arrière dans votre navigateur\u00a0: ce que vous venez de saisir y est encore. Attendez une minute, puis renvoyez.",
    again: "Réessayer",
    reference: "Si cela se reproduit, écrivez à {email} en indiquant cette référence\u00a0: {reference}",
  },
};
