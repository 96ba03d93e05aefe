import { expect, type Page } from '@playwright/test'

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
export async function holdReact(page: Page): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
