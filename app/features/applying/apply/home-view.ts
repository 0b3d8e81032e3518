import type { PageLocale } from "../../../kernel/page-locale";
import type { PublishedForm } from "../../forms/form-model/published-form";
import type { SlotTime } from "../viewings/slot-times";

/** The page of a home whose form takes applications. The same for everybody. */
export type HomeView = Pick<
  PublishedForm,
  "urlId" | "definition" | "hasAccount" | "opensUntil" | "isReviewedInOrder" | "viewingStage" | "isIndexed"
> & {
  kind: "home";
  locale: PageLocale;
  /** Its own address, without origin. */
  path: string;
  viewings: HomeViewings | null;
};

/** `times`: the next ones that have a place; `areAny`: some can be asked for, with a place or not. */
export type HomeViewings = { times: SlotTime[]; areAny: boolean };
