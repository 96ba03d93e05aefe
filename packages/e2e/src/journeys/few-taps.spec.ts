import type { Locator, Page } from '@playwright/test'
import { pickTickets } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, mintPerson } from '../order/buyer.ts'
import { mintOrder } from '../order/mint-order.ts'
import { cards, fillCard } from '../payment/payment-form.ts'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

/**
 * Counts what a buyer does (docs/decisions/0082): a press of a button or link is a tap, and a field that must be filled in is a
 * field. The tap that puts the cursor into a field belongs to the field.
 */
class Thumb {
  taps = 0
  fields = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).tap()
    this.taps += 1
  }

  async pick(title: string): Promise<void> {
    await pickTickets(this.page, { [title]: 1 })
    this.taps += 1
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.fields += 1
  }

  async name(): Promise<void> {
    const { first_name, email } = mintPerson('Thea', 'Thumb')
    await this.type(this.page.getByLabel('First name'), first_name)
    await this.type(this.page.getByLabel('Email'), email)
  }

  get effort() {
    return { taps: this.taps, fields: this.fields }
  }
}

test('a free ticket takes 2 taps and 2 fields where it is the only one', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Floor' }] })
  const thumb = new Thumb(page)
  await page.goto(event.page)
  await thumb.press('Continue')
  await thumb.name()
  await thumb.press('Get my ticket')
  await expectTicketsReady(page)
  expect(thumb.effort).toEqual({ taps: 2, fields: 2 })
})

test('a free ticket takes 3 taps and 2 fields where there are several tickets to choose from', async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Floor' }, { title: 'Balcony' }] })
  const thumb = new Thumb(page)
  await page.goto(event.page)
  await thumb.pick('Floor')
  await thumb.press('Continue')
  await thumb.name()
  await thumb.press('Get my ticket')
  await expectTicketsReady(page)
  expect(thumb.effort).toEqual({ taps: 3, fields: 2 })
})

test('a free ticket takes 1 field where the event asks for no names', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Floor' }, { title: 'Balcony' }] })
  await event.organizer.api.put(`/events/${event.id}/settings`, { asked_names: 'NONE' })
  const thumb = new Thumb(page)
  const { email } = mintPerson('Nora', 'Nameless')
  await page.goto(event.page)
  await thumb.pick('Floor')
  await thumb.press('Continue')
  await thumb.type(page.getByLabel('Email'), email)
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await thumb.press('Get my ticket')
  await expectTicketsReady(page)
  await expect(page.getByRole('link', { name: email }).or(page.getByText(email)).first()).toBeVisible()
  expect(thumb.effort).toEqual({ taps: 3, fields: 1 })
})

test('a paid ticket takes 4 taps and 2 fields before the card', async ({ page }) => {
  const event = await mintEvent({
    tickets: [
      { title: 'Floor', price: 1450 },
      { title: 'Balcony', price: 2000 },
    ],
  })
  const thumb = new Thumb(page)
  await page.goto(event.page)
  await thumb.pick('Floor')
  await thumb.press('Continue')
  await expect(page.getByText('€14.50').filter({ visible: true })).toHaveCount(1)
  await thumb.name()
  await thumb.press('Continue to payment')
  await fillCard(page, cards.good)
  await thumb.press('Pay €14.50')
  await expectTicketsReady(page)
  expect(thumb.effort).toEqual({ taps: 4, fields: 2 })
})

test('what was typed survives a reload and the end of the hold, and a slip in the address is mended', async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Floor' }, { title: 'Balcony' }] })
  const reserve = async () => {
    await page.goto(event.page)
    await pickTickets(page, { Floor: 1 })
    await page.getByRole('button', { name: 'Continue' }).tap()
  }
  await reserve()
  await page.getByLabel('First name').fill('Hanna')
  await page.getByLabel('Email').fill('hanna@gmial.com')
  await page.getByRole('button', { name: 'Did you mean hanna@gmail.com?' }).tap()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Hanna')
  await page.getByRole('button', { name: 'Cancel order' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).tap()
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
  await reserve()
  await expect(page.getByLabel('First name')).toHaveValue('Hanna')
  await expect(page.getByLabel('Email')).toHaveValue('hanna@gmail.com')
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

  test('the cursor starts in the first empty field, and the order is said in full', async ({ page }) => {
    const event = await mintEvent({ tickets: [{ title: 'Floor', price: 1450 }] })
    const order = await mintOrder(event, { Floor: 2 })
    await page.goto(order.step('details'))
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByText('€29.00').filter({ visible: true })).toHaveCount(1)
    await page.keyboard.type('Mina')
    await page.reload()
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})
