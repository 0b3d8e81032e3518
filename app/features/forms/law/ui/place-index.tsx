import { AppLink } from "../../../../ui/app-link";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { neverOffered } from "../../form-model/catalogue";
import { neverOfferedWords } from "../never-offered-words";
import { type PackPlace, shortPlaceName } from "../place-names";
import { chainOf, packPlaces } from "../place-of";
import { placePath } from "../place-path";

const wholes = packPlaces.filter((place) => chainOf(place).length === 1);

/** Every place that has rules, by country or union; a place's link carries its name, so that it reads alone. */
export function PlaceIndex() {
  const language = usePageLanguage();
  const nameOf = (place: PackPlace) => shortPlaceName(place, language);
  const byName = (a: PackPlace, b: PackPlace) => nameOf(a).localeCompare(nameOf(b), language);
  return (
    <div className="gap-x-8 sm:columns-2">
      {wholes.toSorted(byName).map((whole) => (
        <div key={whole} className="break-inside-avoid pb-6">
          <h3 className="mt-0!">
            <PlaceLink place={whole} name={nameOf(whole)} />
          </h3>
          <ul>
            {packPlaces
              .filter((place) => place !== whole && chainOf(place)[0] === whole)
              .sort(byName)
              .map((place) => (
                <li key={place}>
                  <PlaceLink place={place} name={nameOf(place)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PlaceLink({ place, name }: { place: PackPlace; name: string }) {
  return (
    <AppLink className="inline-flex min-h-11 items-center" to={placePath(place, usePageLanguage())}>
      {name}
    </AppLink>
  );
}

/** What no form of ours asks anywhere, with the reason. */
export function NeverAsked() {
  const words = useWords(neverOfferedWords);
  return (
    <ul>
      {neverOffered.map(({ key }) => (
        <li key={key}>
          <strong>{words[key].what}.</strong> {words[key].reason}
        </li>
      ))}
    </ul>
  );
}
