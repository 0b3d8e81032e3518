import { join } from "node:path";
import { ensureLocalSecrets, projectRoot } from "./lib/local-server.ts";
import { seedInto } from "./seed/seed.ts";

/** `npm run seed`: the demo landlord's forms and forty applicants. Running it again changes nothing. */
ensureLocalSecrets();
console.log(await seedInto(join(projectRoot, ".data"), `http://localhost:${process.env.PORT ?? 8787}`));
