import type { Locator, Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { chooseCover } from '../event/event-screens.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { expect, test, withMotion } from '../journey.ts'
import { mintEmail, password } from '../organizer/mint-organizer.ts'

test.use(withMotion)

const title = 'Poetry on the roof'

/**
 * Counts what a newcomer does (docs/decisions/0099): a press of a button, link or suggestion is a click, and a field that is filled in
 * is a field. The click that puts the cursor into a field belongs to the field. A heading that was not there before is a screen.
 */
class Hand {
  clicks = 0
  fields = 0
  readonly screens = new Set<string>()
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(what: Locator): Promise<void> {
    await what.click()
    this.clicks += 1
  }

  async type(label: string, text: string): Promise<void> {
    await this.page.getByLabel(new RegExp(`^${label}`)).fill(text)
    this.fields += 1
  }

  async see(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading })).toBeVisible()
    this.screens.add(heading)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name })
  }

  get effort() {
    return { clicks: this.clicks, fields: this.fields, screens: this.screens.size }
  }
}

async function signUp(hand: Hand): Promise<string> {
  const email = mintEmail('sitting')
  await hand.page.goto('/auth/register')
  await hand.see('Create an account')
  await hand.type('First name', 'Olga')
  await hand.type('Email', email)
  await hand.type('Password', password)
  await hand.press(hand.page.getByLabel('I accept the terms and conditions'))
  await hand.press(hand.button('Create account'))
  await hand.see('Welcome, Olga')
  return email
}

async function createEvent(hand: Hand, price?: string): Promise<void> {
  const { page } = hand
  await hand.type('Title', title)
  await hand.type('Starts', `${new Date().getFullYear() + 1}-06-18`)
  await hand.type('City', 'Lisb')
  await hand.press(page.getByRole('option', { name: 'Lisbon Portugal' }))
  if (price) await hand.type('Price', price)
  await hand.press(hand.button('Create event'))
  await hand.see('Getting started')
}

/** Opens the mail's link in the same browser, and comes back to the event. */
async function confirm(hand: Hand, email: string): Promise<void> {
  await hand.page.goto(linkIn(await mailTo(email, /confirm/i), '/confirm-email-address/'))
  hand.clicks += 1
  await hand.press(hand.button('Confirm email address'))
  await hand.see('Email address confirmed')
  await hand.press(hand.link('Continue with your event'))
  await hand.see('Getting started')
}

async function goLive(hand: Hand): Promise<void> {
  await hand.press(hand.button('Go live'))
  const dialog = hand.page.getByRole('dialog', { name: 'Go live?' })
  await hand.press(dialog.getByRole('button', { name: 'Go live' }))
  await hand.see(`“${title}” is live`)
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    // Specification: 2.route-welcome 2.route-confirm-email
    test('a live free event takes at most 10 clicks and 6 fields from sign-up', async ({ page }) => {
      const hand = new Hand(page)
      const email = await signUp(hand)
      await createEvent(hand)
      await confirm(hand, email)
      await goLive(hand)
      console.log(`# free event on a ${name}:`, hand.effort)
      expect(hand.clicks).toBeLessThanOrEqual(10)
      expect(hand.fields).toBeLessThanOrEqual(6)
      expect(hand.screens.size).toBeLessThanOrEqual(5)
    })

    test('a live paid event takes at most 14 clicks, and Stripe leads back to the event', async ({
      page,
    }) => {
      const hand = new Hand(page)
      const email = await signUp(hand)
      await createEvent(hand, '12')
      await confirm(hand, email)
      await hand.press(hand.button('Go live'))
      await hand.press(hand.link('Connect payments').first())
      await hand.see('Payment and billing')
      await hand.press(hand.button('Connect Stripe'))
      await hand.press(hand.button('Agree and submit'))
      await hand.press(hand.link('Back to the event'))
      await goLive(hand)
      console.log(`# paid event on a ${name}:`, hand.effort)
      expect(hand.clicks).toBeLessThanOrEqual(14)
      expect(hand.fields).toBeLessThanOrEqual(7)
      expect(hand.screens.size).toBeLessThanOrEqual(6)
    })
  })

test('one screen creates an event with its place, ticket and cover, and shows its page while one types', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/)
  const hand = new Hand(page)
  await signUp(hand)
  const preview = page.frameLocator('iframe[title="Preview"]')
  await hand.type('Title', title)
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await hand.type('Starts', '2027-06-18')
  await hand.type('City', '里斯本')
  await expect(page.getByRole('option', { name: '里斯本' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Address/ })).toContainText('Portugal')
  await expect(page.getByRole('button', { name: /^Time zone and currency/ })).toContainText('EUR')
  // The hour on the clock stays when the zone changes.
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('19:00')
  await hand.type('Price', '12,50')
  await expect(preview.getByText('€12.50').first()).toBeVisible()
  await expectGoodScreen(page, 'creating an event')

  await test.step('what was typed survives a reload', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByLabel('City')).toHaveValue('里斯本')
    await expect(page.getByLabel('Price')).toHaveValue('12.50')
  })

  await test.step('a refusal names what is wrong and loses nothing, and the second try creates one event', async () => {
    await hand.type('Price', '0,10')
    await hand.press(hand.button('Create event'))
    await expect(page.getByText(/a payment must be at least/).first()).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await hand.type('Price', '12,50')
    await chooseCover(page)
    await expect(preview.locator('img[src^="blob:"]')).toBeVisible()
    // The organizer exists by then, and the event does not.
    await page.route('**/api/events', (route) => route.abort(), { times: 1 })
    await hand.press(hand.button('Create event'))
    await expect(page.getByText('Your event was not created')).toBeVisible()
    await hand.press(hand.button('Create event'))
    await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
    const api = new FoyerApi((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
    const events = await api.get<{ images: { type: string }[] }[]>('/events')
    expect(events.map(({ images }) => images.map(({ type }) => type))).toEqual([['EVENT_COVER']])
    await page.goto('/manage/events')
    await expect(page.getByRole('link', { name: title })).toHaveCount(1)
    await page.goto('/manage/organizers')
    await expect(page.getByRole('main').getByText('Olga', { exact: true })).toHaveCount(1)
  })
})
