import type { AdultsWords } from "../../en/answering/adults";

export const adultsWords: AdultsWords = {
  title: "¿Coincide el número de personas adultas?",
  text: ({ said, named }) =>
    `Indicó que vivirán allí ${said} ${said === 1 ? "persona adulta" : "personas adultas"}, contando con usted, y ha nombrado a ${named} además de usted. Añada a quien falte o cambie el número. Si es correcto así, continúe.`,
  changeNumber: "Cambiar el número de personas adultas",
  changeNames: "Ver las personas nombradas",
};
