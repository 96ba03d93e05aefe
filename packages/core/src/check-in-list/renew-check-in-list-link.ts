import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { renewCheckInListLink as endpoint } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { createWriteTransaction } from 'electrodb'
import { type Context, nowInstant } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { newLinkId } from '../random-id.ts'
import { audited } from '../store/audit/audited.ts'
import { CheckInListEntity, type CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { CheckInListLinkEntity } from '../store/check-in-list/check-in-list-link-entity.ts'
import { readCheckInList } from '../store/check-in-list/read-check-in-list.ts'
import { outbox } from '../table/outbox.ts'
import { transact } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { showCheckInList } from './show-check-in-lists.ts'

/**
 * Gives a check-in list's door a new link. The old one ends in the same write, and says so to who still has it; admissions stay.
 * Told in the audit log. Errors: event.not_found, check_in_list.not_found.
 */
export async function renewCheckInListLink(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<CheckInList> {
  const { event_id, check_in_list_id } = params
  const { account_id } = await requireEvent(ctx, event_id, 'check_in.manage')
  const renewed = await untilWritten(async () => {
    const before = await readCheckInList(event_id, check_in_list_id)
    const after = { ...before, short_id: newLinkId(), version: (before.version ?? 0) + 1 }
    const told = audited(ctx, {
      account_id,
      action: 'check_in_list.link_renewed',
      subject_id: after.id,
      details: { event_id, name: after.name },
    })
    return (await write(ctx, { before, after, messages: outbox(told) })) ? 'lost' : after
  })
  return showCheckInList(ctx, renewed)
}

interface Renewal {
  before: CheckInListItem
  after: CheckInListItem
  messages: ReturnType<typeof outbox>
}

/** Answers why it was refused, or null. A list that somebody deletes or renews meanwhile is not written. */
function write(ctx: Context, { before, after, messages }: Renewal) {
  const { event_id, id } = after
  return transact(() =>
    createWriteTransaction({ list: CheckInListEntity, link: CheckInListLinkEntity }, ({ list, link }) => [
      list
        .put(after)
        .where(({ short_id, version }, { eq, notExists }) => {
          const isAsRead = before.version === undefined ? notExists(version) : eq(version, before.version)
          return `${eq(short_id, before.short_id)} AND ${isAsRead}`
        })
        .commit(),
      link.put({ short_id: before.short_id, event_id, id, ended_at: nowInstant(ctx) }).commit(),
      link.put({ short_id: after.short_id, event_id, id, ...messages }).commit(),
    ]).go(),
  )
}
