import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/announcements";

export const announcementWords = inEveryLanguage("builder/announcements", en);

export type AnnouncementWords = (typeof announcementWords)["en"];
