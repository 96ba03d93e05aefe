import { appendLines } from '../change-log/append-lines.ts'
import { isLarge } from '../change-log/kept-lists.ts'
import { writeListKeys } from '../change-log/list-keys.ts'
import { lineKinds } from '../change-log/log-line.ts'
import { readLogHead } from '../store/change-log/change-log-entity.ts'
import { notedRows } from '../trace.ts'
import type { Context } from '../verb.ts'
import { readLines } from './record-changes.ts'

/**
 * Appends what this request wrote to the log of a large event before it is answered, so that the next list that anybody asks for has it
 * (docs/decisions/0093). The stream tells the log of it too, a moment later.
 */
export async function recordOwnChanges(ctx: Context): Promise<void> {
  const byEvent = Map.groupBy(notedRows(), ({ event_id }) => event_id)
  for (const [event_id, rows] of byEvent) {
    const snapshot = (await readLogHead(event_id))?.snapshot
    if (!lineKinds.some((kind) => isLarge(snapshot, kind))) continue
    const idsOf = (kind: (typeof lineKinds)[number]) => [
      ...new Set(rows.flatMap((row) => (row.kind === kind ? row.short_id : []))),
    ]
    const changed = { order_short_ids: idsOf('order'), attendee_short_ids: idsOf('attendee') }
    const lines = await readLines(changed)
    await Promise.all([appendLines(ctx, event_id, lines, snapshot), writeListKeys(event_id, lines)])
  }
}
