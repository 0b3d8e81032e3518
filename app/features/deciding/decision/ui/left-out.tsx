import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { dialogWords } from "../words/dialog-words";

type LeftOutProps = { people: readonly { id: string; name: string; why: string }[] };

/** Whom a decline of many leaves out, by name, each with why. */
export function LeftOut({ people }: LeftOutProps) {
  const { leftOut: words } = useWords(dialogWords);
  return (
    <Notice tone="amber" title={words.title({ count: people.length })}>
      <ul className="flex flex-col gap-1">
        {people.map(({ id, name, why }) => (
          <li key={id}>
            <Filled
              say={words.who}
              parts={{
                name: (
                  <bdi translate="no" className="font-medium">
                    {name}
                  </bdi>
                ),
                why,
              }}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2">{words.note}</p>
    </Notice>
  );
}
