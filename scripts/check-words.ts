import { checkWords } from "./lib/check-words.ts";

const faults = checkWords(process.argv[2]);
for (const { at, fault } of faults) console.log(`${at}: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
