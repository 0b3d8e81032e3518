import { laterWords, whoSetsStage } from "../../../../words/en/law/stages";
import type { Mark } from "../mark";

/** From when the place has a question asked, who says so and where that was read. */
export function StageSource({ mark: { stage, placeName, subplace } }: { mark: Mark }) {
  if (!stage) return null;
  const { earliest, early, basis = "law", law, source } = stage;
  const when = `${laterWords[earliest]}${early === "off" && earliest !== "viewing" ? ", and not before" : ""}`;
  return (
    <>
      § In {subplace ?? placeName} {whoSetsStage[basis]} {when}: {law}.{" "}
      <a className="underline" href={source} rel="noreferrer nofollow" target="_blank">
        Source
      </a>
    </>
  );
}
