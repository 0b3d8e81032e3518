import type { Field, FieldKind } from "../schema";
import { address } from "./address/kind";
import { choice } from "./choice/kind";
import { date } from "./date/kind";
import { dateRange } from "./date-range/kind";
import { dropdown } from "./dropdown/kind";
import { email } from "./email/kind";
import { file } from "./file/kind";
import type { Kind } from "./kind";
import { longText } from "./long-text/kind";
import { money } from "./money/kind";
import { multiChoice } from "./multi-choice/kind";
import { name } from "./name/kind";
import { number } from "./number/kind";
import { phone } from "./phone/kind";
import { severalDays } from "./several-days/kind";
import { signature } from "./signature/kind";
import { statement } from "./statement/kind";
import { text } from "./text/kind";
import { yesNo } from "./yes-no/kind";

/** What is known of each kind, in the order of the palette. */
export const kinds = {
  text,
  longText,
  yesNo,
  choice,
  multiChoice,
  dropdown,
  number,
  money,
  date,
  dateRange,
  severalDays,
  name,
  email,
  phone,
  address,
  file,
  signature,
  statement,
} satisfies { [K in FieldKind]: Kind<K, never> };

export function kindOf({ kind }: Pick<Field, "kind">): Kind {
  return kinds[kind] as Kind;
}
