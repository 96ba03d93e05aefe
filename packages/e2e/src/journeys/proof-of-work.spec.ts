import type { Page, Response } from '@playwright/test'
import { pickTickets, untilReact } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrder } from '../order/mint-order.ts'

/** Keeps what the server answers to each reservation that the page asks for. */
function watchReservations(page: Page): Response[] {
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && /\/api\/public\/events\/\w+\/orders$/.test(answer.url()))
      answers.push(answer)
  })
  return answers
}

/** Runs in the page, at its address: gives the details of an order. */
async function putOrder({ short_id, body }: { short_id: string; body: object }): Promise<number> {
  const csrf = /(?:^|; )csrf=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const { status } = await fetch(`/api/public/orders/${short_id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf) },
    body: JSON.stringify(body),
  })
  return status
}

test('a buyer on a network that holds most of what is left buys with a proof that the browser makes unasked', {
  tag: '@gate',
}, async ({ page, visitor, consoleWatch }) => {
  // The first try is refused, with the proof that is asked for.
  consoleWatch.expect(/status of 429/)
  const event = await mintEvent({ tickets: [{ title: 'Seat', quantity_available: 16 }] })
  const first = watchReservations(page)
  await page.goto(event.page)
  await pickTickets(page, { Seat: 10 })
  await untilReact(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  expect(first.map((answer) => answer.status())).toEqual([201])

  // Same address, other person: 12 of 16 are more than one client may hold without a proof.
  const second = await visitor()
  const answers = watchReservations(second)
  await second.goto(event.page)
  await pickTickets(second, { Seat: 2 })
  await untilReact(second)
  await second.getByRole('button', { name: 'Continue' }).click()
  await expect(second.getByRole('heading', { name: 'Your details' })).toBeVisible()
  expect(answers.map((answer) => answer.status())).toEqual([429, 201])
  expect(answers.map((answer) => 'x-proof-of-work' in answer.request().headers())).toEqual([false, true])

  await giveDetails(second, mintPerson('Cam', 'Campus'))
  await second.getByRole('button', { name: /^Get / }).click()
  await expectTicketsReady(second)
})

test('a buyer on a network that has made many free orders today places one more with a proof made unasked', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 429/)
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  await page.goto(event.page)
  // From the browser's own network: 20 emails, each to an address of its own. Beyond, a proof is asked for.
  for (const seats of [8, 8, 4]) {
    const { short_id, attendees } = await mintOrder(event, { Seat: seats })
    const people = attendees.map((attendee) => ({
      ...mintPerson('Cam', 'Campus'),
      short_id: attendee.short_id,
    }))
    const body = { ...mintPerson('Cam', 'Campus'), email: people[0]?.email, attendees: people }
    expect(await page.evaluate(putOrder, { short_id, body })).toBe(200)
  }
  const order = await mintOrder(event, { Seat: 1 })
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PUT' && answer.url().endsWith(`/orders/${order.short_id}`))
      answers.push(answer.status())
  })
  await page.goto(order.step('details'))
  await giveDetails(page, mintPerson('Rea', 'Reader'))
  await page.getByRole('button', { name: /^Get / }).click()
  await expectTicketsReady(page)
  expect(answers).toEqual([429, 200])
})

test('a page that has to compute a long proof says so, and stays responsive', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 429/)
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  // Far harder than the server ever asks for: it is not done before the test is.
  const proof = {
    challenge: 'long',
    bits: 30,
    parts: 16,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  await page.route(/\/api\/public\/events\/\w+\/orders$/, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'client.proof_required', message: 'Prove it.', details: { proof } },
    }),
  )
  await page.goto(event.page)
  await pickTickets(page, { Seat: 1 })
  await untilReact(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('One moment, your tickets are being reserved.')).toBeVisible()
  // Time passes for it as for any page: nothing stands still while it counts.
  await page.getByText('Have a promo code?').click()
  await expect(page.getByLabel('Promo code')).toBeVisible()
})
