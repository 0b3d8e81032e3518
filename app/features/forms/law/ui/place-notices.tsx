import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { partNameOf, placeNameOf } from "../place-names";
import type { PlacePage } from "../place-page.server";
import { placePageWords } from "../place-page-words";
import { LawSource } from "./law-source";
import { LawText } from "./law-text";

export function NoticeList({ page, notices }: { page: PlacePage; notices: PlacePage["notices"] }) {
  const { notice: words } = useWords(placePageWords);
  const language = usePageLanguage();
  return (
    <ul className="flex flex-col gap-5">
      {notices.map((notice) => (
        <li key={`${notice.place}-${notice.at}-${notice.text}`} className="border-line border-s-2 ps-4">
          <p className="font-medium text-sm">
            {[
              words.moments[notice.at],
              notice.subplace ? words.inPart({ place: partNameOf(notice.subplace, language) }) : "",
              notice.place === page.place ? "" : words.from({ place: placeNameOf(notice.place, language) }),
              notice.prescribed ? words.prescribed : "",
              notice.needed ? words.needed : "",
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p className="mt-1">
            <LawText>{notice.text}</LawText>
          </p>
          <LawSource {...notice} isPlaceNamed={false} isLinked={false} />
        </li>
      ))}
    </ul>
  );
}
