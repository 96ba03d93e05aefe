import { goLive } from '../event/event-screens.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { linkIn, mailsTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'
import { setUpFirstEvent, signUp } from '../organizer/organizer-screens.ts'

// Specification: 2.route-confirm-email 2.screen-email-confirmation 5.unverified-messages
// Specification: 5.confirmed-before-live 8.unverified
test('a person with an unconfirmed address is told so, can neither go live nor send messages, and can both once it is confirmed', {
  tag: '@gate',
}, async ({ page }) => {
  const email = mintEmail('unverified')
  await signUp(page, email)
  await setUpFirstEvent(page, { organizer: 'Lakeside Nights', title: 'Midsummer', ticket: 'Entry' })
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const dashboard = page.url()
  await expect(page.getByText(`Open the link that we sent to ${email}.`)).toBeVisible()

  await test.step('Going live is refused with the reason, on the screen and by the API.', async () => {
    await page.getByRole('button', { name: 'Go live' }).click()
    const dialog = page.getByRole('dialog', { name: 'Not ready to go live yet' })
    await expect(dialog).toContainText('You must confirm your email before the event can go live.')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const eventId = new URL(dashboard).pathname.split('/')[3]
    const goingLive = new FoyerApi(token ?? '').put(`/events/${eventId}/status`, { status: 'LIVE' })
    await expect(goingLive).rejects.toThrow('user.email_unconfirmed')
  })

  await test.step('They ask for the email again, and see when and where it went.', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send the email again' }).click()
    await expect(dialog).toContainText(`Sent to ${email} at`)
    await expect(dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
    await page.goto('/manage/profile')
    await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible()
  })

  await test.step('Sending a message is refused with the reason.', async () => {
    await page.goto(dashboard.replace('/dashboard', '/messages?message=new'))
    const sheet = page.getByRole('dialog', { name: 'New message' })
    await expect(sheet).toContainText('Account must be verified before sending messages.')
    await expect(sheet.getByRole('button', { name: 'Send the email again' })).toBeVisible()
  })

  await test.step('They confirm from the inbox and go live.', async () => {
    const [, again] = await mailsTo(email, /confirm/i, 2)
    if (!again) throw new Error('unreachable: mailsTo waits for it.')
    await page.goto(linkIn(again, '/confirm-email-address/'))
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible()
    await page.goto('/manage/profile')
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.goto(dashboard)
    await expect(page.getByText(`Open the link that we sent to ${email}.`)).toBeHidden()
    expect(await goLive(page)).toMatch(/^\/e\//)
  })
})
