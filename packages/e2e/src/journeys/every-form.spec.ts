import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expectRefusalsAtFields } from '../form/expect-refusals.ts'
import { fillForm, turnRows } from '../form/fill-form.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { type MintedOrder, mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintInvitation, mintMember } from '../organizer/mint-member.ts'
import { mintEmail, mintOrganizer, type Organizer } from '../organizer/mint-organizer.ts'
import { fillCard, pay } from '../payment/payment-form.ts'

const german = { locale: 'de-DE' }

/** Where a form is. The key is the name of its file. */
interface FormPlace {
  path: string
  /** A field that only this form has, for a page with several forms. */
  field?: string
  /** What is pressed to open the form, in this order. */
  open?: string | readonly string[]
  /** Whether the form can be sent as it opens. */
  isFilled?: boolean
}
type Places = Record<string, FormPlace>

/** The choices in these forms become text to copy. They send nothing that the server could refuse. */
const sendsNothing = ['widget-builder']
/** It asks for many orders: `cancel-many-orders` shows how each refusal is named by its order. */
const asksForMany = ['cancel-orders-dialog']

/** One of each kind: sign-in, a public form, a page that creates, a page that changes, a sheet, a dialog. The gate has these alone. */
const oneOfEachKind = [
  'login-form',
  'details-form',
  'new-event-form',
  'account-form',
  'ticket-form',
  'duplicate-event-form',
]

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(/status of 422/))

test('a form of each kind shows the server’s refusals at its fields, in German', { tag: '@gate' }, async ({
  visitor,
  signedIn,
}) => {
  test.slow()
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await expectAll(await visitor(german), gate(publicForms(order)))
  await speakGerman(event.organizer)
  const places = { ...accountForms(''), ...eventForms(event, { paid: '', free: '', attendee: '' }) }
  await expectAll(await signedIn(event.organizer, german), gate(places))
})

test('every other form of the account shows the server’s refusals at its fields, in German', async ({
  signedIn,
}) => {
  test.slow()
  const organizer = await mintOrganizer()
  const member = await mintMember(organizer)
  const { id: memberId } = await member.api.get<{ id: string }>('/users/me')
  const draft = await mintEvent({ organizer, tickets: [{ title: 'Guest list' }] })
  await organizer.api.put(`/events/${draft.id}/status`, { status: 'DRAFT' })
  await organizer.api.post(`/accounts/${organizer.accountId}/api-keys`, {
    ...{ name: 'Kasse', scopes: ['event.read'] },
  })
  await speakGerman(organizer)
  await expectAll(await signedIn(organizer, german), {
    ...others(accountForms(memberId)),
    'fill-gap-forms': {
      path: `/manage/event/${draft.id}/dashboard`,
      open: ['Veröffentlichen', 'Wo findet sie statt?'],
      field: 'location.venue_name',
    },
  })
})

// Specification: 2.screen-settings-email 2.screen-settings-checkout 2.screen-settings-seo
// Specification: 2.screen-settings-location 2.screen-settings-miscellaneous
test('every other form of an event shows the server’s refusals at its fields, in German', async ({
  page,
  signedIn,
}) => {
  test.slow()
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Standing room', price: 1234 }, { title: 'Guest list' }],
  })
  const free = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(free, mintPerson('Greta', 'Guest'))
  const paid = await mintOrder(event, { 'Standing room': 1 })
  await nameEverybody(paid, mintPerson('Petra', 'Payer'))
  await page.goto(paid.step('payment'))
  await fillCard(page, '4242424242424242')
  await pay(page, '€12.34')
  await expect(page.getByRole('heading', { name: /^Your tickets? (is|are) ready$/ })).toBeVisible()
  const attendee = free.attendees[0]?.short_id ?? ''
  await event.organizer.api.put(`/events/${event.id}/translations/fr`, { texts: {} })
  await speakGerman(event.organizer)
  await expectAll(
    await signedIn(event.organizer, german),
    others(eventForms(event, { paid: paid.short_id, free: free.short_id, attendee })),
  )
})

test('every other form without a login shows the server’s refusals at its fields, in German', async ({
  visitor,
}) => {
  test.slow()
  const organizer = await mintOrganizer()
  const other = await mintOrganizer({ isConnected: false })
  const event = await mintEvent({ organizer, tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 2 })
  await organizer.api.post('/auth/forgot-password', { email: organizer.email })
  await organizer.api.put(`/events/${event.id}/settings`, {
    self_service: { can_pass_on: true, can_change: true },
  })
  const held = await mintOrder(event, { 'Guest list': 2 })
  await nameEverybody(held, mintPerson('Hanna', 'Holder'))
  const [kept, offered] = held.attendees.map(({ short_id }) => short_id)
  const next = { first_name: 'Nia', last_name: 'Next', email: mintEmail('next') }
  await organizer.api.post(`/public/attendees/${offered}/offer`, next)
  await expectAll(await visitor(german), {
    ...others(publicForms(order)),
    'reset-password-form': {
      path: linkIn(await mailTo(organizer.email, /password/i), '/auth/reset-password/'),
    },
    'accept-as-new-form': { path: await mintInvitation(organizer, mintEmail('new')) },
    'accept-as-known-form': { path: await mintInvitation(organizer, other.email) },
    'offer-ticket-form': { path: `/ticket/${event.id}/${kept}`, open: 'Ticket weitergeben' },
    'own-details-form': {
      path: `/ticket/${event.id}/${kept}`,
      open: 'Name oder E-Mail-Adresse ändern',
    },
    'accept-transfer-form': { path: linkIn(await mailTo(next.email, event.title), '/offer/') },
  })
})

test('every form of the app is in this test', () => {
  const source = readFileSync(import.meta.filename, 'utf8')
  const features = path.join(import.meta.dirname, '../../../web/src/features')
  const forms = globSync('**/*.tsx', { cwd: features }).filter((file) =>
    /<AppForm[\s>]/.test(readFileSync(path.join(features, file), 'utf8')),
  )
  expect(forms.length).toBeGreaterThan(25)
  const names = forms.map((file) => path.basename(file, '.tsx'))
  const seen = (name: string) =>
    source.includes(`'${name}': {`) || [...sendsNothing, ...asksForMany].includes(name)
  expect(names.filter((name) => !seen(name))).toEqual([])
})

const pick = (places: Places, isWanted: (name: string) => boolean): Places =>
  Object.fromEntries(Object.entries(places).filter(([name]) => isWanted(name)))
const gate = (places: Places) => pick(places, (name) => oneOfEachKind.includes(name))
const others = (places: Places) => pick(places, (name) => !oneOfEachKind.includes(name))

function publicForms(order: MintedOrder): Places {
  return {
    'login-form': { path: '/auth/login' },
    'register-form': { path: '/auth/register' },
    'forgot-password-form': { path: '/auth/forgot-password' },
    'details-form': { path: order.step('details') },
    'find-tickets-form': { path: '/tickets' },
  }
}

function accountForms(memberId: string): Places {
  return {
    'account-form': { path: '/account/settings' },
    'event-defaults-form': { path: '/account/event-defaults' },
    'tax-or-fee-form': { path: '/account/taxes-and-fees?item=new' },
    'api-key-form': { path: '/account/api-keys?key=new' },
    'rotate-api-key-dialog': {
      path: '/account/api-keys',
      open: ['Aktionen für Kasse', 'Geheimnis ersetzen'],
      isFilled: true,
    },
    'webhook-form': { path: '/account/webhooks?webhook=new' },
    'invite-user-form': { path: '/account/users?user=new' },
    'user-role-form': { path: `/account/users?user=${memberId}` },
    'organizer-form': { path: '/manage/organizers?organizer=new' },
    'profile-form': { path: '/manage/profile', field: 'first_name' },
    'change-email-form': { path: '/manage/profile', field: 'email' },
    'change-password-form': { path: '/manage/profile', field: 'password_confirmation' },
    'new-event-form': { path: '/manage/events/new' },
  }
}

function eventForms({ id }: MintedEvent, orders: { paid: string; free: string; attendee: string }): Places {
  const of = (section: string) => `/manage/event/${id}/${section}`
  return {
    'duplicate-event-form': { path: `/manage/events?duplicate=${id}` },
    'event-form': { path: of('settings'), field: 'title' },
    'ticket-form': { path: of('tickets?ticket=new') },
    'capacity-assignment-form': { path: of('capacity-assignments?capacity=new') },
    'question-form': { path: of('questions?question=new') },
    'promo-code-form': { path: of('promo-codes?code=new') },
    'message-form': { path: of('messages?message=new') },
    'save-template-form': {
      path: of('messages?message=new'),
      open: ['Mit einer Vorlage beginnen', 'Erinnerung vor der Veranstaltung', 'Als Vorlage speichern'],
      field: 'name',
    },
    'affiliate-form': { path: of('affiliates?affiliate=new') },
    'translation-form': { path: of('languages?language=fr') },
    'homepage-design-form': { path: of('homepage-designer'), open: 'Erweiterte Farben' },
    'check-in-list-form': { path: of('check-in?list=new') },
    'location-settings-form': { path: of('settings?section=location') },
    'checkout-settings-form': { path: of('settings?section=checkout') },
    'email-settings-form': { path: of('settings?section=email') },
    'ticket-settings-form': { path: of('settings?section=miscellaneous') },
    'self-service-form': {
      path: of('settings?section=self-service'),
      open: 'Namen und E-Mails ändern',
    },
    'search-settings-form': { path: of('settings?section=search') },
    'create-attendee-form': { path: of('attendees?attendee=new') },
    'order-notes': { path: of(`orders?order=${orders.paid}`), field: 'notes' },
    'attendee-form': { path: of(`attendees?attendee=${orders.attendee}`), field: 'first_name' },
    'edit-order-form': { path: of(`orders?order=${orders.paid}`), open: inMenu('Angaben bearbeiten') },
    'refund-order-form': {
      path: of(`orders?order=${orders.paid}`),
      open: inMenu('Erstatten'),
      isFilled: true,
    },
    'cancel-order-form': { path: of(`orders?order=${orders.free}`), open: inMenu('Bestellung stornieren') },
  }
}

/** What a sheet does besides its next step. */
const inMenu = (action: string) => ['Weitere Aktionen', action]

/** Sets the person's language, which overrides the browser's. */
async function speakGerman({ api }: Organizer): Promise<void> {
  const person = { first_name: 'Olga', last_name: 'Organizer', timezone: 'Europe/Berlin' }
  await api.put('/users/me', { ...person, locale: 'de' })
}

async function expectAll(page: Page, places: Places): Promise<void> {
  for (const [name, place] of Object.entries(places)) {
    await test.step(name, async () => {
      await page.goto(place.path)
      for (const name of [place.open ?? []].flat())
        await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).click()
      const field = page.locator(place.field ? `[data-field="${place.field}"]` : '[data-field]')
      const form = page.locator('form', { has: field }).last()
      await expect(form).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await turnRows(form, 'open')
      if (!place.isFilled) await fillForm(form)
      // What is refused in a closed row opens it.
      await turnRows(form, 'closed')
      await expectRefusalsAtFields(page, form)
    })
  }
}
