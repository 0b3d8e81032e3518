import { Notice } from "../../../../ui/notice";

type LeftOutProps = { people: readonly { id: string; name: string; why: string }[] };

/** Whom a decline of many leaves out, by name, each with why. */
export function LeftOut({ people }: LeftOutProps) {
  return (
    <Notice tone="amber" title={people.length === 1 ? "1 is left out" : `${people.length} are left out`}>
      <ul className="flex flex-col gap-1">
        {people.map(({ id, name, why }) => (
          <li key={id}>
            <bdi translate="no" className="font-medium">
              {name}
            </bdi>
            : {why}
          </li>
        ))}
      </ul>
      <p className="mt-2">They stay selected, so that you can decline them for another reason.</p>
    </Notice>
  );
}
