import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test, withMotion } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

test.use(withMotion)

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }

async function mintSale() {
  const event = await mintEvent({ title: 'Harbour lights', tickets: [{ title: 'Deck', price: 0 }] })
  const order = await mintOrder(event, { Deck: 1 })
  await nameEverybody(order, mintPerson('Paula', 'Phone'))
  return { event, order }
}

test('on a phone, the bar at the bottom leads to the screens of the event, with its name always in view', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const { event, order } = await mintSale()
  const page = await signedIn(event.organizer, phone)
  await page.goto(`/manage/event/${event.id}/dashboard`)
  const bar = page.getByRole('navigation', { name: 'Event' })
  const name = page.getByRole('banner').getByText('Harbour lights')
  for (const screen of ['Orders', 'Attendees', 'Overview']) {
    await bar.getByRole('link', { name: screen }).tap()
    await expect(bar.getByRole('link', { name: screen })).toHaveAttribute('aria-current', 'page')
    await expect(name).toBeInViewport()
    const { y = 0 } = (await bar.boundingBox()) ?? {}
    expect(y, 'the bar is where a thumb is').toBeGreaterThan(550)
  }
  await bar.getByRole('link', { name: 'Orders' }).tap()
  // The overview has a row of this name too, and stays until the orders are there.
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Paula Phone' })
  await expect(row).toBeVisible()
  const boxOf = async () => (await row.boundingBox()) ?? { y: 999, height: 999 }
  await expect.poll(async () => (await boxOf()).height, 'a row has two lines').toBeLessThan(72)
  expect((await boxOf()).y, 'rows begin in the upper third').toBeLessThan(240)
  await expectGoodScreen(page, 'orders on a phone')
  await page.setViewportSize(phone.viewport)
  await row.getByRole('link').tap()
  await expect(page.getByRole('dialog', { name: `Order ${order.reference}` })).toBeVisible()
  await page.goBack()
  await bar.getByRole('button', { name: 'More' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectGoodScreen(page, 'all screens on a phone')
  await page.setViewportSize(phone.viewport)
  await menu.getByRole('link', { name: 'Messages' }).tap()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
})

test('on a phone, the action of a list stands beside its title, and a long ticket name leaves a row at two lines', async ({
  signedIn,
}) => {
  const title = 'Standing room on the gallery with a restricted view of the stage'
  const event = await mintEvent({ tickets: [{ title }] })
  await nameEverybody(await mintOrder(event, { [title]: 1 }), mintPerson('Paula', 'Phone'))
  await event.organizer.api.post(`/events/${event.id}/affiliates`, {
    name: 'Radio',
    code: 'radio',
    email: '',
  })
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: 'Main gate' })
  const page = await signedIn(event.organizer, phone)
  for (const [screen, action] of [
    ['affiliates', 'Create affiliate'],
    ['check-in', 'Create list'],
  ]) {
    await page.goto(`/manage/event/${event.id}/${screen}`)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const button = await page.getByRole('link', { name: action }).first().boundingBox()
    const middle = (box: typeof heading) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(Math.abs(middle(heading) - middle(button)), screen).toBeLessThan(8)
  }
  await page.goto(`/manage/event/${event.id}/attendees`)
  const row = page.getByRole('listitem').filter({ hasText: 'Paula Phone' })
  await expect(row).toBeVisible()
  expect((await row.boundingBox())?.height, 'a row has two lines').toBeLessThan(72)
})

test('on a phone, scanning is one tap away: the only open door, or else the list of doors', async ({
  signedIn,
}) => {
  const { event } = await mintSale()
  const doors = `/events/${event.id}/check-in-lists`
  await event.organizer.api.post(doors, { name: 'Main gate' })
  const page = await signedIn(event.organizer, phone)
  await page.goto(`/manage/event/${event.id}/orders`)
  await page.getByRole('link', { name: 'Scan' }).tap()
  await expect(page.getByRole('heading', { name: 'Main gate' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await event.organizer.api.post(doors, { name: 'Side gate' })
  await page.reload()
  await page.getByRole('link', { name: 'Scan' }).tap()
  await expect(page.getByRole('link', { name: 'Open check-in' })).toHaveCount(2)
})

test('on a phone, a notification and a save bar stand above the bar at the bottom', async ({ signedIn }) => {
  const { event } = await mintSale()
  const page = await signedIn(event.organizer, phone)
  await page.goto(`/manage/event/${event.id}/settings`)
  const bar = page.getByRole('navigation', { name: 'Event' })
  const top = async () => (await bar.boundingBox())?.y ?? 0
  await page.getByLabel('Title').first().fill('Harbour lights again')
  const save = page.locator('[data-slot="save-bar"]')
  await expect(save).toBeVisible()
  const bottomOf = async (box: typeof save) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {}
    return y + height
  }
  await expect.poll(async () => (await bottomOf(save)) <= (await top())).toBe(true)
  await save.getByRole('button', { name: 'Save changes' }).tap()
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toBeVisible()
  await expect.poll(async () => (await bottomOf(toast)) <= (await top())).toBe(true)
})

test('on a phone, one button shows all sections of the settings, and leads to each of them', async ({
  signedIn,
}) => {
  const { event } = await mintSale()
  const page = await signedIn(event.organizer, phone)
  await page.goto(`/manage/event/${event.id}/settings`)
  const sections = page.getByRole('navigation', { name: 'Settings' })
  const miscellaneous = sections.getByRole('link', { name: 'Miscellaneous' })
  await expect(miscellaneous).toBeHidden()
  await sections.getByRole('button', { name: 'General' }).tap()
  await expect(miscellaneous).toBeInViewport({ ratio: 1 })
  await expectGoodScreen(page, 'sections of the settings on a phone')
  // A wide screen shows them in a row, so the list has closed.
  await page.setViewportSize(phone.viewport)
  await sections.getByRole('button', { name: 'General' }).tap()
  await miscellaneous.tap()
  await expect(page.getByText('Prices are shown', { exact: true })).toBeVisible()
  await expect(miscellaneous).toBeHidden()
  const button = sections.getByRole('button', { name: 'Miscellaneous' })
  await button.press('Enter')
  await expect(miscellaneous).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(miscellaneous).toBeHidden()
  await expect(button).toBeFocused()
})

for (const locale of ['de-DE', 'fr-FR'])
  test(`on a phone, the words of the bar at the bottom are whole in ${locale}`, async ({ signedIn }) => {
    const { event } = await mintSale()
    const page = await signedIn(event.organizer, { ...phone, locale })
    for (const address of ['/manage/events', `/manage/event/${event.id}/tickets`]) {
      await page.goto(address)
      const words = page.locator('[data-slot="phone-tabs"] ul span')
      await expect(words).toHaveCount(5)
      const cut = await words.evaluateAll((shown) =>
        shown.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent),
      )
      expect(cut, address).toEqual([])
    }
  })
