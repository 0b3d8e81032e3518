import { checkCorpus } from "./check-corpora";
import { en } from "./corpus/en";
import { es } from "./corpus/es";
import { fr } from "./corpus/fr";

checkCorpus("en", en);
checkCorpus("es", es);
checkCorpus("fr", fr);
