import { checkCorpus } from "./check-corpora";
import { en } from "./corpus/en";

checkCorpus("en", en);
