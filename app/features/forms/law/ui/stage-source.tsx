import { Filled } from "../../../../ui/filled";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { Mark } from "../mark";
import { whereOf } from "../place-names";
import { LawText } from "./law-text";
import { lawWords } from "./note-words";

/** From when the place has a question asked, who says so and where that was read. */
export function StageSource({ mark }: { mark: Mark }) {
  const words = useWords(lawWords);
  const language = usePageLanguage();
  const { stage } = mark;
  if (!stage) return null;
  const { earliest, early, basis = "law", law, source } = stage;
  const said =
    early === "off" && earliest !== "viewing"
      ? words.stage.notBefore[basis][earliest]
      : words.stage.from[basis][earliest];
  return (
    <>
      <Filled say={said} parts={{ place: whereOf(mark, language), law: <LawText>{law}</LawText> }} />{" "}
      <a className="underline" href={source} rel="noreferrer nofollow" target="_blank">
        {words.source.source}
      </a>
    </>
  );
}
