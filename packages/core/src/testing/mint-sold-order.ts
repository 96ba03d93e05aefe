import { newListShard } from '../list/list-partitions.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { newId, newLinkId, newReference } from '../random-id.ts'
import { writeAttendees } from '../store/attendee/write-attendees.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import { testContext } from './test-context.ts'

interface SoldOrder {
  event_id?: string
  ticket_id?: string
  ticket_title?: string
  /** The attendees' names; one ticket each. */
  names?: readonly [first_name: string, last_name: string][]
  created_at?: string
  /** The buyer's. */
  email?: string
  /** Left RESERVED instead, named but not complete. */
  isOpen?: boolean
}

/** An order with its named attendees as they are the moment after it was completed: no consumer has run yet. */
export async function mintSoldOrder({
  names = [['Ada', 'Lovelace']],
  ...given
}: SoldOrder = {}): Promise<OrderItem> {
  const order = soldOrder({ ...given, names })
  await writeAttendees(testContext(), order, peopleOf(order, names))
  await writeOrder({ before: null, after: order })
  return order
}

/** The same order, written nowhere. */
export function soldOrder({
  event_id = newId('event'),
  ticket_id = newId('ticket'),
  ticket_title = 'Standing',
  names = [['Ada', 'Lovelace']],
  created_at = new Date().toISOString(),
  email = 'bea@example.com',
  isOpen = false,
}: SoldOrder): OrderItem {
  const price = { price_id: newId('price'), label: 'Early bird' }
  return {
    short_id: newLinkId(),
    reference: newReference('O'),
    event_id,
    account_id: newId('account'),
    status: isOpen ? 'RESERVED' : 'COMPLETED',
    payment_status: 'NO_PAYMENT_REQUIRED',
    refund_status: 'NONE',
    source: 'ONLINE',
    payment_provider: null,
    currency: 'EUR',
    locale: 'en',
    lines: [{ ...freeLine, ...price, ticket_id, title: ticket_title, quantity: names.length }],
    slots: names.map(() => ({
      short_id: newLinkId(),
      reference: newReference('A'),
      ticket_id,
      ticket_title,
      price_id: price.price_id,
      price_label: price.label,
      is_cancelled: false,
    })),
    promo_code_id: null,
    promo_code: null,
    takes: [],
    subtotal: 0,
    discount_total: 0,
    fee_total: 0,
    tax_total: 0,
    total: 0,
    refunded_total: 0,
    refunds: [],
    first_name: 'Bea',
    last_name: 'Buyer',
    email,
    notes: '',
    reserved_until: created_at,
    is_extended: false,
    created_at,
    completed_at: isOpen ? null : created_at,
    cancelled_at: null,
    request_hash: '',
    stripe_account_id: null,
    payment_intent_id: null,
    version: 1,
    list_shard: newListShard(),
  }
}

const freeLine = { unit_price: 0, unit_discount: 0, unit_fee: 0, unit_tax: 0, taxes_and_fees: [], total: 0 }

function peopleOf(order: OrderItem, names: readonly [string, string][]) {
  return order.slots.map(({ short_id }, index) => {
    const [first_name = '', last_name = ''] = names[index] ?? []
    return { short_id, first_name, last_name, email: `${first_name.toLowerCase()}@example.com` }
  })
}
