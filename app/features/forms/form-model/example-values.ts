type DatePart = "day" | "month" | "year";

export function dateOrder(country: string): DatePart[] {
  const language = new Intl.Locale(`und-${country}`).maximize().language;
  const parts = new Intl.DateTimeFormat(`${language}-${country}`, { dateStyle: "short" }).formatToParts(0);
  return parts.map((part) => part.type).filter((type): type is DatePart => ["day", "month", "year"].includes(type));
}

/** An ISO date as it is typed in a country: "3 27 2027". */
export function exampleDate(date: string, country: string, precision: "day" | "month" = "day"): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const parts = { day: String(Number(day)), month: String(Number(month)), year };
  return dateOrder(country)
    .filter((part) => part !== "day" || precision === "day")
    .map((part) => parts[part])
    .join(" ");
}

/** Numbers that the regulator of the place keeps for examples: nobody is rung up by one. */
const phones: Record<string, string> = {
  AU: "+61 2 5550 0123",
  CA: "+1 604 555 0134",
  DE: "+49 30 23125 012",
  FR: "+33 1 99 00 12 34",
  GB: "+44 20 7946 0018",
  IE: "+353 20 913 0123",
  US: "+1 503 555 0134",
};

/** A phone number of the place; undefined where none is kept for examples. */
export function examplePhone(country: string): string | undefined {
  return phones[country];
}
