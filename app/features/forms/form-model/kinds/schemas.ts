import { z } from "zod";
import { addressSchema } from "./address/schema";
import { choiceSchema } from "./choice/schema";
import { dateSchema } from "./date/schema";
import { dateRangeSchema } from "./date-range/schema";
import { dropdownSchema } from "./dropdown/schema";
import { emailSchema } from "./email/schema";
import { fileSchema } from "./file/schema";
import { longTextSchema } from "./long-text/schema";
import { moneySchema } from "./money/schema";
import { multiChoiceSchema } from "./multi-choice/schema";
import { nameSchema } from "./name/schema";
import { numberSchema } from "./number/schema";
import { phoneSchema } from "./phone/schema";
import { severalDaysSchema } from "./several-days/schema";
import { signatureSchema } from "./signature/schema";
import { statementSchema } from "./statement/schema";
import { textSchema } from "./text/schema";
import { yesNoSchema } from "./yes-no/schema";

/** A question of any kind. Apart from the registry, which the builder's page takes without zod. */
export const fieldSchema = z.discriminatedUnion("kind", [
  textSchema,
  longTextSchema,
  yesNoSchema,
  choiceSchema,
  multiChoiceSchema,
  dropdownSchema,
  numberSchema,
  moneySchema,
  dateSchema,
  dateRangeSchema,
  severalDaysSchema,
  nameSchema,
  emailSchema,
  phoneSchema,
  addressSchema,
  fileSchema,
  signatureSchema,
  statementSchema,
]);
