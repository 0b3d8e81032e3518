import { localData, prepareLocalData } from "./lib/local-server.ts";
import { seedInto } from "./seed/seed.ts";
import { sayDemoSignIn } from "./seed/sign-in.ts";

/** `npm run seed`: the accounts of the demo and the admin, the demo's forms and forty applicants. Running it again changes nothing. */
prepareLocalData();
console.log(await seedInto(localData, `http://localhost:${process.env.PORT ?? 8787}`));
console.log(sayDemoSignIn(localData));
