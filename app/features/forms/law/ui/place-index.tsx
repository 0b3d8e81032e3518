import { AppLink } from "../../../../ui/app-link";
import { useWords } from "../../../../ui/use-words";
import { neverOffered } from "../../form-model/catalogue";
import { neverOfferedWords } from "../never-offered-words";
import { placeNames } from "../place-names";
import { chainOf, packPlaces } from "../place-of";
import { placePath } from "../place-path";

type Place = (typeof packPlaces)[number];

const byName = (a: Place, b: Place) => placeNames[a].localeCompare(placeNames[b], "en");
const wholes = packPlaces.filter((place) => chainOf(place).length === 1).sort(byName);

/** Every place that has rules, by country or union; a place's link carries its name, so that it reads alone. */
export function PlaceIndex() {
  return (
    <div className="gap-x-8 sm:columns-2">
      {wholes.map((whole) => (
        <div key={whole} className="break-inside-avoid pb-6">
          <h3 className="mt-0!">
            <PlaceLink place={whole} />
          </h3>
          <ul>
            {packPlaces
              .filter((place) => place !== whole && chainOf(place)[0] === whole)
              .sort(byName)
              .map((place) => (
                <li key={place}>
                  <PlaceLink place={place} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PlaceLink({ place }: { place: Place }) {
  return (
    <AppLink className="inline-flex min-h-11 items-center" to={placePath(place)}>
      {placeNames[place].replace(/,.*$/, "")}
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
