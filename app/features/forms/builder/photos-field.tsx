import { Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/text-field";
import { localize } from "../form-model/localized";
import { type Photo, photoLimits } from "../form-model/schema";
import { editProperty } from "./edits";
import { PictureChooser } from "./picture-chooser";
import type { Builder } from "./use-builder";
import { usePictureUpload } from "./use-picture-upload";

type PhotosFieldProps = {
  builder: Builder;
  /** The form on the server; a guest's form has none before its address is confirmed. */
  formId: string | null;
};

/** Up to two pictures of the home, made smaller here before they travel, each with words for who cannot see it. */
export function PhotosField({ builder, formId }: PhotosFieldProps) {
  const { definition } = builder;
  const photos = definition.property.photos ?? [];
  const hintId = useId();
  const set = (next: Photo[], key?: string) =>
    builder.apply((form) => editProperty(form, { photos: next.length > 0 ? next : undefined }), key);
  const { add, isBusy, trouble } = usePictureUpload((picture) => {
    if (photos.some(({ hash }) => hash === picture.hash)) return "That picture is here already.";
    set([...photos, picture]);
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">Pictures of the home (optional)</legend>
      <p className="text-ink-muted text-sm" id={hintId}>
        {formId
          ? "Up to two, shrunk, without place and time."
          : "You can add up to two once you have confirmed your address."}
      </p>
      {photos.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.hash}
              photo={photo}
              number={index + 1}
              alt={localize(photo.alt, definition.defaultLocale, definition.defaultLocale)}
              onAlt={(text) =>
                set(
                  photos.map((entry) =>
                    entry === photo ? { ...entry, alt: { [definition.defaultLocale]: text } } : entry,
                  ),
                  `photo-${photo.hash}`,
                )
              }
              onRemove={() => set(photos.filter((entry) => entry !== photo))}
            />
          ))}
        </ul>
      ) : null}
      {formId && photos.length < photoLimits.count ? (
        <PictureChooser
          label="Choose a picture of the home"
          hintId={hintId}
          isBusy={isBusy}
          onChoose={(file) => add(file, formId)}
        >
          {isBusy ? "Adding the picture" : "Add a picture"}
        </PictureChooser>
      ) : null}
      <p role="status" className="text-red text-sm empty:hidden">
        {trouble}
      </p>
    </fieldset>
  );
}

type PhotoCardProps = {
  photo: Photo;
  number: number;
  alt: string;
  onAlt: (text: string) => void;
  onRemove: () => void;
};

function PhotoCard({ photo, number, alt, onAlt, onRemove }: PhotoCardProps) {
  return (
    <li className="flex flex-col gap-2">
      <img
        src={`/media/${photo.hash}`}
        width={photo.width}
        height={photo.height}
        alt={alt}
        className="h-40 w-full rounded-md border border-line object-cover"
      />
      <TextField
        label={`What picture ${number} shows`}
        name={`photo-alt-${number}`}
        value={alt}
        maxLength={200}
        onChange={(event) => onAlt(event.target.value)}
      />
      <Button variant="ghost" size="sm" className="self-start" onClick={onRemove}>
        <Trash2 aria-hidden="true" /> Remove picture {number}
      </Button>
    </li>
  );
}
