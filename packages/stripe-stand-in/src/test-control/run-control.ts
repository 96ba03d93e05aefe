import type { Context } from 'hono'
import { ApiError } from '../api/api-error.ts'
import type { StandIn } from '../stand-in.ts'

/** What a test control does, in one transaction; refused as the API refuses. */
export function runControl(context: Context, standIn: StandIn, work: () => object) {
  try {
    return context.json(standIn.store.transaction(work))
  } catch (error) {
    if (error instanceof ApiError) return context.json({ error: error.body }, error.status)
    throw error
  }
}
