import { ButtonLink } from "../../../../ui/button-link";
import { useWords } from "../../../../ui/use-words";
import { formListWords } from "../words/list-words";

/** The way to what is kept back, under the list of applications; nothing where nothing is. */
export function SuspectedLink({ count, base }: { count: number; base: string }) {
  const words = useWords(formListWords);
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink to={`${base}/spam`} variant="outline" size="sm">
        {words.keptBack({ count: count > 99 ? "99+" : count })}
      </ButtonLink>
    </p>
  );
}
