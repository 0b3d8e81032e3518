import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { isPackPlace, placeNameOf } from "~/features/forms/law/place-names";
import { packPlaces } from "~/features/forms/law/place-of";
import { questionName } from "~/features/forms/law/question-names";
import { announcementMoves, moveAnnouncements } from "~/features/forms/law-watch/commands/hold-announcements.server";
import { listAnnouncements } from "~/features/forms/law-watch/queries/list-announcements.server";
import { Announcements } from "~/features/forms/law-watch/ui/announcements";
import {
  type LawTouch,
  listLawStanding,
  readFormsAgain,
} from "~/features/forms/rent-forms/queries/read-law-standing.server";
import { formatDate, utcDay } from "~/kernel/dates";
import { singleLine } from "~/kernel/typed-text";
import { readPost } from "~/platform/body/posted-fields.server";
import { adminActor } from "~/routes/shared/spam-protection";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { pageTitle } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { Route } from "./+types/law";

export function meta() {
  return [{ title: pageTitle("Law") }, { name: "robots", content: "noindex" }];
}

/** /admin/law?place=US-CO&day=2027-01-01: which live forms the law of a place touches, today or on a day to come. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = utcDay(services.clock.now().getTime());
  const place = url.searchParams.get("place");
  const day = z.iso.date().catch(today).parse(url.searchParams.get("day"));
  const [asked, standings, announcements] = await Promise.all([
    isPackPlace(place) ? readFormsAgain(services, place, day).then((touch) => ({ place, day, touch })) : null,
    listLawStanding(services),
    listAnnouncements(services),
  ]);
  return { standings, announcements, asked, day };
}

const postSchema = z.object({ place: singleLine().refine(isPackPlace), move: z.enum(announcementMoves) });

/** Holds back what landlords of a place would be told, or lets it go. */
export async function action({ request, context }: Route.ActionArgs) {
  const post = await readPost(request, postSchema);
  if (!post.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
  const moved = await moveAnnouncements(context.get(servicesContext), adminActor(context), post.data);
  if (!moved.ok) throw data(null, { status: 404 });
  throw redirect("/admin/law", 303);
}

export default function AdminLaw({ loaderData: { standings, announcements, asked, day } }: Route.ComponentProps) {
  const older = standings.reduce((sum, standing) => sum + standing.older, 0);
  return (
    <AppPage body="page" title={sayOlder(older)}>
      <div className="flex flex-col gap-10">
        <Announcements announcements={announcements} />
        {standings.length > 0 ? (
          <section aria-labelledby="places" className="flex flex-col gap-3">
            <h2 id="places" className="text-lg font-semibold">
              Live forms by place
            </h2>
            <ul className="border-t border-line">
              {standings.map(({ place, placeName, forms, older: old }) => (
                <li key={place} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
                  <span>{placeName}</span>
                  <span className="text-ink-muted">
                    {count(forms, "form")}, {old} checked against older rules
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Place"
            name="place"
            defaultValue={asked?.place ?? standings[0]?.place}
            options={packPlaces.map((value) => ({ value, label: placeNameOf(value, "en") }))}
          />
          <TextField label="Day (year-month-day)" name="day" defaultValue={day} />
          <Button type="submit" variant="outline">
            Read its forms again
          </Button>
        </Form>
        {asked ? (
          <Touched
            title={`${placeNameOf(asked.place, "en")} on ${formatDate(asked.day, "en-US")}`}
            touch={asked.touch}
          />
        ) : null}
      </div>
    </AppPage>
  );
}

function sayOlder(older: number): string {
  if (older === 0) return "Every live form was checked against the rules of today.";
  return older === 1
    ? "One live form was checked against older rules."
    : `${older} live forms were checked against older rules.`;
}

function count(forms: number, word: string): string {
  return `${forms} ${word}${forms === 1 ? "" : "s"}`;
}

function Touched({ title, touch: { read, isAll, touched, questions } }: { title: string; touch: LawTouch }) {
  return (
    <section aria-labelledby="touched" className="flex flex-col gap-3">
      <h2 id="touched" className="text-lg font-semibold">
        {title}
      </h2>
      <p>
        {isAll ? "All" : "The newest"} {count(read, "live form")} read again: {touched} could not be published as{" "}
        {touched === 1 ? "it stands" : "they stand"}.
      </p>
      {questions.length > 0 ? (
        <ul className="border-t border-line">
          {questions.map(({ question, forms }) => (
            <li key={question} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
              <span>{questionName(question, "en")}</span>
              <span className="text-ink-muted">{count(forms, "form")}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
