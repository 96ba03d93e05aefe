import { AuditReportEntity } from '../store/audit/audit-report-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { outbox } from '../table/write.ts'
import { wasAudited } from '../trace.ts'
import { type Context, ttlAfterDays } from '../verb.ts'

/** A call that changed something: its name, the ids in its path, and what it answered. */
interface Change {
  call: string
  params: Readonly<Record<string, string>>
  answer: unknown
}

/**
 * Reports to the audit log what an API key changed, unless the verb reported an action itself (docs/decisions/0127). Five write units: one here, four where it
 * is recorded.
 */
export async function reportKeyUse(ctx: Context, change: Change): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'api_key' || wasAudited()) return
  const { account_id } = actor
  const answer = (change.answer ?? {}) as Record<string, unknown>
  const things = [answer.reference, answer.id, ...Object.values(change.params).toReversed()].filter(isShown)
  const events = [change.params.event_id, answer.event_id, answer.id].filter(isEventId)
  const [thing = account_id] = things
  const [subject_id = thing] = events
  const details = { call: change.call, thing: thing === subject_id ? '' : thing }
  const report = audited(ctx, { account_id, action: 'api_key.used', subject_id, details })
  await AuditReportEntity.put({ id: report.id, ttl: ttlAfterDays(ctx, 1), ...outbox(report) }).go()
}

/** Ids in links open pages, so the log never has them. */
const isShown = (id: unknown): id is string =>
  typeof id === 'string' && (/^[a-z]{2}_/.test(id) || /^[AO]-/.test(id))

const isEventId = (id: unknown): id is string => typeof id === 'string' && id.startsWith('ev_')
