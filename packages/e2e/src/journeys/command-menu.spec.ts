import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

test('the command menu finds every screen with a few keys', async ({ signedIn }) => {
  const organizer = await mintOrganizer()
  const lights = await mintEvent({ organizer, title: 'Harbour lights', tickets: [{ title: 'Deck' }] })
  const night = await mintEvent({ organizer, title: 'Night market', tickets: [{ title: 'Stall' }] })
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  await expect(page.getByRole('article')).toHaveCount(2)

  const menu = page.getByRole('dialog', { name: 'Go to' })
  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('night mar')
  await expect(menu.getByRole('option', { name: /Night market/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('option', { name: 'Dashboard', selected: true })).toBeVisible()
  await page.keyboard.type('order')
  await expect(menu.getByRole('option', { name: 'Orders', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/manage/event/${night.id}/orders$`))
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('option', { name: 'Night market' })).toBeVisible()
  await page.keyboard.type('attend')
  await expect(menu.getByRole('option', { name: 'Attendees', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/manage/event/${night.id}/attendees$`))
  await expect(page.getByRole('heading', { name: 'Attendees', level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzzz')
  await expect(menu.getByText('No matches. Try fewer letters.')).toBeVisible()
  await expectGoodScreen(page, 'command menu without a match')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('harbour')
  await expect(menu.getByRole('option', { name: /Harbour lights/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect(menu.getByRole('option', { name: 'Create event' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`/manage/event/${lights.id}/dashboard`)
  await page.getByRole('button', { name: /^Go to …/ }).click()
  await expect(menu.getByRole('option', { name: 'Tickets' })).toBeVisible()
  await expectGoodScreen(page, 'command menu')
})

test('by keyboard alone, the command menu finds people, orders and what to do with them', async ({
  page: shop,
  signedIn,
}) => {
  const event = await mintEvent({ title: 'Harbour lights', tickets: [{ title: 'Deck', price: 2450 }] })
  const order = await mintOrder(event, { Deck: 1 })
  await nameEverybody(order, mintPerson('Salome', 'Searched'))
  await shop.goto(order.step('payment'))
  await fillCard(shop, cards.good)
  await pay(shop, '€24.50')
  await expectTicketsReady(shop)

  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/tickets`)
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible()
  const menu = page.getByRole('dialog', { name: 'Go to' })
  const open = async () => {
    await page.keyboard.press('Control+k')
    await expect(menu.getByRole('combobox')).toBeFocused()
  }
  const find = async (words: string) => {
    await open()
    await page.keyboard.type(words)
  }
  await find('salome')
  await expect(menu.getByRole('option', { name: /A-.* Deck/ })).toBeVisible()
  await expectGoodScreen(page, 'command menu with people')
  await menu.getByRole('combobox').press('Enter')
  await expect(page.getByRole('dialog', { name: `Order ${order.reference}` })).toBeVisible()
  await page.keyboard.press('Escape')

  await find(`refund ${order.reference.toLowerCase()}`)
  const refund = menu.getByRole('option', { name: `Refund ${order.reference}` })
  await expect(refund).toBeVisible()
  while ((await refund.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.reference}` })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await open()
  await expect(menu.getByRole('group', { name: 'Recent' })).toContainText(order.reference)
  await page.keyboard.type('copy li')
  await expect(menu.getByRole('option', { name: 'Copy link', selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/manage/events')
  await expect(page.getByRole('article')).toHaveCount(1)
  await find(order.reference)
  await expect(menu.getByRole('option', { name: new RegExp(order.reference) }).first()).toBeVisible()
})

test('the command menu changes appearance and language, and signs out', async ({
  signedIn,
  consoleWatch,
}) => {
  // The screen may still send a request after the session has ended.
  consoleWatch.expect(/401|Your session has ended/)
  const organizer = await mintOrganizer()
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
  const press = async (words: string) => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(words)
    await expect(page.getByRole('option', { name: new RegExp(words, 'i'), selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await press('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await press('deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await press('english')
  await press('sign out')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('letters typed before the command menu opens are not lost', async ({ signedIn }) => {
  const organizer = await mintOrganizer()
  const page = await signedIn(organizer)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/command-menu-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/manage/events')
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('prof')
  const menu = page.getByRole('dialog', { name: 'Go to' })
  await expect(menu.getByRole('textbox', { name: 'Search people, orders, events and screens' })).toHaveValue(
    'prof',
  )
  await expect(menu.getByRole('combobox')).toHaveCount(0)
  release()
  await expect(menu.getByRole('option', { name: 'Profile', selected: true })).toBeVisible()
  await page.keyboard.type('ile')
  await expect(menu.getByRole('combobox')).toHaveValue('profile')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/manage\/profile$/)
})
