import type { PageLocale } from "../../locale";
import { householdWords } from "../household-words";
import type { HouseholdPerson } from "../people";

/** Who fills in an own part, and how far each is. */
export function HouseholdList({ people, locale }: { people: HouseholdPerson[]; locale: PageLocale }) {
  const words = householdWords[locale];
  return (
    <dl>
      {people.map(({ role, name, email, state }) => (
        <div key={email}>
          <dt>
            <bdi>{name}</bdi> <span className="muted">· {words.roles[role]}</span>
          </dt>
          <dd>
            {words.states[state]}
            {name === email ? null : (
              <>
                <br />
                <span className="muted">{email}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
