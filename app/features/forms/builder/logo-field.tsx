import { Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button";
import type { LandlordProfile } from "../form-model/schema";
import { PictureChooser } from "./picture-chooser";
import { usePictureUpload } from "./use-picture-upload";

/** Shown at 40 pixels: sharp on every screen, and a few kilobytes. */
const logoPixels = 160;

type LogoFieldProps = {
  logo: LandlordProfile["logo"];
  /** The form on the server; a guest's form has none before its address is confirmed. */
  formId: string | null;
  onChange: (logo: LandlordProfile["logo"]) => void;
};

/** The landlord's mark, shown beside the name. Without one the name's letters stand there. */
export function LogoField({ logo, formId, onChange }: LogoFieldProps) {
  const hintId = useId();
  const { add, isBusy, trouble } = usePictureUpload((picture) => {
    onChange(picture);
    return undefined;
  }, logoPixels);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">
        Logo <span className="font-normal text-ink-muted">(optional)</span>
      </legend>
      <p className="text-ink-muted text-sm" id={hintId}>
        {formId
          ? "Applicants see it small beside your name. A square picture works best."
          : "You can add one once you have confirmed your address."}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <img
            src={`/media/${logo.hash}`}
            width="40"
            height="40"
            alt="Your logo"
            className="size-10 rounded-md border border-line bg-white object-contain"
          />
        ) : null}
        {formId ? (
          <PictureChooser
            label="Choose your logo"
            hintId={hintId}
            isBusy={isBusy}
            onChoose={(file) => add(file, formId)}
          >
            {isBusy ? "Adding the logo" : logo ? "Change logo" : "Add a logo"}
          </PictureChooser>
        ) : null}
        {logo ? (
          <Button variant="ghost" onClick={() => onChange(undefined)}>
            <Trash2 aria-hidden="true" /> Remove logo
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-red text-sm empty:hidden">
        {trouble}
      </p>
    </fieldset>
  );
}
