import { checkCorpus } from "./check-corpora";
import { en } from "./corpus/en";
import { es } from "./corpus/es";

checkCorpus("en", en);
checkCorpus("es", es);
