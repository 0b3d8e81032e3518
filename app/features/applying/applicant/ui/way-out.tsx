import type { StatusWords } from "../../answering/status-words";
import type { StatusPageProps } from "../status-view";
import { keptAfterWithdrawing } from "./kept";

type WayOutProps = Pick<StatusPageProps, "isUndecided" | "state" | "content" | "heldAt" | "keeping" | "locale"> & {
  words: StatusWords;
};

/** Withdrawing asks first: its buttons stand behind their own words, the one that erases before the other. Works without script. */
export function WayOut(props: WayOutProps) {
  const { isUndecided, state, content, heldAt, words } = props;
  if (state === "withdrawn" && content) {
    return heldAt !== null ? null : (
      <form method="post" className="end">
        <button type="submit" className="sec" name="intent" value="erase">
          {words.eraseOnly}
        </button>
      </form>
    );
  }
  if (!isUndecided) return null;
  return (
    <details className="fold">
      <summary>
        <b>{words.withdraw}</b>
      </summary>
      <form method="post">
        <p>{words.withdrawText}</p>
        {heldAt === null ? <TwoWays {...props} /> : <OnlyWay words={words} />}
      </form>
    </details>
  );
}

function TwoWays({ words, content, keeping, locale }: WayOutProps) {
  return (
    <>
      <p>
        <button type="submit" className="sec" name="intent" value="erase">
          {words.withdrawErase}
        </button>
        <span className="hint">{words.withdrawErased}</span>
      </p>
      <p>
        <button type="submit" className="sec" name="intent" value="withdraw">
          {words.withdrawKeep}
        </button>
        {keeping ? (
          <span className="hint">{keptAfterWithdrawing(locale, keeping, (content?.documents.length ?? 0) > 0)}</span>
        ) : null}
      </p>
    </>
  );
}

function OnlyWay({ words }: Pick<WayOutProps, "words">) {
  return (
    <>
      <p>{words.heldErase}</p>
      <p>
        <button type="submit" className="sec" name="intent" value="withdraw">
          {words.yesWithdraw}
        </button>
      </p>
    </>
  );
}
