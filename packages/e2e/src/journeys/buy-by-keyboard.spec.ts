import { holdReact } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'

test('a keyboard and a screen reader are enough to get tickets, also for a name from right to left', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing room' }, { title: 'Guest list' }] })
  await page.goto(event.page)
  const picker = page.getByRole('region', { name: 'Tickets' })
  const count = picker.getByRole('spinbutton', { name: 'Guest list' })
  await tabTo(page, count)
  await page.keyboard.type('2')
  await expect(picker.getByRole('status').filter({ hasText: '2' })).toBeAttached()
  await page.keyboard.press('Enter')
  const firstName = page.getByLabel('First name')
  await expect(firstName).toBeFocused()
  await page.keyboard.type('ليلى')
  await page.keyboard.press('Tab')
  await page.keyboard.type('الحسن')
  await page.keyboard.press('Tab')
  await page.keyboard.type(mintEmail('layla'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your tickets are ready' })).toBeVisible()
  const codes = page.getByRole('img', { name: /^QR code of ticket A-\w+ for ليلى الحسن$/ })
  await expect(codes).toHaveCount(2)
  const deck = page.getByRole('list', { name: 'Tickets, one beside the other' })
  await test.step('the second ticket is reached before the page’s script is there, and stays', async () => {
    const release = await holdReact(page)
    await page.reload({ waitUntil: 'commit' })
    await tabTo(page, deck)
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => deck.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
      .toBeGreaterThan(0.9)
    release()
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
    await expect(deck).toBeFocused()
  })
})
