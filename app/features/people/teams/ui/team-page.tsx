import { Form } from "react-router";
import { teamRoles } from "../../../../kernel/actor";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Card } from "../../../../ui/card";
import { EmailField } from "../../../../ui/email-field";
import { standingLinkClass } from "../../../../ui/link-style";
import { LocalTime } from "../../../../ui/local-time";
import { SelectField } from "../../../../ui/select-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { formatPrice, prices, seatKeyOf } from "../../../money/billing/prices";
import type { Whose } from "../commands/choose-homes.server";
import type { HomesFault } from "../homes";
import type { ChosenHomes } from "../queries/chosen-homes.server";
import type { Colleague, Invitation, Team } from "../queries/find-team.server";
import type { Seats } from "../seats";
import { sayHomes, teamWords } from "../team-words";
import { HomesField, type HomesProps } from "./homes-field";

export type InviteFault = "email" | "already" | "full" | "role" | "tooOften" | HomesFault;
type Typed = { email: string; role: string };
type Props = {
  team: Team;
  me: Me;
  /** Further seats can be bought. */
  isSelling: boolean;
  /** `homes`: null where the account has none. */
  invite: { fault: InviteFault | null; typed: Typed; homes: HomesProps | null };
  /** Whose homes are being chosen anew. */
  edited: (Edited & { fault: InviteFault | null; homes: HomesProps | null }) | null;
};
type Edited = { whose: Whose; name: string };

const homesFaults: readonly string[] = ["homes", "tooManyHomes"];
const asHomesFault = (fault: InviteFault | null) =>
  fault && homesFaults.includes(fault) ? (fault as HomesFault) : null;

/** Who shares one's own account, and whom to invite; then the accounts of others that one has a part in. */
export function TeamPage({ team, me, invite, edited, isSelling }: Props) {
  const words = useWords(teamWords);
  const { colleagues, invitations, shared, seats } = team;
  const { fault, typed } = invite;
  const isOfEmail = fault !== null && fault !== "role" && !homesFaults.includes(fault);
  return (
    <div className="flex flex-col gap-6">
      {shared.length > 0 ? <SharedWithMe shared={shared} /> : null}
      <Card title={words.people}>
        <p className="mb-3">{words.sum({ count: colleagues.length })}</p>
        <SeatsInUse team={team} isSelling={isSelling} />
        <ul className="border-line border-t">
          <li className={rowClass}>
            <Person name={me.name} email={me.email} />
            <span>{words.owner}</span>
          </li>
          {colleagues.map((one) => (
            <ColleagueRow key={one.userId} one={one} seats={seats} total={team.homes} />
          ))}
          {invitations.map((one) => (
            <InvitationRow key={one.id} one={one} total={team.homes} />
          ))}
        </ul>
      </Card>
      {edited?.homes ? <EditedHomes {...edited} homes={edited.homes} /> : null}
      <Card title={words.invite.title} id="invite">
        <Form method="post" noValidate className="flex flex-col gap-5">
          {/* Enter presses the first button of a form. */}
          <button type="submit" name="intent" value="invite" className="sr-only" tabIndex={-1} aria-hidden="true" />
          <EmailField
            key={`email-${invitations.length}`}
            name="email"
            label={words.invite.email}
            defaultValue={typed.email}
            error={isOfEmail ? words.faults[fault] : undefined}
            autoComplete="off"
            required
          />
          <RoleField
            seats={seats}
            value={typed.role}
            label={words.role}
            error={fault === "role" ? words.faults.role : undefined}
          />
          {invite.homes ? (
            <HomesField key={`homes-${invitations.length}`} {...invite.homes} fault={asHomesFault(fault)} />
          ) : null}
          <p className="text-ink-muted text-sm">{words.invite.after}</p>
          <div>
            <Button type="submit" name="intent" value="invite">
              {words.invite.button}
            </Button>
          </div>
        </Form>
      </Card>
      {colleagues.length > 0 || team.needsFactor ? (
        <Card title={words.factor.title}>
          <p className="mb-3">{team.needsFactor ? words.factor.on : words.factor.off}</p>
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value={team.needsFactor ? "ask-no-factor" : "demand-factor"}
              variant="outline"
            >
              {team.needsFactor ? words.factor.stop : words.factor.start}
            </Button>
          </Form>
        </Card>
      ) : null}
      <Card title={words.mayDo.title}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <li>{words.mayDo.viewer}</li>
          <li>{words.mayDo.reviewer}</li>
          <li>{words.mayDo.manager}</li>
        </ul>
        <p className="mt-3">{words.mayDo.homes}</p>
        <p className="mt-3 text-ink-muted">{words.mayDo.owner}</p>
      </Card>
    </div>
  );
}

/** How many seats are taken, and what a further one costs, before somebody is invited. */
function SeatsInUse({ team: { taken, seats, pro }, isSelling }: { team: Team; isSelling: boolean }) {
  const words = useWords(teamWords);
  const locale = usePageLocale();
  const key = pro && seatKeyOf[pro.priceKey];
  const price = pro && key && formatPrice(key, pro.currency, locale);
  return (
    <p className="tabular mb-3 flex flex-wrap items-center gap-x-4">
      <span>
        {words.seats({ taken, most: seats.most })}{" "}
        {key && price && isSelling ? (
          <span className="text-ink-muted">{words.furtherSeat[prices[key].per]({ price })}</span>
        ) : null}
      </span>
      {pro && isSelling ? (
        <AppLink
          to="/app/settings/billing/seats"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {words.changeSeats}
        </AppLink>
      ) : null}
    </p>
  );
}

/** The homes of one colleague, or invitation, to choose anew. */
function EditedHomes({ whose, name, fault, homes }: NonNullable<Props["edited"]> & { homes: HomesProps }) {
  const words = useWords(teamWords);
  const [[key, id] = ["", ""]] = Object.entries(whose);
  return (
    <Card title={words.homes.of({ name })} id="homes">
      <Form method="post" noValidate className="flex flex-col gap-5">
        <button type="submit" name="intent" value="change-homes" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name={key} value={id} />
        <HomesField key={id} {...homes} fault={asHomesFault(fault)} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="change-homes">
            {words.homes.save}
          </Button>
          <ButtonLink to="/app/settings/team" variant="ghost">
            {words.homes.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

/** "3 of 40 homes", which leads to where they are chosen. */
function HomesLink({
  homes,
  total,
  whose,
  name,
}: {
  homes: ChosenHomes | null;
  total: number;
  whose: Whose;
  name: string;
}) {
  const { homes: words } = useWords(teamWords);
  if (total === 0) return null;
  return (
    <AppLink to={`/app/settings/team?${new URLSearchParams(whose)}#homes`} className={standingLinkClass}>
      {homes ? words.some({ count: homes.count, total }) : words.every({ count: total })}
      <span className="sr-only"> {words.change({ name })}</span>
    </AppLink>
  );
}

type Me = { name: string; email: string };

const rowClass = "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3";

function Person({ name, email }: Me) {
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold [overflow-wrap:anywhere]">
        <bdi translate="no">{name}</bdi>
      </p>
      <p className="text-ink-muted text-sm break-all" translate="no">
        {email}
      </p>
    </div>
  );
}

/** The roles that the plan has, and the one that somebody has already. */
function useRoleOptions({ roles }: Seats, current: string) {
  const words = useWords(teamWords);
  const offered = teamRoles.filter((role) => roles.includes(role) || role === current);
  return offered.map((role) => ({ value: role, label: words.roles[role] }));
}

function RoleField({
  seats,
  value,
  label,
  error,
}: {
  seats: Seats;
  value: string;
  label: string;
  error?: string | undefined;
}) {
  const words = useWords(teamWords);
  return (
    <SelectField
      name="role"
      label={label}
      defaultValue={value}
      error={error}
      hint={seats.roles.length === 1 ? words.onlyViewers : undefined}
      options={useRoleOptions(seats, value)}
    />
  );
}

function ColleagueRow({ one, seats, total }: { one: Colleague; seats: Seats; total: number }) {
  const { userId, name, email, role, homes } = one;
  const words = useWords(teamWords);
  return (
    <li className={rowClass}>
      <Person name={name} email={email} />
      <HomesLink homes={homes} total={total} whose={{ userId }} name={name} />
      <Form method="post" className="flex items-center gap-2">
        <input type="hidden" name="userId" value={userId} />
        <SelectField
          name="role"
          label={words.roleOf({ name })}
          isLabelHidden
          defaultValue={role}
          options={useRoleOptions(seats, role)}
        />
        <Button type="submit" name="intent" value="change-role" variant="outline" size="sm">
          {words.saveRole}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="userId" value={userId} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="ghost"
          size="sm"
          aria-label={words.removeOf({ name })}
        >
          {words.remove}
        </Button>
      </Form>
    </li>
  );
}

function InvitationRow({ one: { id, email, role, homes, expiresAt }, total }: { one: Invitation; total: number }) {
  const words = useWords(teamWords);
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold break-all" translate="no">
          {email}
        </p>
        <p className="text-amber text-sm">
          {words.invited} <LocalTime at={expiresAt} locale={usePageLocale()} isDay />
        </p>
      </div>
      <HomesLink homes={homes} total={total} whose={{ invitationId: id }} name={email} />
      <span>{words.roles[role]}</span>
      <Form method="post" className="flex gap-2">
        <input type="hidden" name="invitationId" value={id} />
        <Button type="submit" name="intent" value="send-again" variant="outline" size="sm">
          {words.sendAgain}
        </Button>
        <Button type="submit" name="intent" value="withdraw" variant="ghost" size="sm">
          {words.withdraw}
        </Button>
      </Form>
    </li>
  );
}

function SharedWithMe({ shared }: Pick<Team, "shared">) {
  const words = useWords(teamWords);
  return (
    <Card title={words.shared.title}>
      <ul className="border-line border-t">
        {shared.map(({ ownerId, ownerName, role, homes }) => (
          <li key={ownerId} className={rowClass}>
            <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              {words.shared.row({ name: ownerName, role: words.roles[role] })}
              {homes ? <span className="block text-ink-muted text-sm">{sayHomes(words, homes)}</span> : null}
            </p>
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="ownerId" value={ownerId} />
              <Button
                type="submit"
                name="intent"
                value="work-in"
                size="sm"
                aria-label={words.shared.openOf({ name: ownerName })}
              >
                {words.shared.open}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="leave"
                variant="ghost"
                size="sm"
                aria-label={words.shared.leaveOf({ name: ownerName })}
              >
                {words.shared.leave}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
