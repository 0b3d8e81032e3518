import { lineOf } from "../../kernel/typed-text";
import { limitWords } from "../../words/en/admin/weights";
import { applicationPoints, quarantineFrom } from "../applications/spam/score";
import { defaultRuleset } from "../screening/rules";
import { signText } from "./sign-words";

/** A figure that the admin may change. `usual`: what the code says. */
type Weight = { key: string; label: string; usual: number };
export type WeightGroup = { id: string; title: string; hint: string; weights: readonly Weight[] };

function groupOf(
  id: string,
  kind: "form" | "application",
  values: Readonly<Record<string, number>>,
  words: [string, string],
) {
  const [title, hint] = words;
  const weights = Object.entries(values).map(([code, usual]) => ({
    key: `${kind}:${code}`,
    label: limitWords[code] ?? (code === "limit" ? "An application is held from" : signText(kind, code)),
    usual,
  }));
  return { id, title, hint, weights };
}

const { thresholds, limits, weights: formPoints } = defaultRuleset;
export const weightGroups: readonly WeightGroup[] = [
  groupOf("form-limits", "form", { ...thresholds, ...limits }, ["Limits of forms", "Scores, and where a sign begins."]),
  groupOf("form-points", "form", formPoints, ["Points of a form’s signs", "0 takes a sign out."]),
  groupOf("application-limits", "application", { limit: quarantineFrom }, [
    "Limit of applications",
    "A solved calculation takes off 20.",
  ]),
  groupOf("application-points", "application", applicationPoints, [
    "Points of an application’s signs",
    "0 takes a sign out.",
  ]),
];
const all = weightGroups.flatMap(({ weights }) => weights);

export type PostedWeights = {
  changed: Record<string, number>;
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** What was typed, what of it differs from the code, and what is no whole number from 0 to 500. */
export function readWeights(fields: URLSearchParams): PostedWeights {
  const read: PostedWeights = { changed: {}, values: {}, errors: {} };
  for (const { key, usual } of all) {
    const text = fields.has(key) ? lineOf(fields, key) : String(usual);
    read.values[key] = text.slice(0, 20);
    if (!/^\d{1,3}$/.test(text) || Number(text) > 500) read.errors[key] = "Enter a whole number from 0 to 500";
    else if (Number(text) !== usual) read.changed[key] = Number(text);
  }
  const order = (["lock", "hold", "suspend"] as const).map((name) => Number(read.values[`form:${name}`]));
  if ((order[0] ?? 0) >= (order[1] ?? 0)) read.errors["form:hold"] ??= "Holding begins above locking";
  if ((order[1] ?? 0) >= (order[2] ?? 0)) read.errors["form:suspend"] ??= "Suspending begins above holding";
  return read;
}
