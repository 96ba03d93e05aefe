import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }
const softly = expect.configure({ soft: true })

/**
 * Holds the screen that the page shows against what every screen must be: on a small phone nothing runs out at the
 * side, and axe finds nothing serious, on a phone in light and on a desk in dark colors.
 */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page, name)
  await expectAccessible(page, `${name}, phone, light`)
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, `${name}, desk, dark`)
}

async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const message = `${name}: pixels beyond the right edge`
  await softly.poll(overflow, { message, timeout: 5000 }).toBeLessThanOrEqual(0)
}

/** Stripe's frame is Stripe's matter. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const builder = new AxeBuilder({ page }).exclude('iframe')
  // All that is asked is what is wrong: to describe what is right, too, and that in a page of its own, took twice as long.
  builder.setLegacyMode().options({ resultTypes: ['violations'], iframes: false })
  const { violations } = await builder.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const findings = serious.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`),
  }))
  softly(findings, name).toEqual([])
}
