import type { ShownText } from "../shown-texts";
import { Fold } from "./fold";

/** What the consents speak of, folded; kept with what is sent (`noticesShown`). */
export function ShownTexts({ texts }: { texts: readonly ShownText[] }) {
  return texts.map(({ title, paragraphs }) => (
    <Fold title={title} key={title}>
      {paragraphs.map(({ text, lang }) => (
        <p className="text" dir="auto" lang={lang} key={text}>
          {text}
        </p>
      ))}
    </Fold>
  ));
}
