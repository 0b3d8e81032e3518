import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { z } from "zod";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/text-field";
import { localize } from "../form-model/localized";
import { type Photo, photoLimits, photoSchema } from "../form-model/schema";
import { editProperty } from "./edits";
import { shrinkPicture } from "./shrink-picture";
import type { Builder } from "./use-builder";

type PhotosFieldProps = {
  builder: Builder;
  /** The form on the server; a guest's form has none before its address is confirmed. */
  formId: string | null;
};

const answerSchema = z.union([
  photoSchema.pick({ hash: true, width: true, height: true }),
  z.object({ message: z.string() }),
]);

/** Up to two pictures of the home, made smaller here before they travel, each with words for who cannot see it. */
export function PhotosField({ builder, formId }: PhotosFieldProps) {
  const { definition } = builder;
  const photos = definition.property.photos ?? [];
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const set = (next: Photo[], key?: string) =>
    builder.apply((form) => editProperty(form, { photos: next.length > 0 ? next : undefined }), key);
  async function add(file: File, form: string) {
    setTrouble(null);
    setIsBusy(true);
    const answer = await upload(file, form).catch(() => ({ message: "The picture did not get through. Try again." }));
    setIsBusy(false);
    if ("message" in answer) return setTrouble(answer.message);
    if (photos.some(({ hash }) => hash === answer.hash)) return setTrouble("That picture is here already.");
    set([...photos, answer]);
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">Pictures of the home (optional)</legend>
      <p className="text-ink-muted text-sm" id={hintId}>
        {formId
          ? "Up to two. They are made smaller here, and what the camera wrote about place and time is taken out."
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
        <div>
          <input
            ref={chooser}
            type="file"
            accept="image/*,.heic,.heif"
            className="sr-only"
            tabIndex={-1}
            aria-label="Choose a picture of the home"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = "";
              if (file) add(file, formId);
            }}
          />
          <Button
            variant="outline"
            aria-describedby={hintId}
            disabled={isBusy}
            onClick={() => chooser.current?.click()}
          >
            <ImagePlus aria-hidden="true" /> {isBusy ? "Adding the picture" : "Add a picture"}
          </Button>
        </div>
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

async function upload(file: File, formId: string): Promise<z.infer<typeof answerSchema>> {
  const small = await shrinkPicture(file);
  if (!small) return { message: "This picture could not be read. Choose a JPG or PNG picture." };
  const body = new FormData();
  body.set("formId", formId);
  body.set("look", small.look);
  body.set("file", small.blob, "picture.jpg");
  const response = await fetch("/media", { method: "POST", body });
  return answerSchema.parse(await response.json());
}
