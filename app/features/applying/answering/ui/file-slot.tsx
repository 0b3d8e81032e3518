import { formatNumber } from "../../../../kernel/formatters";
import type { FieldOf } from "../../../forms/form-model/schema";
import type { FieldScene } from "./field-scene";

/** The four kinds, by type and by ending: some phones know no type for HEIC. */
const accept = "application/pdf,image/jpeg,image/png,image/heic,image/heif,.heic,.heif";

type FileSlotProps = {
  scene: Pick<FieldScene, "words" | "locale" | "documents" | "errors">;
  spot: { path: string; field: Pick<FieldOf<"file">, "maxFiles"> };
  describedBy: string | undefined;
};

/** Files already here, with a way to take each back, and a control for more. Its button posts the page, which keeps what was typed. */
export function FileSlot({ scene, spot: { path, field }, describedBy }: FileSlotProps) {
  const { words } = scene;
  const files = scene.documents.filter((entry) => entry.path === path);
  const max = field.maxFiles ?? 5;
  return (
    <div data-slot={path} data-max={max}>
      <ul className="files">
        {files.map((file) => (
          <li key={file.id} data-doc={file.id}>
            <bdi translate="no">{file.name}</bdi>
            <span className="muted num" dir="auto">
              {readableSize(file.sizeBytes, scene.locale)}
            </span>
            <button type="submit" className="lnk" name="remove-document" value={file.id}>
              {words.removeDocument({ name: "" }).trim()}
              <span className="vh"> {file.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div data-more hidden={files.length >= max || undefined}>
        <label className="vh" htmlFor={`${path}-file`}>
          {max > 1 ? words.addDocuments({ max }) : words.addDocument}
        </label>
        <input
          id={`${path}-file`}
          type="file"
          name={path}
          accept={accept}
          multiple={max > 1}
          aria-describedby={describedBy}
          aria-invalid={scene.errors.has(path) || undefined}
        />
        <button type="submit" className="sec" name="upload" value={path} data-upload>
          {words.upload}
        </button>
      </div>
    </div>
  );
}

/** "1.2 MB", "84 kB". */
export function readableSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  const amount = Math.max(bytes / (isLarge ? 1_000_000 : 1000), isLarge ? 0 : 1);
  return `${formatNumber(amount, locale, { maximumFractionDigits: isLarge ? 1 : 0 })} ${isLarge ? "MB" : "kB"}`;
}
