import { describe, expect, it } from "vitest";
import { placeOf } from "../../../app/features/forms/law/place-of";

type Home = [country: string, region: string, city: string, postcode: string];

function place([country, region, city, postcode]: Home) {
  return placeOf({ country, city, ...(region && { region }), ...(postcode && { postcode }) });
}

const table: [Home, string | null][] = [
  [["US", "CA", "Fresno", "93650"], "US-CA"],
  [["US", "California", "Fresno", ""], "US-CA"],
  [["US", "calif.", "Fresno", ""], "US-CA"],
  [["US", "", "Fresno", "93650-1234"], "US-CA"],
  [["US", "State of Texas", "Austin", ""], "US-TX"],
  [["US", "Somewhere", "Austin", "78701"], "US-TX"],
  [["US", "", "El Paso", "88510"], "US-TX"],
  [["US", "N.Y.", "Albany", "12207"], "US-NY"],
  [["US", "new york", "Buffalo", ""], "US-NY"],
  [["US", "", "Holtsville", "00501"], "US-NY"],
  [["US", "", "Fishers Island", "06390"], "US-NY"],
  [["US", "", "Hartford", "06103"], "US-CT"],
  [["US", "NJ", "Newark", "07102"], "US-NJ"],
  [["US", "", "Newark", "07102"], "US-NJ"],
  [["US", "Massachusetts", "Boston", "02108"], "US-MA"],
  [["US", "", "Boston", "02108"], "US-MA"],
  [["US", "Washington", "Spokane", "99201"], "US-WA"],
  [["US", "Washington, D.C.", "Washington", "20001"], "US-DC"],
  [["US", "District of Columbia", "Washington", "20001"], "US-DC"],
  [["US", "", "Philadelphia", "19103"], "US-PA"],
  [["US", "", "Arlington", "22201"], "US-VA"],
  [["US", "", "Baltimore", "21201"], "US-MD"],
  [["US", "", "Detroit", "48201"], "US-MI"],
  [["US", "", "Saint Paul", "55101"], "US-MN"],
  [["US", "", "Providence", "02903"], "US-RI"],
  [["US", "", "Boston", "02101"], "US-MA"],
  [["US", "", "Burlington", "05401"], "US-VT"],
  [["US", "", "Portland", "04101"], "US-ME"],
  [["US", "", "Fishers Island", "06390"], "US-NY"],
  [["US", "", "Spokane", "99201"], "US-WA"],
  [["US", "", "Anchorage", "99501"], "US"],
  [["US", "OR", "Salem", "97301"], "US-OR"],
  [["US", "Colorado", "Denver", "80202"], "US-CO"],
  [["US", "IL", "Springfield", "62701"], "US-IL"],
  [["US", "Florida", "Miami", "33101"], "US-FL"],
  [["US", "", "Miami", "33101"], "US-FL"],
  [["US", "Ohio", "Columbus", "43085"], "US"],
  [["US", "", "Springfield", ""], "US"],
  [["PR", "", "San Juan", "00901"], "US"],
  [["CA", "ON", "Toronto", "M5V 2T6"], "CA-ON"],
  [["CA", "Ontario", "Ottawa", ""], "CA-ON"],
  [["CA", "", "Ottawa", "K1A 0B1"], "CA-ON"],
  [["CA", "Québec", "Montréal", "H2Y 1C6"], "CA-QC"],
  [["CA", "QUEBEC", "Gatineau", ""], "CA-QC"],
  [["CA", "", "Québec", "G1R 4P5"], "CA-QC"],
  [["CA", "Colombie-Britannique", "Vancouver", ""], "CA-BC"],
  [["CA", "", "Vancouver", "v6b1a1"], "CA-BC"],
  [["CA", "Alta.", "Calgary", ""], "CA-AB"],
  [["CA", "Nova Scotia", "Halifax", "B3H 1A1"], "CA-NS"],
  [["CA", "", "Halifax", "B3H 1A1"], "CA-NS"],
  [["AU", "NSW", "Sydney", "2000"], "AU-NSW"],
  [["AU", "New South Wales", "Sydney", ""], "AU-NSW"],
  [["AU", "Queensland", "Brisbane", "4000"], "AU-QLD"],
  [["AU", "", "Cairns", "4870"], "AU-QLD"],
  [["AU", "Vic.", "Melbourne", "3000"], "AU-VIC"],
  [["AU", "", "Melbourne", "3000"], "AU-VIC"],
  [["AU", "SA", "Adelaide", "5000"], "AU-SA"],
  [["AU", "Western Australia", "Perth", "6000"], "AU-WA"],
  [["AU", "ACT", "Canberra", "2600"], "AU-ACT"],
  [["AU", "", "Canberra", "2601"], "AU-ACT"],
  [["AU", "Tasmania", "Hobart", "7000"], "AU-TAS"],
  [["GB", "England", "Leeds", ""], "UK-ENG"],
  [["GB", "", "London", "SW1A 1AA"], "UK-ENG"],
  [["GB", "", "London", "n1"], "UK-ENG"],
  [["GB", "Scotland", "Glasgow", ""], "UK-SCT"],
  [["GB", "", "Glasgow", "G1 1XQ"], "UK-SCT"],
  [["GB", "", "Gloucester", "GL1 1AA"], "UK-ENG"],
  [["GB", "", "Edinburgh", "EH1 1YZ"], "UK-SCT"],
  [["GB", "Cymru", "Caerdydd", ""], "UK-WLS"],
  [["GB", "", "Cardiff", "CF10 1EP"], "UK-WLS"],
  [["GB", "", "Chester", "CH1 2HJ"], "UK-ENG"],
  [["GB", "", "Mold", "CH7 1AA"], "UK-WLS"],
  [["GB", "", "Aberystwyth", "SY23 1AA"], "UK-WLS"],
  [["GB", "", "Shrewsbury", "SY1 1AA"], "UK-ENG"],
  [["GB", "Northern Ireland", "Belfast", ""], "UK-NIR"],
  [["GB", "", "Belfast", "BT1 5GS"], "UK-NIR"],
  [["GB", "", "Leeds", ""], "UK"],
  [["FR", "", "Lyon", "69001"], "EU-FR"],
  [["RE", "", "Saint-Denis", "97400"], "EU-FR"],
  [["DE", "Berlin", "Berlin", "10115"], "EU-DE"],
  [["ES", "", "Madrid", "28001"], "EU-ES"],
  [["IE", "", "Cork", ""], "EU-IE"],
  [["NL", "", "Utrecht", "3511"], "EU-NL"],
  [["IT", "RM", "Roma", "00184"], "EU-IT"],
  [["AT", "", "Wien", "1010"], "EU-AT"],
  [["BE", "", "Namur", "5000"], "EU-BE"],
  [["DK", "", "Aarhus", "8000"], "EU-DK"],
  [["PT", "", "Porto", "4000-001"], "EU-PT"],
  [["CA", "", "Winnipeg", "R3C 0A5"], "CA-MB"],
  [["CA", "Saskatchewan", "Regina", ""], "CA-SK"],
  [["CA", "", "Fredericton", "E3B 1B5"], "CA-NB"],
  [["CA", "", "St. John's", "A1C 1A1"], "CA"],
  [["PL", "", "Gdańsk", "80-001"], "EU-PL"],
  [["SE", "", "Malmö", "211 20"], "EU-SE"],
  [["CZ", "", "Brno", "602 00"], "EU"],
  [["IN", "KA", "Bengaluru", "560001"], "IN"],
  [["SG", "", "Singapore", "238801"], "SG"],
  [["HK", "", "Hong Kong", ""], "HK"],
  [["AE", "", "Dubai", ""], "AE"],
  [["CH", "ZH", "Zürich", "8001"], "CH"],
  [["NZ", "", "Auckland", "1010"], "NZ"],
  [["NO", "", "Oslo", "0150"], null],
  [["JP", "東京都", "渋谷区", "150-0002"], null],
  [["BR", "SP", "São Paulo", "01310-100"], null],
];

it.each(table)("the address %j is in %s", (home, expected) => {
  expect(place(home).place).toBe(expected);
});

it("a missing region is reported exactly where regions have rules of their own", () => {
  expect(place(["US", "", "Springfield", ""]).needsRegion).toBe(true);
  expect(place(["GB", "", "Leeds", ""]).needsRegion).toBe(true);
  expect(place(["US", "Ohio", "Columbus", ""]).needsRegion).toBe(false);
  expect(place(["IT", "", "Roma", ""]).needsRegion).toBe(false);
});

it("a postcode shared by two nations gives an uncertain place, and a named nation a certain one", () => {
  expect(place(["GB", "", "Saltney", "CH4 8AA"])).toMatchObject({ place: "UK-ENG", isGuess: true });
  expect(place(["GB", "Wales", "Saltney", "CH4 8AA"])).toMatchObject({ place: "UK-WLS", isGuess: false });
  expect(place(["GB", "", "London", "SW1A 1AA"]).isGuess).toBe(false);
});

const cities: [Home, string | null, string[]][] = [
  [["US", "NY", "Brooklyn", "11201"], "NYC", []],
  [["US", "NY", "New York", ""], "NYC", []],
  [["US", "NY", "Long Island City", "11101"], "NYC", []],
  [["US", "NY", "Queens Village", "11005"], "NYC", []],
  [["US", "NY", "Floral Park", "11001"], null, []],
  [["US", "NY", "Yonkers", "10701"], null, []],
  [["US", "WA", "Seattle", "98101"], "Seattle", []],
  [["US", "WA", "Seattle", ""], "Seattle", []],
  [["US", "WA", "Seattle", "98146"], null, ["Seattle", "King County (unincorporated)"]],
  [["US", "WA", "Seattle", "98166"], null, ["King County (unincorporated)"]],
  [["US", "WA", "Renton", "98058"], null, ["King County (unincorporated)"]],
  [["US", "WA", "Edmonds", "98020"], null, []],
  [["US", "WA", "Spokane", "99201"], null, []],
  [["US", "WA", "Tacoma", "98402"], "Tacoma", []],
  [["US", "WA", "Tacoma", ""], "Tacoma", []],
  [["US", "WA", "Tacoma", "98444"], null, ["Tacoma"]],
  [["US", "WA", "Fife", "98424"], null, ["Tacoma"]],
  [["BE", "", "Ixelles", "1050"], "Brussels", []],
  [["BE", "", "Bruxelles", ""], "Brussels", []],
  [["BE", "", "Namur", "5000"], "Wallonia", []],
  [["BE", "", "Gent", "9000"], "Flanders", []],
  [["BE", "", "Liège", ""], null, ["Wallonia", "Flanders"]],
  [["US", "OR", "Portland", "97201"], "Portland", []],
  [["US", "OR", "Portland", "97229"], null, ["Portland"]],
  [["US", "OR", "Beaverton", "97005"], null, []],
  [["US", "IL", "Chicago", "60601"], "Chicago", []],
  [["US", "IL", "Chicago", ""], "Chicago", []],
  [["US", "IL", "Chicago", "60638"], "Cook County", ["Chicago"]],
  [["US", "CO", "Denver", "80203"], "Denver", []],
  [["US", "CO", "Denver", ""], "Denver", []],
  [["US", "CO", "Denver", "80221"], null, ["Denver"]],
  [["US", "CO", "Boulder", "80302"], null, []],
  [["US", "CA", "Van Nuys", "91401"], "Los Angeles", []],
  [["US", "CA", "Los Angeles", "90012"], "Los Angeles", []],
  [["US", "CA", "Los Angeles", "90022"], null, ["Los Angeles"]],
  [["US", "CA", "Santa Monica", "90401"], null, []],
  [["US", "IL", "Evanston", ""], "Cook County", []],
  [["US", "IL", "Elgin", "60120"], null, ["Cook County"]],
  [["US", "IL", "Springfield", "62701"], null, []],
  [["US", "CA", "Oakland", "94607"], "Oakland", []],
  [["US", "CA", "Oakland", "94611"], null, ["Oakland"]],
  [["US", "CA", "City of Berkeley", "94703"], "Berkeley", []],
  [["US", "CA", "San Francisco", "94110"], null, ["San Francisco (affordable housing)"]],
  [["US", "PA", "Philadelphia", "19103"], "Philadelphia", []],
  [["US", "PA", "Philadelphia", ""], "Philadelphia", []],
  [["US", "PA", "Pittsburgh", "15201"], null, []],
  [["US", "CA", "Fresno", "93650"], null, []],
];

describe("cities and counties with rules of their own", () => {
  it.each(cities)("the address %j is in %s, possibly in %j", (home, subplace, doubtful) => {
    expect(place(home)).toMatchObject({ subplace, doubtful });
  });

  it("the landlord's own answer is used as long as the home stays in that state", () => {
    const seattle = { country: "US", region: "WA", city: "Seattle", postcode: "98146" };
    expect(placeOf(seattle, { place: "US-WA", name: "Seattle" })).toMatchObject({ subplace: "Seattle", doubtful: [] });
    expect(placeOf(seattle, { place: "US-WA", name: null })).toMatchObject({ subplace: null, doubtful: [] });
    expect(placeOf(seattle, { place: "US-NY", name: null }).doubtful).toContain("Seattle");
  });
});
