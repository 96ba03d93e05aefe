import { expect, type Page } from '@playwright/test'
import { holdBack } from '../browser/hold-back.ts'

/** Chooses tickets on the event page: titles with how many of each in the end. A press counts as soon as the page is there. */
export async function pickTickets(page: Page, wish: Record<string, number>): Promise<void> {
  for (const [title, quantity] of Object.entries(wish)) {
    const field = page.getByRole('spinbutton', { name: `Quantity: ${title}` })
    const picked = async () => Number(await field.inputValue())
    for (let count = await picked(); count < quantity; count++) {
      await page.getByRole('button', { name: `More: ${title}` }).click()
      await expect(field).toHaveValue(`${count + 1}`)
    }
    expect(await picked()).toBe(quantity)
  }
}

/** Holds back React until the returned function is called. */
export function holdReact(page: Page): Promise<() => void> {
  return holdBack(page, /\/assets\/react-[^/]+\.js$/)
}

/**
 * Waits until React has the event page's form. A press of a submit button before that posts the form and opens another page. A network that is
 * quiet does not show it: the page loads React when the browser is idle, some seconds later on a busy machine.
 */
export async function untilReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form:has(#tickets)')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps$'))
  })
}

/**
 * Opens the event page until it says that, once it has asked what is left: what it is drawn with may be half a minute old, and what it is answered
 * some seconds (docs/decisions/0091).
 */
export async function openUntil(
  page: Page,
  event: { id: string; page: string },
  says: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    const asked = page.waitForResponse((answer) => answer.url().endsWith(`/public/live-events/${event.id}`))
    const [answer] = await Promise.all([asked, page.goto(event.page)])
    await answer.finished()
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
    await says()
  }).toPass()
}

/** Opens the event page once tickets that were given back are on sale there. */
export function openOnSale(page: Page, event: { id: string; page: string }, title: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name: `Quantity: ${title}` })
  return openUntil(page, event, () => expect(field).toBeVisible({ timeout: 5000 }))
}
