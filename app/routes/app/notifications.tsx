import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useEffect } from "react";
import { data } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { markAllRead, markNotice } from "~/features/deciding/notices/commands/mark-notice.server";
import { listNotices } from "~/features/deciding/notices/queries/list-notices.server";
import { MarkAllButton, NoticeList } from "~/features/deciding/notices/ui/notice-list";
import { noticesQuery, unreadQuery } from "~/features/deciding/notices/ui/notices-client";
import { parseListPosition } from "~/kernel/list-position";
import { formatListPosition } from "~/kernel/list-position-text";
import { inEveryLanguage } from "~/kernel/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { readTeamCookie } from "~/platform/team-cookie";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { DataCache } from "~/ui/data-cache";
import { EmptyState } from "~/ui/empty-state";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/notices/page";
import type { Route } from "./+types/notifications";

const pageWords = inEveryLanguage("notices/page", en);

const here = "/app/notifications";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { email, actor, userId } = context.get(requiredUserContext);
  const before = parseListPosition(url.searchParams.get("before"));
  const page = await listNotices(services, actor, before);
  if (!page) throw await signInAgain(request, context, here);
  const chosen = readTeamCookie(request, services.config.isHttps);
  const isElsewhere = chosen !== null && chosen !== userId;
  return { account: email, page, isElsewhere, before: before ? formatListPosition(before) : "" };
}

const postSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["read", "unread"]), id: z.uuid() }),
  z.object({ intent: z.literal("read-all"), upTo: z.coerce.number().int().nonnegative() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const parsed = await readPost(request, postSchema);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  const post = parsed.data;
  if (post.intent === "read-all") {
    await markAllRead(services, actor, post.upTo);
    return null;
  }
  const marked = await markNotice(services, actor, { id: post.id, isRead: post.intent === "read" });
  if (!marked.ok) throw data(null, { status: 404 });
  return null;
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { account } = loaderData;
  return (
    <DataCache key={account} account={account}>
      <Notices loaderData={loaderData} />
    </DataCache>
  );
}

function Notices({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { notices, older } = useNotices(loaderData);
  const words = useWords(pageWords);
  const [newest] = notices;
  const actions = newest && notices.some(({ isRead }) => !isRead) ? <MarkAllButton upTo={newest.createdAt} /> : null;
  return (
    <AppPage title={words.title} actions={actions}>
      <div className="mt-3" />
      {newest ? (
        <NoticeList notices={notices} isElsewhere={loaderData.isElsewhere} />
      ) : (
        <Nothing isFirstPage={loaderData.before === ""} />
      )}
      {loaderData.before || older ? (
        <nav aria-label={words.pages.title} className="mt-5 flex flex-wrap gap-3">
          {loaderData.before ? (
            <ButtonLink to={here} variant="outline">
              {words.pages.newest}
            </ButtonLink>
          ) : null}
          {older ? (
            <ButtonLink to={`${here}?before=${formatListPosition(older)}`} variant="outline">
              {words.pages.older}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </AppPage>
  );
}

/** The list as the cache has it, which begins with what the server wrote and takes over whatever it writes next. */
function useNotices({ page, before }: Route.ComponentProps["loaderData"]) {
  const client = useQueryClient();
  const query = noticesQuery(before);
  const { data: shown } = useQuery({ ...query, initialData: page });
  useEffect(() => {
    client.setQueryData(noticesQuery(before).queryKey, page);
    void client.invalidateQueries({ queryKey: unreadQuery.queryKey });
  }, [client, page, before]);
  return shown;
}

function Nothing({ isFirstPage }: { isFirstPage: boolean }) {
  const { nothing } = useWords(pageWords);
  return (
    <EmptyState
      icon={<Bell aria-hidden="true" />}
      title={isFirstPage ? nothing.title : nothing.olderTitle}
      action={<ButtonLink to="/app/forms">{nothing.toForms}</ButtonLink>}
    >
      {nothing.text}
    </EmptyState>
  );
}
