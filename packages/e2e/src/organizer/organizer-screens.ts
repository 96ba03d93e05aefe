import { expect, type Page } from '@playwright/test'
import { openRow } from '../event/event-screens.ts'
import { linkIn, mailTo } from '../inbox/inbox.ts'
import { password } from './mint-organizer.ts'

/** Signs up and arrives at the welcome page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Olga')
  await page.getByLabel('Last name').fill('Organizer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Olga' })).toBeVisible()
}

/** Fills in the sign-in page once it is open. The previous page may still show its own email and password fields. */
export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Sign in$/ })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

interface FirstEvent {
  organizer: string
  title: string
  ticket: string
  /** The ticket's price as typed. Without one it is free. */
  price?: string
}

/** Fills in the welcome page: a first event next June at 19:00, in the currency of the browser's zone, with 50 of its first ticket. */
export async function setUpFirstEvent(
  page: Page,
  { organizer, title, ticket, price }: FirstEvent,
): Promise<void> {
  const form = page.locator('form')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Starts').fill(`${new Date().getFullYear() + 1}-06-18`)
  await form.getByLabel('Ticket').fill(ticket)
  if (price) await form.getByLabel('Price').fill(price)
  await form.getByLabel('Quantity').fill('50')
  await expect(form.getByRole('button', { name: /^Time zone and currency/ })).toContainText('EUR')
  await openRow(form, 'Organizer')
  await form.getByLabel('Name').fill(organizer)
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
}

/** Opens the link in the email that asks to confirm the address, and confirms. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await mailTo(email, /confirm/i), '/confirm-email-address/'))
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible()
}

/** Goes from the account's payment page through Stripe's onboarding and back. */
export async function connectStripe(page: Page): Promise<void> {
  await page.goto('/account/payment')
  await page.getByRole('button', { name: 'Connect Stripe' }).click()
  await page.getByRole('button', { name: 'Agree and submit' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/account/payment')
}
