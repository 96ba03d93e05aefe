import { doorStatus, expectAllSent, expectReadyForOffline, expectVerdict, typeCode } from '../door/door.ts'
import { admittedAt, mintDoor } from '../door/mint-door.ts'
import { mintEvent } from '../event/mint-event.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const phone = { width: 390, height: 844 }

test('a ticket of a sold-out event is passed on: the former code ends at both doors, the new one admits', {
  tag: '@gate',
}, async ({ visitor, consoleWatch }) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED|status of 4(09|10)/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 1 }] })
  const { api } = event.organizer
  await api.put(`/events/${event.id}/settings`, { self_service: { can_pass_on: true } })
  const door = await mintDoor(event)
  const order = await mintOrder(event, { 'Guest list': 1 })
  const [held] = order.attendees
  if (!held) throw new Error('no ticket')
  await nameEverybody(order, mintPerson('Hanna', 'Holder'))
  const next = mintPerson('Nia', 'Next')

  const holder = await visitor({ viewport: phone })
  await test.step('the holder offers it, and keeps a valid ticket until it is accepted', async () => {
    await holder.goto(`/ticket/${event.id}/${held.short_id}`)
    await holder.getByRole('button', { name: 'Pass this ticket on' }).click()
    const dialog = holder.getByRole('dialog')
    await dialog.getByLabel('First name').fill(next.first_name)
    await dialog.getByLabel('Last name').fill(next.last_name)
    await dialog.getByLabel('Email').fill(next.email)
    await dialog.getByRole('button', { name: 'Offer the ticket' }).click()
    await expect(holder.getByRole('heading', { name: 'Offered to Nia Next' })).toBeVisible()
  })
  const guest = await visitor({ viewport: phone })
  await test.step('the next one accepts by the link of the mail', async () => {
    await guest.goto(linkIn(await mailTo(next.email, event.title), '/offer/'))
    await guest.getByRole('button', { name: 'Accept the ticket' }).click()
    await guest.getByRole('link', { name: 'View your ticket' }).click()
    await expect(
      guest.getByRole('heading', { name: 'Nia Next' }).or(guest.getByText('Nia Next')).first(),
    ).toBeVisible()
    expect(new URL(guest.url()).pathname).toMatch(/^\/ticket\/[^/]+\/[^/]+$/)
  })
  const code = new URL(guest.url()).pathname.split('/').at(-1) ?? ''
  expect(code).not.toBe(held.short_id)

  const [online, offline] = [await visitor({ viewport: phone }), await visitor({ viewport: phone })]
  for (const page of [online, offline]) await expectReadyForOffline(page, `/check-in/${door}`)
  await offline.context().setOffline(true)
  await expect(doorStatus(offline)).toContainText('Offline')
  await test.step('both doors refuse the former code, and say that it was passed on', async () => {
    for (const page of [online, offline]) {
      await page.getByLabel('Ticket code').fill(held.short_id)
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-slot="verdict"]')).toContainText(/passed on/i)
      await expect(page.locator('[data-slot="verdict"]')).toBeHidden()
    }
  })
  await test.step('the new code admits without a network, and is already used at the other door after it', async () => {
    await typeCode(offline, code, 'provisional', /Nia/)
    await offline.context().setOffline(false)
    await expectAllSent(offline)
    expect(await admittedAt(door)).toEqual(['Nia'])
    await online.getByLabel('Ticket code').fill(code)
    await online.keyboard.press('Enter')
    await expectVerdict(online, 'already', /Nia/)
  })
  await test.step('no stock moved: the event is still sold out', async () => {
    const [ticket] = await api.get<{ prices: { quantity_sold: number }[] }[]>(`/events/${event.id}/tickets`)
    expect(ticket?.prices[0]?.quantity_sold).toBe(1)
    await expect(mintOrder(event, { 'Guest list': 1 })).rejects.toThrow(/409|sold out/i)
  })
})
