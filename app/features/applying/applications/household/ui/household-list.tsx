import type { PageLocale } from "../../../../../kernel/page-locale";
import { useZones } from "../../../../../ui/zones";
import { householdWords } from "../household-words";
import { type HouseholdPerson, progressOf } from "../people";

/** Who fills in an own part, and how far each is. */
export function HouseholdList({ people, locale }: { people: HouseholdPerson[]; locale: PageLocale }) {
  const words = householdWords[locale];
  const { reader: zone } = useZones();
  return (
    <dl>
      {people.map((person) => (
        <div key={`${person.role} ${person.name} ${person.email}`}>
          <dt>
            <bdi translate="no">{person.name}</bdi> <span className="muted">· {words.roles[person.role]}</span>
          </dt>
          <dd>
            {progressOf(person, words, { locale, zone })}
            {person.email === "" || person.name === person.email ? null : (
              <>
                <br />
                <bdi className="muted" translate="no">
                  {person.email}
                </bdi>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
