import { drizzle } from "drizzle-orm/d1";
import { checkSelectColumns } from "./check-select-columns.server";
import { countedD1, type D1Usage } from "./counted-d1.server";
import type { SchemaCheck } from "./expected-schema.server";
import * as accounts from "./schema/accounts";
import * as applications from "./schema/applications";
import * as billing from "./schema/billing";
import * as contact from "./schema/contact";
import * as documents from "./schema/documents";
import * as exports from "./schema/exports";
import * as forms from "./schema/forms";
import * as homeImports from "./schema/home-imports";
import * as household from "./schema/household";
import * as law from "./schema/law";
import * as mail from "./schema/mail";
import * as operations from "./schema/operations";
import * as platform from "./schema/platform";
import * as recovery from "./schema/recovery";
import * as review from "./schema/review";
import * as screenGuard from "./schema/screen-guard";
import * as screening from "./schema/screening";
import * as secondFactor from "./schema/second-factor";
import * as takeover from "./schema/takeover";
import * as teams from "./schema/teams";
import * as viewings from "./schema/viewings";

export const schema = {
  ...forms,
  ...applications,
  ...documents,
  ...household,
  ...platform,
  ...accounts,
  ...exports,
  ...contact,
  ...review,
  ...recovery,
  ...secondFactor,
  ...takeover,
  ...operations,
  ...law,
  ...mail,
  ...billing,
  ...screenGuard,
  ...screening,
  ...viewings,
  ...homeImports,
  ...teams,
};

/** Of the accounts' library. Drizzle works through what it is given at each request; our own queries need none of it. */
const librarySchema = {
  user: accounts.user,
  session: accounts.session,
  account: accounts.account,
  verification: accounts.verification,
};

export type Database = ReturnType<typeof createDatabase>;

/** Drizzle over a D1 binding, whose answers are counted into `usage`; `check` says whether its schema is the code's. */
export function createDatabase(binding: D1Database, usage: D1Usage, check?: SchemaCheck) {
  const counted = countedD1(binding, usage, check);
  const db = drizzle(counted, { schema: librarySchema });
  checkSelectColumns(db);
  // drizzle-orm 0.45: in a batch, a raw `run` or `all` with parameters lacks the prepared statement that the batch binds.
  const prepared = <T extends { getQuery(): { sql: string } }>(raw: T): T =>
    Object.defineProperty(raw, "stmt", { get: () => counted.prepare(raw.getQuery().sql) });
  const [run, all] = [db.run.bind(db), db.all.bind(db)];
  db.run = (query) => prepared(run(query));
  db.all = (query) => prepared(all(query));
  return db;
}
