import { ButtonLink } from "../../../../ui/button-link";
import { Card } from "../../../../ui/card";
import { Notice } from "../../../../ui/notice";

/** Leads to the second step; and asks for it again where what stands below is closed without. */
export function SigningInCard({ isAskedAgain }: { isAskedAgain: boolean }) {
  return (
    <Card title="Signing in">
      <div className="flex flex-col items-start gap-4">
        {isAskedAgain ? (
          <Notice tone="amber" title="Confirm that it is you">
            <p>Needed to change your address or password, get your data or delete the account.</p>
            <ButtonLink to="/app/confirm?to=%2Fapp%2Fsettings%2Fprofile" className="mt-2">
              Confirm
            </ButtonLink>
          </Notice>
        ) : null}
        <p>Passkeys, an authenticator app, and recovery codes in case you lose your phone.</p>
        <ButtonLink to="/app/settings/security" variant="outline">
          Passkeys and second step
        </ButtonLink>
      </div>
    </Card>
  );
}
