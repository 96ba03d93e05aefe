import type { Order } from '@foyer/contracts/order/order'
import { expect, it } from 'vitest'
import { ticketAmounts } from './ticket-amounts.ts'

type Line = Order['lines'][number]
type Holder = Order['attendees'][number]

const line = (part: Partial<Line>): Line => ({
  ticket_id: 'ti_a',
  price_id: 'pr_a',
  title: 'Evening',
  label: '',
  quantity: 1,
  unit_price: 1000,
  unit_discount: 0,
  unit_fee: 0,
  unit_tax: 0,
  taxes_and_fees: [],
  total: 0,
  ...part,
})
const holder = (short_id: string, part: Partial<Holder> = {}): Holder => ({
  short_id,
  reference: 'A-7KQ2M9X',
  ticket_id: 'ti_a',
  ticket_title: 'Evening',
  price_label: '',
  first_name: '',
  last_name: '',
  email: '',
  answers: [],
  status: 'ACTIVE',
  ...part,
})

it('says what each ticket cost with its discount, fee and tax, so that all of them make the total', () => {
  const amounts = ticketAmounts({
    lines: [
      line({ unit_discount: 200, unit_fee: 50, unit_tax: 17 }),
      line({ quantity: 2, unit_fee: 50, unit_tax: 21 }),
      line({ ticket_id: 'ti_b', label: 'Child', unit_price: 300 }),
    ],
    attendees: [
      holder('one'),
      holder('child', { ticket_id: 'ti_b', price_label: 'Child' }),
      holder('two'),
      holder('three'),
    ],
  })
  expect(Object.fromEntries(amounts)).toEqual({ one: 867, two: 1071, three: 1071, child: 300 })
})

it('gives nothing for a ticket that no line names', () => {
  expect(ticketAmounts({ lines: [], attendees: [holder('lost')] }).get('lost')).toBe(0)
})
