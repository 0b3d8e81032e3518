import { ArrowUpToLine, Trash2 } from "lucide-react";
import { useId } from "react";
import { directionOf } from "../../../kernel/text-direction";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/text-field";
import { useWords } from "../../../ui/use-words";
import { localize } from "../form-model/localized";
import { type Photo, photoLimits } from "../form-model/schema";
import { editProperty } from "./edits";
import { PictureChooser } from "./picture-chooser";
import { pictureWords } from "./pictures-words";
import type { Builder } from "./use-builder";
import { usePictureUpload } from "./use-picture-upload";

type PhotosFieldProps = {
  builder: Builder;
  /** The form on the server; a guest's form has none before its address is confirmed. */
  formId: string | null;
};

/** Pictures of the home, made smaller here before they travel, each with words for who cannot see it. */
export function PhotosField({ builder, formId }: PhotosFieldProps) {
  const words = useWords(pictureWords);
  const { definition } = builder;
  const photos = definition.property.photos ?? [];
  const hintId = useId();
  const set = (next: Photo[], key?: string) =>
    builder.apply((form) => editProperty(form, { photos: next.length > 0 ? next : undefined }), key);
  const { add, isBusy, trouble } = usePictureUpload((picture) => {
    if (photos.some(({ hash }) => hash === picture.hash)) return words.photoThere;
    set([...photos, picture]);
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{words.photos}</legend>
      <p className="text-ink-muted text-sm" id={hintId}>
        {formId ? words.photosHint : words.photosLater}
      </p>
      {photos.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.hash}
              photo={photo}
              number={index + 1}
              alt={localize(photo.alt, definition.defaultLocale, definition.defaultLocale)}
              writtenIn={definition.defaultLocale}
              onAlt={(text) =>
                set(
                  photos.map((entry) =>
                    entry === photo ? { ...entry, alt: { [definition.defaultLocale]: text } } : entry,
                  ),
                  `photo-${photo.hash}`,
                )
              }
              onFirst={index === 0 ? null : () => set([photo, ...photos.filter((entry) => entry !== photo)])}
              onRemove={() => set(photos.filter((entry) => entry !== photo))}
            />
          ))}
        </ul>
      ) : null}
      {formId && photos.length < photoLimits.count ? (
        <PictureChooser
          label={words.choosePhoto}
          hintId={hintId}
          isBusy={isBusy}
          onChoose={(file) => add(file, formId)}
        >
          {isBusy ? words.addingPhoto : words.addPhoto}
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
  /** The language of `alt`. */
  writtenIn: string;
  onAlt: (text: string) => void;
  /** Null for the one that is first. */
  onFirst: (() => void) | null;
  onRemove: () => void;
};

function PhotoCard({ photo, number, alt, writtenIn, onAlt, onFirst, onRemove }: PhotoCardProps) {
  const words = useWords(pictureWords);
  return (
    <li className="flex flex-col gap-2">
      <img
        src={`/media/${photo.smaller?.[0]?.hash ?? photo.hash}`}
        width={photo.width}
        height={photo.height}
        alt={alt}
        lang={writtenIn}
        dir={directionOf(writtenIn)}
        className="h-40 w-full rounded-md border border-line object-cover"
      />
      <TextField
        label={words.photoShows({ number })}
        name={`photo-alt-${number}`}
        value={alt}
        maxLength={200}
        onChange={(event) => onAlt(event.target.value)}
      />
      <div className="flex flex-wrap gap-x-2">
        {onFirst ? (
          <Button variant="ghost" size="sm" onClick={onFirst}>
            <ArrowUpToLine aria-hidden="true" /> {words.firstPhoto({ number })}
          </Button>
        ) : null}
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden="true" /> {words.removePhoto({ number })}
        </Button>
      </div>
    </li>
  );
}
