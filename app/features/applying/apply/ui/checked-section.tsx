import { Fragment } from "react";
import { keptTogether } from "../../../../kernel/isolated";
import { commaIn } from "../../../../kernel/labelled";
import { directionOf } from "../../../../kernel/text-direction";
import { IsolatedText } from "../../../../ui/isolated-text";
import { type AnswerGroup, type AnswerRow, isProperName } from "../../../forms/form-model/describe";
import { localize } from "../../../forms/form-model/localized";
import type { Section } from "../../../forms/form-model/schema";
import { Drawing } from "../../answering/ui/drawing";
import { type FieldScene, langOf } from "../../answering/ui/field-scene";
import { Fold } from "../../answering/ui/fold";

type CheckedSectionProps = { scene: FieldScene; section: Section; groups: AnswerGroup[]; stepAt: string };

/** One section to check: folded with its answers in one line; open where something in it wants a look. */
export function CheckedSection({ scene, section, groups, stepAt }: CheckedSectionProps) {
  const title = localize(section.title, scene.locale, scene.definition.defaultLocale);
  return (
    <section className="check">
      <Fold
        isHeading
        isOpen={wantsLook(scene, groups)}
        title={title}
        titleLang={langOf(scene, section.title)}
        answer={<InOneLine scene={scene} groups={groups} />}
      >
        <SectionAnswers scene={scene} groups={groups} stepAt={stepAt} />
      </Fold>
      <a href={stepAt}>
        {scene.words.change}
        <span className="vh">
          {" "}
          <span lang={langOf(scene, section.title)} dir="auto">
            {title}
          </span>
        </span>
      </a>
    </section>
  );
}

/** An answer that differs from a published rule, or a required one that is missing. */
function wantsLook({ hints }: FieldScene, groups: readonly AnswerGroup[]): boolean {
  return groups
    .flatMap(({ rows }) => rows)
    .some(({ path, field, state }) => hints?.has(path) || (state === "not-answered" && field.required));
}

const shownAnswers = 6;
const shownLetters = 40;

/** Of each answer its first line, and below it every file by its name: it says what will be sent. */
function InOneLine({ scene, groups }: { scene: FieldScene; groups: readonly AnswerGroup[] }) {
  const rows = groups.flatMap((group) => group.rows);
  const files = rows.flatMap(({ documentIds }) => documentIds);
  const answers = rows
    .filter(({ documentIds }) => documentIds.length === 0)
    .map((row) => ({ text: answerOf(scene, row).split("\n", 1)[0] ?? "", isName: isProperName(row.kind) }))
    .filter(({ text }) => text !== "")
    .slice(0, shownAnswers);
  if (answers.length === 0 && files.length === 0) return scene.words.notAnswered;
  return (
    <>
      {answers.map(({ text, isName }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the questions, and two answers may be alike
        <Fragment key={index}>
          {index > 0 ? commaIn(scene.locale) : ""}
          <bdi translate={isName ? "no" : undefined}>{keptTogether([...text].slice(0, shownLetters).join(""))}</bdi>
        </Fragment>
      ))}
      {files.map((id) => (
        <Fragment key={id}>
          {" "}
          <bdi className="file" translate="no">
            {nameOf(scene, id)}
          </bdi>
        </Fragment>
      ))}
    </>
  );
}

/** Each entry of a repeated section has a way back of its own. */
function SectionAnswers({ scene, groups, stepAt }: Omit<CheckedSectionProps, "section">) {
  if (groups.length === 0) return <p className="muted">{scene.words.notAnswered}</p>;
  return groups.map((group) => (
    <div key={group.item?.number ?? 0}>
      {group.item ? (
        <div className="head">
          <h3 dir="auto">{titleOf(scene, group.item)}</h3>
          <a href={`${stepAt}#${group.sectionId}.${group.item.number - 1}`}>
            {scene.words.change}
            <span className="vh"> {titleOf(scene, group.item)}</span>
          </a>
        </div>
      ) : null}
      <dl>
        {group.rows.map((row) => (
          <Answered key={row.path} scene={scene} row={row} />
        ))}
      </dl>
    </div>
  ));
}

function Answered({ scene, row }: { scene: FieldScene; row: AnswerRow }) {
  return (
    <div>
      <dt dir="auto" lang={langOf(scene, row.field.label)}>
        {row.label}
      </dt>
      <dd translate={isProperName(row.kind) ? "no" : undefined}>
        {row.documentIds.length > 0 ? (
          <Papers scene={scene} ids={row.documentIds} />
        ) : (
          <Said text={answerOf(scene, row)} otherwise={scene.words.notAnswered} />
        )}
        {row.drawing ? <Drawing strokes={row.drawing} label={scene.words.drawing} /> : null}
        <Differing text={scene.hints?.get(row.path)} locale={scene.locale} />
      </dd>
    </div>
  );
}

function Said({ text, otherwise }: { text: string; otherwise: string }) {
  return text ? <span dir="auto">{text}</span> : <span className="muted">{otherwise}</span>;
}

/** Each file with a small drawing of what it is, in whose place the tab that sent a photo puts the photo (browser/photos.ts). */
function Papers({ scene, ids }: { scene: FieldScene; ids: readonly string[] }) {
  return ids.map((id) => {
    const name = nameOf(scene, id);
    const inside = /\.pdf$/i.test(name) ? "M9 15h14M9 21h14M9 27h9" : "M6 30l7-9 5 6 3-4 5 7zM20 14h2";
    return (
      <span className="paper" key={id} data-photo={id}>
        <svg viewBox="0 0 32 40" width="32" height="40" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={`M1 1h30v38H1z${inside}`} strokeWidth="1.5" />
        </svg>
        <bdi translate="no">{name}</bdi>
      </span>
    );
  });
}

type Signed = { row: AnswerRow; stepAt: string };

/** Signatures apart from the other answers: they stand where everything is agreed to. */
export function takeSigned(groups: readonly AnswerGroup[], sections: readonly Section[], base: string) {
  const isSigned = ({ kind }: AnswerRow) => kind === "signature";
  const signed: Signed[] = groups
    .filter(({ item }) => !item)
    .flatMap(({ sectionId, rows }) => {
      const stepAt = `${base}?step=${sections.findIndex(({ id }) => id === sectionId) + 1}`;
      return rows.filter(isSigned).map((row) => ({ row, stepAt }));
    });
  const rest = groups.map((group) =>
    group.item ? group : { ...group, rows: group.rows.filter((row) => !isSigned(row)) },
  );
  return { groups: rest, signed };
}

/** The signature as it was given, beside the consents, with the way back to it. */
export function Signing({ scene, signed }: { scene: FieldScene; signed: readonly Signed[] }) {
  return signed.map(({ row, stepAt }) => (
    <div className="head" key={row.path}>
      <dl>
        <Answered scene={scene} row={row} />
      </dl>
      <a href={stepAt}>
        {scene.words.change}
        <span className="vh">
          {" "}
          <span lang={langOf(scene, row.field.label)} dir="auto">
            {row.label}
          </span>
        </span>
      </a>
    </div>
  ));
}

/** Beside an answer that differs from a published rule. */
function Differing({ text, locale }: { text: string | undefined; locale: string }) {
  return text ? (
    <span className="hint" lang={locale} dir={directionOf(locale)}>
      <IsolatedText text={text} />
    </span>
  ) : null;
}

function titleOf({ words }: FieldScene, { label, number }: NonNullable<AnswerGroup["item"]>): string {
  return words.item({ item: label, n: number });
}

function answerOf(scene: FieldScene, row: AnswerRow): string {
  return [...row.lines, ...row.documentIds.map((id) => nameOf(scene, id))].join("\n");
}

function nameOf({ documents }: FieldScene, id: string): string {
  return documents.find((entry) => entry.id === id)?.name ?? "";
}
