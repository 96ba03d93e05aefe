import { writeFile } from 'node:fs/promises'
import { drawLogo } from '../browser/draw-logo.ts'
import { desk, type EnginePage, phone } from '../engine/engine.ts'
import { expect, test } from '../engine/engine-test.ts'
import { waitFor } from '../engine/wait-for.ts'
import { mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { mintEmail, mintOrganizer, password } from '../organizer/mint-organizer.ts'

const title = 'Poetry on the roof'
const dialog = '[role="dialog"]'
const nextSummer = `${new Date().getFullYear() + 1}-06-18`

test('on a phone, a newcomer signs up, creates a free event in one sitting, goes live and shares it', async ({
  openBrowser,
}) => {
  const email = mintEmail('evening')
  const page = await openBrowser(phone, '/')
  // The words of the page are there before its form.
  await page.see({ kind: 'field', name: 'Email' })
  await page.click({ kind: 'link', name: 'Create an account' })
  await page.see({ kind: 'field', name: 'First name' })
  await page.type({ kind: 'field', name: 'First name' }, 'Olga')
  await page.type({ kind: 'field', name: 'Email' }, email)
  await page.type({ kind: 'field', name: 'Password' }, password)
  await page.click({ kind: 'button', name: 'Show what is typed' })
  expect(await page.evaluate(typedPassword, null)).toEqual({ type: 'text', value: password })
  await page.click({ kind: 'choice', name: 'I accept the terms and conditions', isStart: true })
  await page.click({ kind: 'button', name: 'Create account' })
  await page.see({ kind: 'text', name: 'Welcome, Olga' })

  await page.type({ kind: 'field', name: 'Title' }, title)
  await page.set({ kind: 'field', name: 'Starts' }, nextSummer)
  await page.type({ kind: 'field', name: 'City' }, 'Lisb')
  await page.click({ kind: 'choice', name: 'Lisbon', isStart: true })
  await page.see({ kind: 'button', name: 'Time zone and currency', isStart: true })
  await page.click({ kind: 'button', name: 'Create event' })
  await page.see({ kind: 'text', name: 'Getting started', within: 'h1' })

  await page.open(linkIn(await mailTo(email, /confirm/i), '/confirm-email-address/'))
  await page.click({ kind: 'button', name: 'Confirm email address' })
  await page.click({ kind: 'link', name: 'Continue with your event' })
  await page.see({ kind: 'text', name: 'Getting started', within: 'h1' })
  await goLive(page)
  const address = await page.evaluate(
    () => [...document.querySelectorAll('a')].find(({ href }) => /\/e\//.test(href))?.href ?? '',
    null,
  )
  await page.open(address)
  await page.see({ kind: 'text', name: title, within: 'h1' })
  await page.see({ kind: 'text', name: 'Lisbon' })
})

test('at a desk, a paid event is drawn while one types, and Stripe leads back to it before it goes live', async ({
  openBrowser,
  openSignedIn,
}, testInfo) => {
  const door = await openBrowser(desk, '/')
  await door.see({ kind: 'text', name: 'Sell tickets on your own site' })
  const page = await openSignedIn(await mintOrganizer({ isConnected: false }), desk, '/manage/events/new')
  await page.type({ kind: 'field', name: 'Title' }, title)
  await page.inFrame('Preview', (preview) => preview.see({ kind: 'text', name: title }))
  await page.set({ kind: 'field', name: 'Starts' }, nextSummer)
  await page.type({ kind: 'field', name: 'Price' }, '12,50')
  await page.inFrame('Preview', (preview) => preview.see({ kind: 'text', name: '€12.50' }))
  const cover = testInfo.outputPath('cover.png')
  await writeFile(cover, drawLogo(2160, 1080).buffer)
  await page.upload(cover)
  await page.inFrame('Preview', (preview) =>
    waitFor('the cover', () =>
      preview.evaluate(
        () => (document.querySelector<HTMLImageElement>('img[src^="blob:"]')?.naturalWidth ?? 0) > 0,
        null,
      ),
    ).then(() => undefined),
  )
  await page.click({ kind: 'button', name: 'Create event' })
  await page.see({ kind: 'text', name: 'Getting started', within: 'h1' })
  await page.click({ kind: 'button', name: 'Go live' })
  await page.click({ kind: 'link', name: 'Connect payments', within: dialog })
  await page.click({ kind: 'button', name: 'Connect Stripe' })
  await page.click({ kind: 'button', name: 'Agree and submit' })
  await page.click({ kind: 'link', name: 'Back to the event' })
  await goLive(page)
})

test('a draft is read by its secret link, and says why nothing can be bought', async ({ openSignedIn }) => {
  const event = await mintEvent({ tickets: [] })
  const { api } = event.organizer
  await api.post(`/events/${event.id}/tickets`, { title: 'Seat', type: 'FREE', prices: [{}] })
  const page = await openSignedIn(event.organizer, phone, `/manage/event/${event.id}/dashboard`)
  await page.see({ kind: 'link', name: 'Preview' })
  const address = await page.evaluate(
    () => document.querySelector<HTMLAnchorElement>('a[href^="/preview/"]')?.href ?? '',
    null,
  )
  await page.open(address)
  await page.see({ kind: 'text', name: 'This is a draft.' })
  // The page shows before its script runs, and a press before that leads back to it.
  await waitFor('the reason', async () => {
    await page.click({ kind: 'button', name: 'Continue' })
    return page.evaluate(
      () => document.body.textContent.includes('Tickets can be bought once the event is live.'),
      null,
    )
  })
})

/** Goes live from any screen of the event, and waits for the card that is drawn to be shared. */
async function goLive(page: EnginePage): Promise<void> {
  await page.click({ kind: 'button', name: 'Go live' })
  await page.click({ kind: 'button', name: 'Go live', within: dialog })
  await page.see({ kind: 'text', name: `“${title}” is live` })
  await waitFor('the card to share', () =>
    page.evaluate(
      () => document.querySelector<HTMLImageElement>('[role="dialog"] img')?.naturalWidth === 1200,
      null,
    ),
  )
  await page.see({ kind: 'text', name: `${foyerUrl()}/e/`, within: dialog })
}

/** Runs in the page. */
function typedPassword(): { type: string; value: string } {
  const { type, value } = document.querySelector('[data-slot="password-input"] input') as HTMLInputElement
  return { type, value }
}
