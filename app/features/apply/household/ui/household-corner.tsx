import { householdWords } from "../../../applications/household/household-words";
import type { HouseholdPerson } from "../../../applications/household/people";
import type { PageLocale } from "../../../applications/locale";

/**
 * On the lead's status page: who is done, and what can be done about who is not. Each press is a plain post of the page.
 */
type HouseholdCornerProps = { people: HouseholdPerson[]; invitation: "yes" | "no" | null; locale: PageLocale };

export function HouseholdCorner({ people, invitation, locale }: HouseholdCornerProps) {
  if (people.length === 0) return null;
  const words = householdWords[locale];
  const isComplete = people.every(({ state }) => state === "done");
  return (
    <section>
      <h2>{words.title}</h2>
      {invitation ? (
        <div className={invitation === "yes" ? "box good" : "box warn"} role="status">
          <p>{invitation === "yes" ? words.askedTitle : words.tooOften}</p>
        </div>
      ) : null}
      <p>{isComplete ? words.complete : words.asked}</p>
      <dl>
        {people.map(({ id, role, name, email, state }) => (
          <div key={email}>
            <dt>
              <bdi>{name}</bdi> <span className="muted">· {words.roles[role]}</span>
            </dt>
            <dd>
              {words.states[state]}
              {name === email ? "" : `\n${email}`}
              {id && state !== "done" ? (
                <form method="post">
                  <input type="hidden" name="member" value={id} />
                  <button type="submit" className="lnk" name="intent" value="invite-again">
                    {words.again}
                    <span className="vh"> {name}</span>
                  </button>{" "}
                  <button type="submit" className="lnk" name="intent" value="let-go">
                    {words.letGo}
                    <span className="vh"> {name}</span>
                  </button>
                </form>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
