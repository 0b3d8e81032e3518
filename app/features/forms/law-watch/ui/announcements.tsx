import { Form } from "react-router";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { questionName } from "../../law/question-names";
import type { Announcement } from "../queries/list-announcements.server";

/** What landlords will be told, for the admin to look at first. */
export function Announcements({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <section aria-labelledby="announcements" className="flex flex-col gap-3">
      <h2 id="announcements" className="text-lg font-semibold">
        Landlords to notify
      </h2>
      {announcements.length === 0 ? (
        <p className="text-ink-muted">
          No one waits to be notified. What is found in live forms waits here for a day before it goes out.
        </p>
      ) : (
        <ul className="border-t border-line">
          {announcements.map((announcement) => (
            <AnnouncementRow key={announcement.place} {...announcement} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AnnouncementRow({ place, placeName, forms, at, heldAt, questions }: Announcement) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3">
      <div className="min-w-0">
        <h3 className="font-medium">{placeName}</h3>
        <p className="text-ink-muted">
          {forms === 1 ? "1 form" : `${forms} forms`}:{" "}
          {questions.map(({ question, forms: count }) => `${questionName(question, "en")} (${count})`).join(", ")}
        </p>
        <p className="text-sm text-ink-muted">
          <WhenTold at={at} heldAt={heldAt} />
        </p>
      </div>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="place" value={place} />
        <Button type="submit" name="move" value={heldAt === null ? "hold" : "release"} variant="outline">
          {heldAt === null ? "Hold back" : "Release"}
          <span className="sr-only">: {placeName}</span>
        </Button>
        <Button type="submit" name="move" value="send" variant="outline">
          Send now<span className="sr-only">: {placeName}</span>
        </Button>
      </Form>
    </li>
  );
}

function WhenTold({ at, heldAt }: Pick<Announcement, "at" | "heldAt">) {
  if (heldAt !== null) {
    return (
      <>
        Held back since <LocalTime at={heldAt} locale="en-US" />. No one is told.
      </>
    );
  }
  if (at === null) return "The first email goes out within a minute.";
  return (
    <>
      The first email goes out on <LocalTime at={at} locale="en-US" />.
    </>
  );
}
