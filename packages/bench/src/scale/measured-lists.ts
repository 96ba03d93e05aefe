import { attendeeListQuery } from '@foyer/contracts/attendee/attendee'
import { auditListQuery } from '@foyer/contracts/audit/audit'
import type { ListQuery } from '@foyer/contracts/list'
import { orderListQuery } from '@foyer/contracts/order/order'
import { promoCodeListQuery } from '@foyer/contracts/promo-code/promo-code'
import { listAttendees } from '@foyer/core/attendee/list-attendees'
import { listAuditEntries } from '@foyer/core/audit/list-audit-entries'
import { countMessageRecipients } from '@foyer/core/event-message/find-recipients'
import { listOrders } from '@foyer/core/order/list-orders'
import { getOrganizerStatistics } from '@foyer/core/organizer/get-organizer-statistics'
import { listPromoCodes } from '@foyer/core/promo-code/promo-codes'
import { makeSnapshot } from '@foyer/core/snapshot/make-snapshot'
import { ChangeLogHeadEntity, readLogHead } from '@foyer/core/store/change-log/change-log-entity'
import { changesSince, door, doorFile } from '@foyer/core/testing/at-the-door'
import type { Context } from '@foyer/core/verb'

/** What a list is asked of: an event with long lists, in an account with more events. */
export interface Hall {
  ctx: Context
  event_id: string
  organizer_id: string
  account_id: string
  list: Parameters<typeof door>[0]
  order: { reference: string; email: string }
}

const first = { page: 1, per_page: 20 }

/** Every list that the bench measures, by its name in the table. */
export function measuredLists(hall: Hall): Record<string, () => Promise<unknown>> {
  const { ctx, event_id, organizer_id, account_id, list, order } = hall
  const params = { event_id }
  const attendees = (query: Partial<ListQuery>) => () =>
    listAttendees(ctx, { params, query: attendeeListQuery.parse({ ...first, ...query }) })
  const orders = (query: Partial<ListQuery>) => () =>
    listOrders(ctx, { params, query: orderListQuery.parse({ ...first, ...query }) })
  const codes = (query: Partial<ListQuery>) => () =>
    listPromoCodes(ctx, { params, query: promoCodeListQuery.parse({ ...first, ...query }) })
  const log = (query: Partial<ListQuery>) => () =>
    listAuditEntries(ctx, { params: { account_id }, query: auditListQuery.parse({ ...first, ...query }) })
  const everyone = { recipient_group: 'EVERYONE', ticket_ids: [], attendee_short_ids: [] } as const
  const cancelled = { filter_fields: { status: { eq: 'CANCELLED' } } }
  return {
    'orders: first page': orders({}),
    'orders: by reference': orders({ query: order.reference }),
    'orders: by email': orders({ query: order.email }),
    'orders: sort by total': orders({ sort_by: 'total' }),
    'orders: page 50': orders({ page: 50 }),
    'orders: search': orders({ query: 'buyer' }),
    'orders: filter': orders(cancelled),
    'attendees: first page': attendees({}),
    'attendees: sort by name': attendees({ sort_by: 'last_name' }),
    'attendees: page 50': attendees({ page: 50 }),
    'attendees: search, many found': attendees({ query: 'holder' }),
    'attendees: search, none found': attendees({ query: 'nothing like it' }),
    'attendees: filter': attendees(cancelled),
    'recipients of a message': () => countMessageRecipients(ctx, { params, body: everyone } as never),
    'door: first page': () => door(list),
    'door: search': () => door(list, { query: 'holder 17' }),
    'door: all as a file': () => doorFile(list),
    'door: what changed': changesSince(list),
    'promo codes: first page': codes({}),
    'promo codes: search': codes({ query: 'code' }),
    'promo codes: by use': codes({ sort_by: 'times_used' }),
    'promo codes: by status': codes({ filter_fields: { status: { eq: 'USED_UP' } } }),
    'audit log: first page': log({}),
    'audit log: search': log({ query: 'nothing like it' }),
    'snapshot, written again': () => writeSnapshotAgain(ctx, event_id),
    'organizer: statistics': () => getOrganizerStatistics(ctx, { params: { organizer_id } }),
  }
}

/** As after a change: one without its newest rows is not complete. */
async function writeSnapshotAgain(ctx: Context, log_event_id: string): Promise<void> {
  const snapshot = (await readLogHead(log_event_id))?.snapshot
  if (!snapshot) throw new Error('The hall has no snapshot.')
  await ChangeLogHeadEntity.patch({ log_event_id })
    .set({ snapshot: { ...snapshot, has_newest: false } })
    .go()
  await makeSnapshot(ctx, log_event_id)
}
