import { expect, type Page, test } from '@playwright/test'
import { broken } from '../browser/broken-answer.ts'
import { drawLogo } from '../browser/draw-logo.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mintPromoCode } from '../event/mint-promo-code.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'
import { inEachLanguage } from './in-each-language.ts'
import { show } from './photograph.ts'

const reservations = /\/api\/public\/events\/\w+\/orders$/

test('the picker: too few tickets, too many, a proof in progress, and the server’s refusals', async ({
  page,
}) => {
  const event = await mintEvent({
    tickets: [
      { title: 'Stehplatz', price: 100 },
      { title: 'Loge für zwanzig Personen mit Bewirtung', price: 99_999_999 },
      { title: 'Gast' },
    ],
  })
  await mintPromoCode(event, { code: 'FASTFREI', discount_type: 'PERCENTAGE', discount_amount: 90_000 })
  const pick = async (wish: Record<string, number>, query = '') => {
    await page.goto(`${event.page}${query}`)
    for (const [title, quantity] of Object.entries(wish))
      for (let count = 1; count <= quantity; count++)
        await expect(async () => {
          const picked = page.locator('output').filter({ hasText: new RegExp(`^${count} ${title}$`) })
          if (!(await picked.count()))
            await page.getByRole('button', { name: new RegExp(`^(More|Mehr): ${title}$`) }).click()
          await expect(picked).toBeVisible({ timeout: 500 })
        }).toPass()
  }
  await inEachLanguage(page, async (take) => {
    const submit = () => page.getByRole('button', { name: /^(Continue|Weiter)$/ }).click()
    const refused = async (wish: Record<string, number>, query = '') => {
      await pick(wish, query)
      await submit()
      await page.getByRole('alert').waitFor()
    }
    await take('picker-too-little', () => refused({ Stehplatz: 1 }, '?promo_code=FASTFREI'))
    await take('picker-too-much', () => refused({ 'Loge für zwanzig Personen mit Bewirtung': 2 }))
    await page.route(reservations, (route) => route.fulfill(longProof()))
    await take('picker-proof', async () => {
      await pick({ Gast: 1 })
      await submit()
      await page.getByText(/One moment|Einen Moment/).waitFor()
    })
    await page.unroute(reservations)
    for (const code of [
      'order.sold_out',
      'order.total_too_high',
      'client.proof_required',
      'payment.not_available',
    ]) {
      await page.route(reservations, (route) => route.fulfill({ status: 409, json: { code, message: code } }))
      await take(`picker-${code.replace(/\W/g, '-')}`, () => refused({ Gast: 1 }))
      await page.unroute(reservations)
    }
  })
})

test('checkouts that fail, have expired, or do not exist', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat', price: 2000 }] })
  const held = await mintOrder(event, { Seat: 1 })
  const ended = await mintOrder(event, { Seat: 1 })
  await event.organizer.api.delete(`/events/${event.id}/holds/${ended.short_id}`)
  const named = await mintOrder(event, { Seat: 2 })
  await nameEverybody(named, mintPerson('Uma', 'Unconfirmed'))
  const order = new RegExp(`/api/public/orders/${held.short_id}`)
  const intents = /\/payment-intent$/
  await inEachLanguage(page, async (take) => {
    await page.route(order, (route) => route.fulfill(broken))
    await take('checkout-failed', () => show(page, held.step('details')))
    await page.unroute(order)
    await take('checkout-ended', () => show(page, ended.step('details')))
    await take('checkout-missing', () => show(page, `/checkout/${event.id}/${'x'.repeat(26)}/summary`))
    await page.route(intents, (route) => route.fulfill(broken))
    await take('checkout-payment-failed', async () => {
      await show(page, named.step('payment'))
      // The page asks again a few times before it shows a failure.
      await page.getByRole('button', { name: /^(Try again|Noch einmal versuchen)$/ }).waitFor()
    })
    await page.unroute(intents)
    await page.route(intents, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '20' },
        json: { code: 'request.too_many', message: '' },
      }),
    )
    await take('checkout-payment-too-many', () => show(page, named.step('payment')))
    await page.unroute(intents)
    await page.route(order, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
    )
    await take('checkout-details-failed', async () => {
      await show(page, held.step('details'))
      await page.locator('input[name=first_name]').first().fill('Dana')
      await page.locator('input[name=last_name]').first().fill('Details')
      await page.locator('input[name=email]').first().fill('dana@example.com')
      await page.locator('form button[type=submit]').click()
      await page.getByRole('alert').first().waitFor()
    })
    await page.unroute(order)
  })
})

test('forms that could not be saved, invalid amounts and rates, and images that are refused', async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat', price: 2000 }] })
  const rate = { type: 'TAX', calculation_type: 'PERCENTAGE', rate: 8_875, name: 'New York City' }
  await event.organizer.api.post(`/accounts/${event.organizer.accountId}/taxes-and-fees`, rate)
  await signIn(page, event)
  const of = (rest: string) => `/manage/event/${event.id}/${rest}`
  const submit = () => page.locator('[role=dialog] button[type=submit]').click()
  const alert = () => page.getByRole('alert').first().waitFor()
  const change = /\/api\/(?!auth)/
  await inEachLanguage(page, async (take) => {
    await page.route(change, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
    )
    await take('form-ticket-failed', async () => {
      await show(page, of('tickets?ticket=new'))
      await page.locator('input[name=title]').fill('Balkon')
      await page.getByLabel(/^(Price|Preis)$/).fill('20')
      await submit()
      await alert()
    })
    await take('form-settings-failed', async () => {
      await show(page, of('settings?section=checkout'))
      await page.locator('input[name=continue_button_text]').fill('Los')
      await page.getByRole('button', { name: /^(Save|Save changes|Speichern|Änderungen speichern)$/ }).click()
      await alert()
    })
    await page.unroute(change)
    await take('form-price-too-low', async () => {
      await show(page, of('tickets?ticket=new'))
      await page.locator('input[name=title]').fill('Balkon')
      await page.getByLabel(/^(Price|Preis)$/).fill('0.30')
      await submit()
      await page.locator('[aria-invalid=true]').first().waitFor()
    })
    await take('form-price-too-high', async () => {
      await show(page, of('tickets?ticket=new'))
      await page.locator('input[name=title]').fill('Balkon')
      await page.getByLabel(/^(Price|Preis)$/).fill('1000000')
      await submit()
      await page.locator('[aria-invalid=true]').first().waitFor()
    })
    await take('taxes', () => show(page, '/account/taxes-and-fees'))
    await take('tax-three-decimals', async () => {
      await show(page, '/account/taxes-and-fees?item=new')
      await page.locator('input[name=name]').fill('New York State')
      await page.locator('[data-slot=percent-input] input').fill('8.875')
    })
    await take('tax-four-decimals', async () => {
      await show(page, '/account/taxes-and-fees?item=new')
      await page.locator('input[name=name]').fill('New York State')
      await page.locator('[data-slot=percent-input] input').fill('8.8755')
      await submit()
      await page.locator('[aria-invalid=true]').first().waitFor()
    })
    await take('image-too-small', () => refuseCover(page, of('settings'), drawLogo(299)))
    await take('image-no-picture', () =>
      refuseCover(page, of('settings'), {
        name: 'cover.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no'),
      }),
    )
  })
})

test('sign-in of a person who may not open the page that they wanted', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  await signIn(page, { ...event, organizer: await mintOrganizer({ isConnected: false }) })
  const denied = { status: 403, json: { code: 'session.forbidden', message: 'Denied.' } }
  await page.route(/\/api\/events\//, (route) => route.fulfill(denied))
  await inEachLanguage(page, (take) =>
    take('login-denied', async () => {
      await page.goto(`/manage/event/${event.id}/orders`)
      await page.waitForURL(/\/auth\/login/)
      await page.waitForLoadState('networkidle')
    }),
  )
})

/** A proof that is harder than the server ever asks for, so that the picture shows it in progress. */
function longProof() {
  const expires_at = new Date(Date.now() + 180_000).toISOString()
  const details = { proof: { challenge: 'long', bits: 30, parts: 16, expires_at } }
  return { status: 429, json: { code: 'client.proof_required', message: '', details } }
}

async function refuseCover(page: Page, settings: string, file: ReturnType<typeof drawLogo>): Promise<void> {
  await show(page, settings)
  await page.locator('[data-slot=image-upload] input[type=file]').first().setInputFiles(file)
  await page.getByRole('alert').first().waitFor()
}

async function signIn(page: Page, { organizer }: MintedEvent): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), organizer.token)
}
