import { randomUUID } from 'node:crypto'
import { openFilter } from '../browser/open-filter.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintMember } from '../organizer/mint-member.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('an admin reads who did what; an organizer does not', async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 403/)
  const owner = await mintOrganizer({ isConnected: false })
  const member = await mintMember(owner)
  const title = `Harbour lights ${randomUUID().slice(0, 6)}`
  const event = await mintEvent({ organizer: owner, title, tickets: [{ title: 'Entry' }] })
  const order = await mintOrder(event, { Entry: 1 })
  await nameEverybody(order, mintPerson('Berta', 'Buyer'))

  await test.step('The member cancels an order, then returns the event to draft.', async () => {
    await member.api.post(`/events/${event.id}/orders/${order.short_id}/cancel`, { notify_buyer: false })
    await member.api.put(`/events/${event.id}/status`, { status: 'DRAFT' })
  })

  const page = await signedIn(owner)
  const row = (sentence: string) => page.getByRole('row', { name: sentence })
  await test.step('The admin reads it all, newest first, with who did it.', async () => {
    await expect(async () => {
      await page.goto('/account/audit-log')
      await expect(row(`Mina Member returned ${title} to draft`)).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(row(`Mina Member cancelled order ${order.reference}`)).toBeVisible()
    await expect(row(`Olga Organizer made ${title} live`)).toBeVisible()
    await expect(row('Mina Member accepted the invitation, as Organizer')).toBeVisible()
    await expect(row('Olga Organizer invited Mina Member as Organizer')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('to draft')
  })

  await test.step('They look for one person, for one order, and follow its link.', async () => {
    await openFilter(page, 'By')
    await page.getByRole('checkbox', { name: 'Olga Organizer' }).check()
    await page.keyboard.press('Escape')
    await expect(row(`Mina Member cancelled order ${order.reference}`)).toBeHidden()
    await expect(row(`Olga Organizer made ${title} live`)).toBeVisible()
    await page.goto(`/account/audit-log?query=${order.reference}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: order.reference }).click()
    await expect(page.getByRole('dialog')).toContainText('Berta Buyer')
  })

  await test.step('The member finds no such page, and the API refuses them.', async () => {
    const theirs = await signedIn(member)
    await theirs.goto('/account/audit-log')
    await expect(theirs.getByText('You do not have permission to access this page.')).toBeVisible()
    const log = `/accounts/${owner.accountId}/audit-log`
    await expect(member.api.get(log)).rejects.toThrow('answered 403')
    await expect((await mintOrganizer({ isConnected: false })).api.get(log)).rejects.toThrow('answered 404')
  })
})
