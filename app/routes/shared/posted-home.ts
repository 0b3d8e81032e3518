import { emptyHome, type HomeFault, type TypedHome } from "~/features/forms/homes/home-fields";
import { type ReadHome, readHome } from "~/features/forms/homes/read-home";
import { homeFormBytes, homeFormSchema } from "~/features/forms/homes/schema";
import { readFields } from "~/platform/body/posted-fields.server";

/** What a page of a home says of a post that it did not take. */
export type HomeRefusal = { typed: TypedHome; faults: readonly HomeFault[]; refused: string | null };

type PostedHome =
  | { ok: true; typed: TypedHome; postId: string; home: ReadHome["home"] }
  | { ok: false; refusal: HomeRefusal; status: 400 | 413 };

/** A home as its form posts it, read by the reader's way to write numbers. */
export async function readPostedHome(request: Request, locale: string): Promise<PostedHome> {
  const fields = await readFields(request, homeFormBytes);
  const posted = homeFormSchema.safeParse(Object.fromEntries(fields ?? []));
  if (!fields || !posted.success) {
    const faults = [{ field: "criteria", code: "too-long" }] as const;
    return { ok: false, refusal: { typed: emptyHome, faults, refused: null }, status: fields ? 400 : 413 };
  }
  const { postId, ...typed } = posted.data;
  const { home, faults } = readHome(typed, locale);
  if (faults.length > 0) return { ok: false, refusal: { typed, faults, refused: null }, status: 400 };
  return { ok: true, typed, postId, home };
}

export function clashRefusal(typed: TypedHome, code: "address-taken" | "reference-taken"): HomeRefusal {
  return { typed, faults: [{ field: code === "address-taken" ? "line1" : "reference", code }], refused: null };
}
