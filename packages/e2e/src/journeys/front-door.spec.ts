import type { Page } from '@playwright/test'
import { expectStill, watchShifts } from '../browser/layout-shifts.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'

const sentence = 'Sell tickets on your own site, paid straight to you, scanned at the door.'

// Specification: 2.route-home 2.route-login 2.route-register
test('sign-in and sign-up show what Foyer is, and a password is typed once and can be shown', {
  tag: '@gate',
}, async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(3)
  await expectGoodScreen(page, 'sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account', level: 1 })).toBeVisible()
  await expect(page.getByText(sentence)).toBeVisible()
  await expectGoodScreen(page, 'sign-up')
  await expect(page.getByLabel('Confirm password')).toHaveCount(0)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('a good secret')
  await expect(password).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Show what is typed' })
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('a good secret')
  await show.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('sign-in and sign-up lead to a live event where the stage has one, and nothing moves when they know', async ({
  visitor,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  const page = await visitor()
  await watchShifts(page)
  await page.route('**/api/public/stage', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    const demo_event_url = new URL(event.page, foyerUrl()).href
    await route.fulfill({ response: answer, json: { data: { ...data, demo_event_url } } })
  })
  for (const address of ['/auth/login', '/auth/register']) {
    await page.goto(address)
    const live = page.getByRole('link', { name: 'See a live event page' })
    await expect(live).toBeVisible()
    await expectStill(page, address, 0.02)
    await expectGoodScreen(page, `${address} with a live event`)
    const opened = page.waitForEvent('popup')
    await live.click()
    const shown = await opened
    await expect(shown.getByRole('heading', { name: event.title })).toBeVisible()
    await shown.close()
  }
})

test('the brand on a public page leads to the front door', async ({ visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  const page = await visitor()
  await page.goto(event.page)
  await page.getByRole('link', { name: 'Tickets by Foyer' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText(sentence)).toBeVisible()
})

test('the words of the sign-in page are there before the app, and stay until its form is', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'de-DE' })
  const letIn = await hold(page, '**/assets/*.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Anmelden', level: 1 })
  await expect(heading).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const isGone = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const root = document.getElementById('root')
        if (root)
          new MutationObserver(() => done(root.childElementCount === 0)).observe(root, { childList: true })
      }),
  )
  letIn()
  await expect(page.getByLabel('E-Mail')).toBeVisible()
  expect(await isGone).toBe(false)
  await expect(heading).toHaveCount(1)
})

test('the words of the sign-in page stay away where they come later than its form', async ({ visitor }) => {
  const page = await visitor()
  const showWords = await hold(page, '**/sign-in.js')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('typed@early.example')
  const words = page.waitForResponse('**/sign-in.js')
  showWords()
  await (await words).finished()
  await page.waitForLoadState('load')
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue('typed@early.example')
})

test('a person who is signed in does not see the sign-in page on the way to their events', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  const page = await signedIn(event.organizer)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page).toHaveURL(/\/manage\/events/)
  expect(asked).not.toContain('/sign-in.js')
})

/** Holds files back until the answered function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
