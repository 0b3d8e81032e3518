/** The start page's script: reckons an income against the rent. Nothing is kept, nothing leaves the page. */
import { formatNumber } from "../../../../kernel/formatters";
import { parseAmountMinor } from "../../../../kernel/money";
import { incomeToRent } from "../../applications/income-to-rent";

const box = document.querySelector<HTMLElement>("[data-reckon]");
const output = box?.querySelector("output");

if (box && output) {
  const { dataset } = box;
  const locale = box.closest<HTMLElement>("[lang]")?.lang ?? "en";
  const typed = (id: string): string => (document.getElementById(id) as HTMLInputElement).value;
  const amount = (id: string): number | null => parseAmountMinor(typed(id), dataset.currency ?? "", locale);
  const spoken = (value: number): string => formatNumber(value, locale, { maximumFractionDigits: 1 });
  box.classList.remove("js");
  box.addEventListener("input", () => {
    const income = amount("income");
    const found =
      income !== null &&
      incomeToRent({
        incomeMinor: income,
        period: typed("income-period"),
        rentMonthlyMinor: Number(dataset.reckon),
        paidForMinor: amount("voucher") ?? 0,
        multiple: Number(dataset.times),
      });
    const text = found ? (dataset[found.verdict] ?? "") : "";
    output.textContent = found
      ? text.replace("{n}", spoken(found.times)).replace("{times}", spoken(Number(dataset.times)))
      : "";
  });
}
