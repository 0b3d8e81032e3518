import { formatDate, utcDay } from "../../../../../kernel/dates";
import { isolated } from "../../../../../kernel/isolated";
import type { PageLocale } from "../../../../../kernel/page-locale";
import { IsolatedText } from "../../../../../ui/isolated-text";
import { useZones } from "../../../../../ui/zones";
import { householdWords } from "../../../applications/household/household-words";
import { type HouseholdPerson, progressOf } from "../../../applications/household/people";
import { shareWords } from "../share-words";

type HouseholdCornerProps = {
  people: HouseholdPerson[];
  invitation: "yes" | "no" | null;
  locale: PageLocale;
  /** Address of a link to somebody's part, of its token. */
  linkOf: (token: string) => string;
  now: number;
  /** Copies a link, and opens the share sheet where there is one. */
  script: string;
};

/** On the lead's status page: who is how far, and what can be done about who is not done. Each press is a plain post of the page. */
export function HouseholdCorner({ people, invitation, locale, linkOf, now, script }: HouseholdCornerProps) {
  const { reader: zone } = useZones();
  if (people.length === 0) return null;
  const words = householdWords[locale];
  const share = shareWords[locale];
  const isComplete = people.every(({ state }) => state === "done");
  const isShared = people.some((person) => sharedOf(person, now));
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
        {people.map((person) => {
          const { id, role, name, email, state } = person;
          const shared = sharedOf(person, now);
          return (
            <div key={id ?? name} id={id && partAnchor(id)}>
              <dt>
                <bdi translate="no">{name}</bdi> <span className="muted">· {words.roles[role]}</span>
              </dt>
              <dd>
                {progressOf(person, words, { locale, zone })}
                {email === "" || name === email ? null : (
                  <>
                    {"\n"}
                    <bdi translate="no">{email}</bdi>
                  </>
                )}
              </dd>
              {id && state !== "done" ? (
                <dd>
                  {shared ? (
                    <SharedLink name={name} shared={shared} isHere={email === ""} locale={locale} linkOf={linkOf} />
                  ) : null}
                  <form method="post" className="acts">
                    <input type="hidden" name="member" value={id} />
                    {email === "" ? null : <Press intent="invite-again" text={words.again} name={name} />}
                    {state === "asked" ? (
                      <Press intent="share" text={shared ? share.shareAgain : share.share} name={name} />
                    ) : null}
                    <Press intent="let-go" text={words.letGo} name={name} />
                  </form>
                </dd>
              ) : null}
            </div>
          );
        })}
      </dl>
      {isShared ? <script type="module" src={script} /> : null}
    </section>
  );
}

/** Where a person stands on the page. */
export function partAnchor(id: string): string {
  return `part-${id}`;
}

/** A link that still opens the part. */
function sharedOf({ state, shared }: HouseholdPerson, now: number) {
  return state === "asked" && shared && shared.endsAt > now ? shared : null;
}

function Press({ intent, text, name }: { intent: string; text: string; name: string }) {
  return (
    <button type="submit" className="lnk" name="intent" value={intent}>
      {text}
      <span className="vh"> {name}</span>
    </button>
  );
}

type SharedLinkProps = Pick<HouseholdCornerProps, "locale" | "linkOf"> & {
  name: string;
  shared: NonNullable<HouseholdPerson["shared"]>;
  /** Who has no mailbox may well sit beside the lead. */
  isHere: boolean;
};

/** The link, to be marked and copied by hand; with script by a press, or handed to another program. */
function SharedLink({ name, shared, isHere, locale, linkOf }: SharedLinkProps) {
  const words = shareWords[locale];
  const id = `share-${shared.token.slice(0, 6)}`;
  return (
    <div className="box" data-share={words.copied}>
      <label htmlFor={id}>
        <IsolatedText text={words.shareLabel({ name: isolated(name) })} />
      </label>
      <input id={id} type="text" readOnly={true} dir="ltr" value={linkOf(shared.token)} aria-describedby={`${id}-h`} />
      <p className="hint" id={`${id}-h`}>
        <IsolatedText
          text={words.shareText({ name: isolated(name), day: formatDate(utcDay(shared.endsAt), locale) })}
        />
      </p>
      <p className="part">
        <button type="button" className="sec" hidden={true} data-copy>
          {words.copy}
        </button>{" "}
        <button type="button" className="sec" hidden={true} data-sheet>
          {words.shareSheet}
        </button>{" "}
        <span role="status" />
      </p>
      {isHere ? (
        <p>
          <a className="sec" href={linkOf(shared.token)}>
            {words.openHere}
          </a>
        </p>
      ) : null}
    </div>
  );
}
