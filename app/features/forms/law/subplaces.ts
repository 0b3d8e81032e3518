import { barePostcode } from "../../../kernel/bare-postcode";
import type { Address } from "../form-model/schema";
import type { HomeSubplaces } from "./merge-packs";

/** How a home's city or county is told from its address, for the ones that packs have rules for. */
type Finder = {
  name: string;
  /** true: it lies there; "maybe": the address leaves a doubt. */
  find(home: { city: string; zip: string; postcode: string }): boolean | "maybe";
};

const newYorkCity = words(`new york|new york city|nyc|manhattan|brooklyn|queens|bronx|the bronx|staten island|astoria
  |long island city|flushing|jamaica|forest hills|jackson heights|elmhurst|ridgewood|bayside|corona|woodside|sunnyside|rego park
  |far rockaway|ozone park|south ozone park|richmond hill|fresh meadows|whitestone|college point|howard beach|kew gardens
  |maspeth|middle village|queens village|rosedale|springfield gardens|rockaway park|little neck|harlem|riverdale`);

const cookCounty = words(`chicago|evanston|oak park|cicero|skokie|berwyn|oak lawn|des plaines|arlington heights|palatine
  |mount prospect|schaumburg|park ridge|niles|morton grove|wilmette|winnetka|glencoe|northbrook|glenview|lincolnwood|elmwood park
  |forest park|river forest|maywood|melrose park|la grange|brookfield|calumet city|harvey|blue island|evergreen park|alsip|orland park
  |oak forest|lansing|dolton|chicago heights|wheeling|rolling meadows|franklin park|northlake|bellwood|westchester|bridgeview`);

/** Chicago's 606 and O'Hare, and the ones of its edge that towns beside it share. */
const chicagoBorder = /^60(633|634|638|643|645|646|655|656|658|666|707|827)$/;
/** ZIP codes that lie wholly in Denver, and those that cross its line. */
const denverZips = /^802(0[2-9]|10|11|16|18|19|20|23|24|30|3[6-9]|49|64|65|9[0-5])$/;
const denverBorder = /^(80014|80110|80123|802(12|14|21|22|26|27|29|31|35|46|47))$/;
/** Districts of Los Angeles that stand in addresses as towns. */
const losAngeles =
  words(`los angeles|hollywood|north hollywood|van nuys|sherman oaks|encino|tarzana|woodland hills|canoga park
  |reseda|northridge|chatsworth|granada hills|mission hills|sylmar|pacoima|sun valley|sunland|tujunga|studio city|panorama city
  |arleta|porter ranch|west hills|winnetka|valley village|san pedro|wilmington|venice|playa del rey|playa vista
  |pacific palisades|lake balboa|eagle rock|highland park`);
/** ZIP codes with "Los Angeles" in the address that lie in the county's own land or in other cities, wholly or in part. */
const beyondLosAngeles = /^900(01|02|22|23|40|43|44|45|47|52|56|58|59|61|63|69)$|^90(2|3|5|6)|^91[0-2]/;

/** ZIP codes with "Seattle" in the address that lie wholly in the city; the others cross its line or lie beyond it. */
const seattleZips =
  /^981(0[1-9]|12|15|16|17|18|19|21|22|24|25|26|27|29|34|36|39|41|44|45|54|60|61|64|65|70|74|75|81|85|90|91|94|95|99)$/;
const seattleBorder = /^981(06|08|33|46|68|77|78)$/;
const beyondSeattle = /^981(38|48|55|58|66|88|98)$/;
/** ZIP codes in 980 that lie in other counties. */
const notKing = /^980(12|20|21|26|36|37|43|46|61|82|87)$/;

/** ZIP codes that lie in Tacoma; those of its edges, and the towns beside it that write "Tacoma", leave a doubt. */
const tacomaZips = /^984(02|03|05|06|07|08|09|16|18|21)$/;
const tacomaBorder = /^984(04|22|24|65|66)$/;
/** Postcodes of the three regions of Belgium. */
const brussels = /^1[0-2]\d\d$/;
const brusselsNames =
  words(`brussel|brussels|bruxelles|anderlecht|auderghem|oudergem|berchem sainte agathe|sint agatha berchem|etterbeek|evere
  |forest|vorst|ganshoren|ixelles|elsene|jette|koekelberg|molenbeek|molenbeek saint jean|sint jans molenbeek|saint gilles|sint gillis
  |saint josse|saint josse ten noode|sint joost ten node|schaerbeek|schaarbeek|uccle|ukkel|watermael boitsfort|watermaal bosvoorde
  |woluwe saint lambert|sint lambrechts woluwe|woluwe saint pierre|sint pieters woluwe`);
const wallonia = /^(1[34]\d\d|[4-7]\d{3})$/;
const flanders = /^(1[5-9]\d\d|[2389]\d{3})$/;

const finders: Record<string, readonly Finder[]> = {
  "EU-BE": [
    {
      name: "Brussels",
      find: ({ city, postcode }) => brussels.test(postcode) || (postcode === "" && brusselsNames.has(city)),
    },
    {
      name: "Wallonia",
      find: ({ city, postcode }) => wallonia.test(postcode) || (postcode === "" && !brusselsNames.has(city) && "maybe"),
    },
    {
      name: "Flanders",
      find: ({ city, postcode }) => flanders.test(postcode) || (postcode === "" && !brusselsNames.has(city) && "maybe"),
    },
  ],
  "US-CA": [
    {
      name: "Oakland",
      find: ({ city, zip }) => city === "oakland" && (/^946(08|10|11|18)$/.test(zip) ? "maybe" : true),
    },
    {
      name: "Los Angeles",
      find: ({ city, zip }) => {
        if (losAngeles.has(city)) return beyondLosAngeles.test(zip) ? "maybe" : true;
        return city === "" && /^900/.test(zip) ? "maybe" : false;
      },
    },
    { name: "Berkeley", find: ({ city, zip }) => city === "berkeley" && (/^9470[78]$/.test(zip) ? "maybe" : true) },
    {
      name: "San Francisco (affordable housing)",
      find: ({ city, zip }) => (city === "san francisco" || /^941[0-7]/.test(zip) ? "maybe" : false),
    },
  ],
  "US-CO": [
    {
      name: "Denver",
      find: ({ city, zip }) => {
        if (denverZips.test(zip)) return true;
        if (denverBorder.test(zip)) return "maybe";
        return city === "denver" && (zip === "" || "maybe");
      },
    },
  ],
  "US-IL": [
    {
      name: "Chicago",
      find: ({ city, zip }) => {
        if (zip === "") return city === "chicago";
        if (chicagoBorder.test(zip)) return "maybe";
        return /^606/.test(zip) || zip === "60701" || (city === "chicago" && "maybe");
      },
    },
    {
      name: "Cook County",
      find: ({ city, zip }) => {
        if (/^60(2|3|6|7|8)/.test(zip)) return true;
        if (/^60(0|1|4|5)/.test(zip)) return cookCounty.has(city) ? true : "maybe";
        return zip === "" && cookCounty.has(city);
      },
    },
  ],
  "US-NY": [
    {
      name: "NYC",
      find: ({ city, zip }) =>
        zip === "" ? newYorkCity.has(city) : /^1(0[0-4]|1[1-46])/.test(zip) || /^1100[45]$/.test(zip),
    },
  ],
  "US-OR": [
    {
      name: "Portland",
      find: ({ city, zip }) => {
        if (city === "portland") return /^972(22|23|24|25|29|33|36|67|30)$/.test(zip) ? "maybe" : true;
        return city === "" && /^972/.test(zip) ? "maybe" : false;
      },
    },
  ],
  "US-PA": [
    { name: "Philadelphia", find: ({ city, zip }) => (zip === "" ? city === "philadelphia" : /^191/.test(zip)) },
  ],
  "US-WA": [
    {
      name: "Seattle",
      find: ({ city, zip }) => {
        if (seattleBorder.test(zip)) return "maybe";
        if (seattleZips.test(zip)) return true;
        return city === "seattle" && !beyondSeattle.test(zip) && (zip === "" || "maybe");
      },
    },
    {
      name: "Tacoma",
      find: ({ city, zip }) => {
        if (tacomaZips.test(zip)) return true;
        if (tacomaBorder.test(zip)) return "maybe";
        return city === "tacoma" && (zip === "" || "maybe");
      },
    },
    {
      name: "King County (unincorporated)",
      find: ({ zip }) => (/^98[01]/.test(zip) && !notKing.test(zip) && !seattleZips.test(zip) ? "maybe" : false),
    },
  ],
};

/** The cities and counties of a place that have rules of their own, as its file calls them. */
export function subplacesIn(place: string): string[] {
  return (finders[place] ?? []).map(({ name }) => name);
}

/** City or county of a home: by the ZIP code where there is one, else by the town's name. */
export function subplacesOf(place: string, address: Pick<Address, "city" | "postcode">): HomeSubplaces {
  const postcode = barePostcode(address.postcode ?? "", place.replace("EU-", "").slice(0, 2));
  const zip = /^\d{5}/.exec(postcode)?.[0] ?? "";
  const home = { city: plainCity(address.city), zip, postcode };
  const found = (finders[place] ?? []).map((finder) => ({ name: finder.name, is: finder.find(home) }));
  return {
    subplace: found.find(({ is }) => is === true)?.name ?? null,
    doubtful: found.filter(({ is }) => is === "maybe").map(({ name }) => name),
  };
}

function plainCity(city: string): string {
  const letters = city.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/^city of /, "");
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split("|").map((word) => word.trim()));
}
