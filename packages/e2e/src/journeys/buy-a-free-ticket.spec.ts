import { holdReact, pickTickets } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test, withMotion } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'

test.use(withMotion)

// Specification: 2.route-checkout 2.route-checkout-details 2.route-checkout-summary
test('a free order needs only names, and each guest gets their own ticket', { tag: '@gate' }, async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const [buyer, guest] = [mintPerson('Fred', 'Free'), mintPerson('Gwen', 'Guest')]
  await page.goto(event.page)
  await pickTickets(page, { 'Guest list': 2 })
  await page.getByRole('button', { name: 'Continue' }).click()

  await giveDetails(page, buyer)
  await page.getByText('Add guests’ names').click()
  await page.getByRole('button', { name: 'Add a guest’s name' }).nth(1).click()
  const second = page.getByRole('group', { name: 'Guest list' })
  await expect(second.getByLabel('First name')).toBeFocused()
  await second.getByLabel('First name').fill(guest.first_name)
  await second.getByLabel('Last name').fill(guest.last_name)
  await second.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Get my tickets' }).click()

  await expectTicketsReady(page)
  await expect(page.getByRole('link', { name: /^Gwen Guest/ })).toBeVisible()
  // One email each for one order: the buyer's confirmation brings their ticket, the guest gets theirs.
  const mails = [await mailTo(buyer.email, event.title), await mailTo(guest.email, event.title)]
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your order/),
    expect.stringMatching(/^Your ticket/),
  ])
  for (const { attachments } of mails)
    expect(attachments.map(({ contentType }) => contentType)).toContain('application/pdf')
})

test('what a buyer opened before the checkout’s script was there stays open', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await page.goto(event.page)
  await pickTickets(page, { 'Guest list': 2 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/details$/)
  const release = await holdReact(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Add guests’ names').click()
  await expect(page.getByRole('button', { name: 'Add a guest’s name' }).first()).toBeDisabled()
  release()
  await page.getByRole('button', { name: 'Add a guest’s name' }).nth(1).click()
  await expect(page.getByRole('group', { name: 'Guest list' }).getByLabel('First name')).toBeFocused()
})

test('a free ticket is bought with the keyboard alone', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await page.goto(event.page)
  await tabTo(page, page.getByRole('button', { name: 'More: Guest list' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 tickets', { exact: true })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('1')
  await expect(page.getByText('1 ticket', { exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByLabel('First name'))
  await page.keyboard.type('Kim')
  await tabTo(page, page.getByLabel('Last name'))
  await page.keyboard.type('Keys')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('kim@example.com')
  await tabTo(page, page.getByRole('button', { name: 'Get my ticket' }))
  await page.keyboard.press('Enter')

  await expectTicketsReady(page)
  await tabTo(page, page.getByRole('link', { name: /^Kim Keys/ }))
})
