import { useWords } from "../../../../ui/use-words";
import type { Mark } from "../mark";
import { lawWords } from "./note-words";

/** From when the place has a question asked, who says so and where that was read. */
export function StageSource({ mark: { stage, placeName, subplace } }: { mark: Mark }) {
  const words = useWords(lawWords);
  if (!stage) return null;
  const { earliest, early, basis = "law", law, source } = stage;
  const said =
    early === "off" && earliest !== "viewing"
      ? words.stage.notBefore[basis][earliest]
      : words.stage.from[basis][earliest];
  return (
    <>
      {said({ place: subplace ?? placeName ?? "", law })}{" "}
      <a className="underline" href={source} rel="noreferrer nofollow" target="_blank">
        {words.source.source}
      </a>
    </>
  );
}
