import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'
import { saleStanding } from './sale-standing.ts'

const [soon, later] = ['2027-03-01T10:27:00Z', '2027-03-02T10:27:00Z']

/** An event with one ticket for each state. Sales that wait start soon or later. */
function eventWith(states: readonly SaleState[], over: Partial<PublicEvent> = {}): PublicEvent {
  const tickets = states.map((state, index) =>
    sampleTicket(`tk_${index}`, {
      state,
      prices: [samplePrice(`pr_${index}`, { state, sale_start_date: index === 0 ? later : soon })],
    }),
  )
  return { ...sampleEvent, tickets, ...over }
}

test.each([
  [['ON_SALE', 'SOLD_OUT'], null],
  [[], null],
  [['SOLD_OUT', 'SALE_ENDED'], 'SOLD_OUT'],
  [['SALE_ENDED'], 'SALE_ENDED'],
  [['PAUSED', 'SOLD_OUT'], 'PAUSED'],
  [['NOT_ON_SALE'], 'NOT_ON_SALE'],
  [['SALE_STARTS', 'SOLD_OUT', 'PAUSED'], 'STARTS'],
] as const)('tickets that are %j make the whole card %s', (states, kind) => {
  expect(saleStanding(eventWith(states))?.kind ?? null).toBe(kind)
})

test('the card counts down to the first sale that starts', () => {
  expect(saleStanding(eventWith(['SALE_STARTS']))).toEqual({ kind: 'STARTS', at: later })
  expect(saleStanding(eventWith(['SALE_STARTS', 'SALE_STARTS']))).toEqual({ kind: 'STARTS', at: soon })
})

test('a price starts once its ticket’s sale and its own have started', () => {
  const price = samplePrice('pr_1', { state: 'SALE_STARTS', sale_start_date: soon })
  const tickets = [sampleTicket('tk_1', { state: 'SALE_STARTS', sale_start_date: later, prices: [price] })]
  expect(saleStanding({ ...sampleEvent, tickets })).toEqual({ kind: 'STARTS', at: later })
})

test('an ended event says so, with any tickets', () => {
  expect(saleStanding(eventWith(['SALE_STARTS'], { lifecycle: 'ENDED' }))).toEqual({ kind: 'ENDED' })
})
