import type { Page } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const tickets = [
  { title: 'Standing room', price: 2450 },
  { title: 'Donaudampfschifffahrtsgesellschaftskapitänsabschiedskonzert im großen Saal', price: 123_450 },
  { title: 'Last places', price: 900, quantity_available: 3, sale_end_date: inHours(48) },
  { title: 'Guest list' },
  { title: 'Give what you like', type: 'DONATION' as const, price: 500 },
  { title: 'Paused', price: 800, is_paused: true },
]

/** Where the two sides of each row stand: their middles, and the edges that all rows share. */
function rowsOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-price]')].map((row) => {
      const sides = [...(row.firstElementChild?.children ?? [])].map((side) => side.getBoundingClientRect())
      const [words, choice] = [sides[0] ?? new DOMRect(), sides[1] ?? new DOMRect()]
      const parts = [...row.querySelectorAll('[data-step], input[type="number"]')]
        .filter((part) => part.parentElement?.querySelector('[data-step]'))
        .map((part) => part.getBoundingClientRect())
      const middle = ({ top, height }: DOMRect) => top + height / 2
      return {
        apart: Math.abs(middle(words) - middle(choice)),
        uneven: Math.max(0, ...parts.map((part) => Math.abs(middle(part) - middle(choice)))),
        left: words.left,
        right: choice.right,
        meets: words.right > choice.left,
      }
    }),
  )
}

for (const width of [390, 1440])
  test(`at ${width} pixels, each row of the picker has one middle line, and all rows share their edges`, async ({
    visitor,
  }) => {
    const event = await mintEvent({ tickets })
    const page = await visitor({ viewport: { width, height: 900 } })
    await page.goto(event.page)
    await expect(page.getByText('Sales are paused').or(page.getByText('Paused')).first()).toBeVisible()
    const rows = await rowsOf(page)
    expect(rows).toHaveLength(tickets.length)
    for (const [index, { apart, uneven, meets }] of rows.entries()) {
      const name = tickets[index]?.title
      expect(apart, `${name}: pixels between the middles of both sides`).toBeLessThanOrEqual(1)
      expect(uneven, `${name}: pixels between the stepper’s parts`).toBeLessThanOrEqual(1)
      expect(meets, `${name}: its words run into its stepper`).toBe(false)
    }
    expect(new Set(rows.map(({ left }) => Math.round(left))).size, 'left edges').toBe(1)
    expect(new Set(rows.map(({ right }) => Math.round(right))).size, 'right edges').toBe(1)
  })
