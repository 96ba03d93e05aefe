import { expect, type Locator, type Page } from '@playwright/test'

interface Drag {
  from: Locator
  to: Locator
  /** The announcement once the item is over its new place. */
  until: string
}

/** Drags with one finger, as on a phone. The page gets touch events, not mouse events. */
export async function dragByTouch(page: Page, { from, to, until }: Drag): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const [start, end] = [await centreOf(from), await centreOf(to)]
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: start.x, y }] })
  await touch('touchStart', start.y)
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', start.y + ((end.y - start.y) * step) / 10)
  await expect(page.getByText(until)).toBeAttached()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
