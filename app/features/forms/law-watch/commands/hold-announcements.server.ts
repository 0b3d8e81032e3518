import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { formLaw, lawHold } from "../../../../db/schema/law";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";

/** "hold": nobody there is told; "release": as before; "send": what waits goes out now. */
export const announcementMoves = ["hold", "release", "send"] as const;
export type AnnouncementMove = (typeof announcementMoves)[number];

/** Holds back what landlords of a place would be told, or lets it go. "not-found": who asks is no admin. Repeated, it changes nothing more. */
export async function moveAnnouncements(
  { db, ids, clock, config }: Services,
  actor: AccountLandlord,
  { place, move }: { place: string; move: AnnouncementMove },
): Promise<Result<undefined, "not-found">> {
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const { changed } = await runBatch(db, {
    changed: insertAuditGuard(
      db,
      {
        ...{ id: auditId, at, ...auditActor(actor, now), action: `law.${move}` },
        ...{ targetKind: "law_place", targetId: place },
      },
      sql`(SELECT ${adminOf(config, actor, now)} AS id) WHERE id IS NOT NULL`,
    ),
    holdPlace:
      move === "hold"
        ? db.run(
            sql`INSERT INTO ${lawHold} (place, held_at) SELECT ${place}, ${now} WHERE ${isDone} ON CONFLICT DO NOTHING`,
          )
        : db.run(sql`DELETE FROM ${lawHold} WHERE place = ${place} AND ${isDone}`),
    announceNow:
      move === "send"
        ? [
            db.run(sql`UPDATE ${formLaw} SET announce_at = ${now} WHERE place = ${place} AND announce_at > ${now}
            AND ${isDone}`),
          ]
        : [],
  });
  return changed.meta.changes > 0 ? ok(undefined) : err("not-found");
}
