type DatePart = "day" | "month" | "year";

/** How a date is written in this country. */
export function dateOrder(country: string): DatePart[] {
  const language = new Intl.Locale(`und-${country}`).maximize().language;
  const parts = new Intl.DateTimeFormat(`${language}-${country}`, { dateStyle: "short" }).formatToParts(0);
  return parts.map((part) => part.type).filter((type): type is DatePart => ["day", "month", "year"].includes(type));
}

/** A date as it is typed into the boxes there: "3 27 2027". */
export function exampleDate(country: string, precision: "day" | "month"): string {
  const parts = { day: "27", month: "3", year: "2027" };
  return dateOrder(country)
    .filter((part) => part !== "day" || precision === "day")
    .map((part) => parts[part])
    .join(" ");
}
