import { locales } from '@foyer/contracts/known-locales'
import { expect, test } from 'vitest'
import { sampleOrder, samplePublicTicket } from '../testing/sample-order.ts'
import { type BuyerPageState, stateElementId } from './buyer-page-state.ts'
import { renderBuyerPage } from './render-buyer-page.tsx'

const order = sampleOrder()
const held = {
  status: 'RESERVED',
  display_status: 'IN_PROGRESS',
  seconds_left: 600,
  completed_at: null,
} as const
const unpaid = { ...held, total: 1250, payment_status: 'AWAITING_PAYMENT' } as const
const state = {
  ...{ page: 'summary', locale: 'en', eventId: order.event_id, shortId: order.short_id, order, ticket: null },
  stage: {
    ...{ terms_url: null, privacy_url: null, imprint_url: null, is_sign_up_open: true },
    ...{ wallets: [], demo_event_url: null },
  },
} satisfies BuyerPageState

/** Every page, with what it begins with and a sign that it shows it. */
const pages: [sign: string, state: Partial<BuyerPageState>][] = [
  ['Get my ticket', { page: 'details', order: sampleOrder(held) }],
  ['€12.50', { page: 'payment', order: sampleOrder(unpaid) }],
  ['Ada Lovelace', { page: 'summary' }],
  ['Ada Lovelace', { page: 'order_print' }],
  ['Ada Lovelace', { page: 'ticket', order: null, ticket: samplePublicTicket }],
  ['Ada Lovelace', { page: 'ticket_print', order: null, ticket: samplePublicTicket }],
  ['skeleton', { page: 'offer', order: null }],
]

async function draw(over: Partial<BuyerPageState>): Promise<string> {
  const drawn = await renderBuyerPage({ ...state, ...over })
  if ('location' in drawn) throw new Error(`It leads to ${drawn.location}.`)
  return drawn.html
}

// Specification: 2.route-checkout-details
test.each(pages)('a page shows “%s” before any script: %o', async (sign, over) => {
  const html = await draw(over)
  const [shown = ''] = html.split(stateElementId)
  expect(shown).toMatch(/^<!doctype html><html lang="en"/)
  expect(shown).toContain(sign)
  expect(shown).toContain('content="noindex, nofollow"')
})

test('a page has the texts and the tag of its language', async () => {
  const drawn = await Promise.all(locales.map((locale) => draw({ locale })))
  const titles = drawn.map((html) => /<html lang="([\w-]+)"/.exec(html)?.[1])
  expect(new Set(titles).size).toBe(locales.length)
  expect(new Set(drawn.map((html) => html.split(stateElementId)[0])).size).toBe(locales.length)
})

test('an order leads to the step that its state asks for', async () => {
  expect(await renderBuyerPage({ ...state, page: 'details' })).toEqual({
    location: `/checkout/${order.event_id}/${order.short_id}/summary`,
  })
})

test('what a buyer wrote cannot end the script with the state', async () => {
  const html = await draw({ order: sampleOrder({ first_name: '</script><script>alert(1)</script>' }) })
  expect(html).not.toContain('<script>alert(1)')
})

test('no button can be pressed before its script is there: a press would be lost, and a form would put names in the address', async () => {
  for (const [sign, over] of pages) {
    const buttons = [...(await draw(over)).matchAll(/<button[^>]*data-slot="button"[^>]*>/g)].map(String)
    expect([sign, buttons.filter((button) => !/ disabled=""/.test(button))]).toEqual([sign, []])
  }
  expect(await draw({ page: 'details', order: sampleOrder(held) })).toMatch(/<button[^>]*type="submit"/)
})
