import { WaitingRoomEntity, type WaitingRoomItem } from '../store/waiting-room/waiting-room-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { type Context, ttlAfterDays } from '../verb.ts'
import { forgetLine, noteLine } from './known-line.ts'

/** A process writes what it has counted once in this time. */
const restMs = 1000
const mostEvents = 500

interface Counting {
  passes: number
  writtenAt: number
}

const counting = new Map<string, Counting>()

/** Days for which a line and its mark are kept at least. */
export const lineDays = 30

/**
 * Counts a pass: in the process, and once a second in the line. Before the draw it counts for the draw; what is written later counts
 * as late, so that the draw's size never changes. A process that ends forgets what it has not written, less than a second's passes.
 */
export async function countPass(ctx: Context, line: WaitingRoomItem): Promise<void> {
  const event_id = line.line_event_id
  const known = counting.get(event_id)
  const passes = (known?.passes ?? 0) + 1
  const isDue = !known || performance.now() - known.writtenAt >= restMs
  if (counting.size >= mostEvents) counting.clear()
  if (!isDue) {
    counting.set(event_id, { ...known, passes })
    return
  }
  counting.set(event_id, { passes: 0, writtenAt: performance.now() })
  await write(ctx, line, passes)
}

async function write(ctx: Context, line: WaitingRoomItem, passes: number): Promise<void> {
  const isLate = Date.parse(line.opens_at) <= ctx.now.getTime()
  try {
    const { data } = await WaitingRoomEntity.patch({ line_event_id: line.line_event_id })
      .add(isLate ? { late: passes } : { drawn: passes })
      .set({ ttl: ttlAfterDays(ctx, lineDays) })
      .go({ response: 'all_new' })
    noteLine(line.line_event_id, data)
  } catch (error) {
    // The line ended in between: who comes next opens another.
    if (!isConditionRefused(error)) throw error
    forgetLine(line.line_event_id)
  }
}
