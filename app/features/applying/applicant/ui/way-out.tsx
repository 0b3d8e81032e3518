import type { StatusWords } from "../../../../words/en/applicant/status";
import type { StatusPageProps } from "../status-view";

type WayOutProps = Pick<StatusPageProps, "isUndecided" | "state" | "content" | "heldAt"> & { words: StatusWords };

/** Withdrawing asks first: the button stands behind its own words. Works without script. */
export function WayOut({ isUndecided, state, content, heldAt, words }: WayOutProps) {
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
        {heldAt === null ? (
          <div className="opts">
            <label htmlFor="erase">
              <input id="erase" type="checkbox" name="erase" value="yes" />
              <span>{words.erase}</span>
            </label>
          </div>
        ) : (
          <p>{words.heldErase}</p>
        )}
        <p>
          <button type="submit" className="sec" name="intent" value="withdraw">
            {words.yesWithdraw}
          </button>
        </p>
      </form>
    </details>
  );
}
