import { Form } from "react-router";
import { Button } from "../../../../ui/button";
import { EmailField } from "../../../../ui/email-field";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { SelectField } from "../../../../ui/select-field";
import { addressReasons } from "../../../../words/en/mail-test/one-address";
import type { FoundAddress } from "../queries/find-address.server";

/** What a press on this part of the page came to. */
export type AddressAnswer = {
  typed: string;
  error?: string;
  found?: FoundAddress;
  lifted?: boolean;
};

const liftOptions = [
  { value: "asked", label: "Its owner asked us to" },
  { value: "mended", label: "The inbox works again" },
  { value: "mistake", label: "It was blocked by mistake" },
];

/** Whether mail to one address is blocked, what came back from it, and a way to write to it again. */
export function OneAddress({ answer }: { answer: AddressAnswer | undefined }) {
  return (
    <div className="flex flex-col gap-5">
      <Form method="post" action="#address" preventScrollReset noValidate className="flex flex-wrap items-end gap-3">
        <EmailField
          id="looked-up"
          name="address"
          label="Whole email address"
          autoComplete="off"
          defaultValue={answer?.typed}
          error={answer?.error}
          wrapperClassName="w-full max-w-md"
        />
        <Button type="submit" name="intent" value="look-up" variant="outline">
          Look up
        </Button>
      </Form>
      {answer?.lifted === undefined ? null : (
        <div role="status">
          <Notice tone={answer.lifted ? "accent" : "amber"}>
            {answer.lifted
              ? "Email goes to this address again. The email service may keep a list of its own for seven days."
              : "Nothing was changed: this address is not blocked."}
          </Notice>
        </div>
      )}
      {answer?.found ? <Found found={answer.found} /> : null}
    </div>
  );
}

function Found({ found: { address, block, returns } }: { found: FoundAddress }) {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <p>
        <strong className="font-semibold break-all" translate="no">
          {address}
        </strong>
        : {block === null ? "email goes to it." : `no email goes to it. ${addressReasons[block.reason]}`}
        {block === null ? null : (
          <span className="block text-sm text-ink-muted">
            Since <LocalTime at={block.createdAt} locale="en-US" />
            {block.until === null ? null : (
              <>
                , until <LocalTime at={block.until} locale="en-US" />
              </>
            )}
          </span>
        )}
      </p>
      {returns.length === 0 ? (
        <p className="text-ink-muted">Nothing came back from it in 30 days.</p>
      ) : (
        <ul className="text-sm">
          {returns.map(({ state, code, at }) => (
            <li key={`${at} ${state} ${code}`} className="border-b border-line py-1.5">
              <LocalTime at={at} locale="en-US" />: {state}, {code}
            </li>
          ))}
        </ul>
      )}
      {block === null ? null : (
        <Form method="post" action="#address" preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="address" value={address} />
          <SelectField
            id="lift-reason"
            name="reason"
            label="Write to it again, because"
            options={liftOptions}
            wrapperClassName="w-full max-w-md"
          />
          <Button type="submit" name="intent" value="lift">
            Lift the block
          </Button>
        </Form>
      )}
    </div>
  );
}
