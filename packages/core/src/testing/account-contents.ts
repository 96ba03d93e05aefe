import { readAccountTerms } from '../store/account/account-entity.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import { EventEntity, readEventRows } from '../store/event/event-entity.ts'
import { MessageTemplateEntity } from '../store/event-message/message-template-entity.ts'
import { ImportClaimEntity } from '../store/import/import-claim-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import type { Context } from '../verb.ts'
import { accountOf } from './mint-owner.ts'

/** What an import brought into an account: how many of each thing, and of each event its pictures and orders. */
export async function contentsOf(ctx: Context) {
  const account_id = accountOf(ctx)
  const [terms, { data: organizers }, { data: templates }, rows] = await Promise.all([
    readAccountTerms(account_id),
    OrganizerEntity.query.primary({ account_id }).go({ consistent: true }),
    MessageTemplateEntity.query.primary({ account_id }).go({ consistent: true }),
    readEventRows(account_id),
  ])
  return {
    taxes: terms?.taxes_and_fees.map(({ name, is_default }) => [name, is_default]),
    organizers: organizers.map(({ name, images, event_count }) => [name, images.length, event_count]),
    templates: templates.map(({ name }) => name),
    events: (await Promise.all(rows.map(({ id }) => eventContents(id)))).toSorted(),
  }
}

async function eventContents(event_id: string) {
  const [{ data: event }, { data: claims }, lists] = await Promise.all([
    EventEntity.get({ event_id }).go({ consistent: true }),
    ImportClaimEntity.query.primary({ imported_event_id: event_id }).go({ consistent: true }),
    readCheckInLists(event_id),
  ])
  const orders = await Promise.all(claims.map(({ order_short_id }) => readOrder(order_short_id)))
  const admitted = await Promise.all(
    claims
      .flatMap(({ tickets }) => tickets)
      .map(async ({ short_id }) => {
        const { data } = await AttendeeEntity.get({ short_id }).go({ consistent: true })
        return Object.keys(data?.check_ins ?? {}).length
      }),
  )
  return [event?.title, event?.status, event?.images.length, orders.length, admitted, lists.length]
}
