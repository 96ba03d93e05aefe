import { type Browser, expect, type Locator, type Page } from '@playwright/test'

export interface TicketInput {
  kind: 'Paid' | 'Free'
  title: string
  /** The price as typed, in the event's currency. */
  price?: string
}

/** Opens a management screen of an event by its name in the navigation. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export async function addTicket(page: Page, { kind, title, price }: TicketInput): Promise<void> {
  await page.getByRole('link', { name: 'Create ticket' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create ticket' })
  await form.getByLabel('Title').fill(title)
  if (kind === 'Paid' && price) await form.getByLabel('Price', { exact: true }).fill(price)
  await form.getByLabel('Quantity').fill('50')
  await form.getByRole('button', { name: 'Create ticket' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('main').getByText(title)).toBeVisible()
}

/** Opens a closed row of a form by its title. */
export async function openRow(form: Locator, title: string): Promise<void> {
  const row = form.getByRole('button', { name: new RegExp(`^${title}`) })
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
}

/** Chooses how a ticket is priced. */
export async function chooseKind(form: Locator, kind: 'One price' | 'Donation' | 'Tiered'): Promise<void> {
  await openRow(form, 'Kind')
  await form.getByRole('radio', { name: kind }).check()
}

/** Uploads a cover that the browser draws, and waits until it is there to be replaced. */
export async function uploadCover(page: Page): Promise<void> {
  await chooseCover(page)
  await expect(page.getByRole('button', { name: 'Replace image: Cover image' })).toBeVisible()
}

/** Chooses a cover that the browser draws, in at least the recommended size. */
export async function chooseCover(page: Page): Promise<void> {
  const buffer = await drawCover(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose image: Cover image' }).click()
  await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
}

/** Goes live and answers the path of the public page. */
export async function goLive(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Go live' }).click()
  await page.getByRole('dialog', { name: 'Go live?' }).getByRole('button', { name: 'Go live' }).click()
  await page
    .getByRole('dialog', { name: /is live$/ })
    .getByRole('button', { name: 'Close' })
    .click()
  const link = page.getByRole('link', { name: 'View event page' })
  await expect(link).toBeVisible()
  return (await link.getAttribute('href')) ?? ''
}

async function drawCover(page: Page): Promise<Buffer> {
  const browser = page.context().browser() as Browser
  const easel = await browser.newPage({ viewport: { width: 1200, height: 600 } })
  await easel.setContent('<body style="background: linear-gradient(120deg, #4c1d95, #f59e0b)"></body>')
  const picture = await easel.screenshot()
  await easel.context().close()
  return picture
}
