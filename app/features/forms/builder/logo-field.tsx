import { Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button";
import { Filled } from "../../../ui/filled";
import { useWords } from "../../../ui/use-words";
import type { LandlordProfile } from "../form-model/schema";
import { PictureChooser } from "./picture-chooser";
import { pictureWords } from "./pictures-words";
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
  const words = useWords(pictureWords);
  const hintId = useId();
  const { add, isBusy, trouble } = usePictureUpload((picture) => {
    onChange(picture);
    return undefined;
  }, logoPixels);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">
        <Filled
          say={words.logo}
          parts={{ optional: <span className="font-normal text-ink-muted">{words.optional}</span> }}
        />
      </legend>
      <p className="text-ink-muted text-sm" id={hintId}>
        {formId ? words.logoHint : words.logoLater}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <img
            src={`/media/${logo.hash}`}
            width="40"
            height="40"
            alt={words.yourLogo}
            className="size-10 rounded-md border border-line bg-white object-contain"
          />
        ) : null}
        {formId ? (
          <PictureChooser
            label={words.chooseLogo}
            hintId={hintId}
            isBusy={isBusy}
            onChoose={(file) => add(file, formId)}
          >
            {isBusy ? words.addingLogo : logo ? words.changeLogo : words.addLogo}
          </PictureChooser>
        ) : null}
        {logo ? (
          <Button variant="ghost" onClick={() => onChange(undefined)}>
            <Trash2 aria-hidden="true" /> {words.removeLogo}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-red text-sm empty:hidden">
        {trouble}
      </p>
    </fieldset>
  );
}
