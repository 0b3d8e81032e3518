import { ImagePlus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../../../ui/button";

type PictureChooserProps = {
  /** Of the field that the button stands for. */
  label: string;
  hintId: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that opens the device's own choice of a picture. */
export function PictureChooser({ label, hintId, isBusy, onChoose, children }: PictureChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={chooser}
        type="file"
        accept="image/*,.heic,.heif"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
      <Button variant="outline" aria-describedby={hintId} disabled={isBusy} onClick={() => chooser.current?.click()}>
        <ImagePlus aria-hidden="true" /> {children}
      </Button>
    </div>
  );
}
