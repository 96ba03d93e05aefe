import type { PublicTicket } from '@foyer/contracts/ticket/public-ticket'
import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'
import { priceFrom } from './price-from.ts'

type Offer = readonly [type: PublicTicket['type'], euros: number, state?: PublicTicket['state']]

/** The price line of an event with these tickets. */
function lineOf(...offers: Offer[]) {
  const tickets = offers.map(([type, euros, state = 'ON_SALE'], index) => {
    const price = euros * 100
    return sampleTicket(`tk_${index}`, {
      type,
      prices: [samplePrice(`pr_${index}`, { price, price_total: price, state })],
    })
  })
  return priceFrom({ ...sampleEvent, tickets })
}
const from = (euros: number, isFree = false) => ({ isFree, lowest: euros * 100 })

test('a festival’s price line leaves out its donation, its free ticket for children and a helper’s price', () => {
  const days: Offer[] = [
    ['PAID', 28],
    ['PAID', 45],
    ['PAID', 89],
  ]
  expect(lineOf(...days)).toEqual(from(28))
  expect(lineOf(...days, ['DONATION', 5], ['FREE', 0])).toEqual(from(28))
  expect(lineOf(['PAID', 5], ...days)).toEqual(from(28))
})

test('a reduced price of at least half counts, and so does the lower of two prices', () => {
  expect(lineOf(['PAID', 14], ['PAID', 28], ['PAID', 45], ['PAID', 89])).toEqual(from(14))
  expect(lineOf(['PAID', 200], ['PAID', 28])).toEqual(from(28))
  expect(lineOf(['PAID', 28], ['PAID', 5])).toEqual(from(5))
})

test('an event is free if everything but donations is, and “free or from” a price if a free one is first or most are free', () => {
  expect(lineOf(['FREE', 0])).toEqual({ isFree: true, lowest: null })
  expect(lineOf(['FREE', 0], ['DONATION', 5])).toEqual({ isFree: true, lowest: null })
  expect(lineOf(['FREE', 0], ['PAID', 50])).toEqual(from(50, true))
  expect(lineOf(['PAID', 50], ['FREE', 0], ['FREE', 0])).toEqual(from(50, true))
  expect(lineOf(['PAID', 28], ['FREE', 0], ['DONATION', 5])).toEqual(from(28))
})

test('an event with only a donation shows its minimum', () => {
  expect(lineOf(['DONATION', 5])).toEqual(from(5))
  expect(lineOf()).toEqual({ isFree: false, lowest: null })
})

test('sold-out and hidden tickets do not affect the price line, unless there is nothing else', () => {
  expect(lineOf(['PAID', 10, 'SOLD_OUT'], ['PAID', 30])).toEqual(from(30))
  expect(lineOf(['PAID', 10, 'SOLD_OUT'])).toEqual({ isFree: false, lowest: null })
})
