import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }
/** The same desk at a zoom of 200 %. */
const zoomed = { width: 640, height: 450 }
const softly = expect.configure({ soft: true })

/**
 * Checks what every screen must fulfill. On a small phone, and at a zoom of 200 %, nothing overflows sideways. Axe finds nothing serious, on a phone in
 * light colors and on a desk in dark ones.
 */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoSidewaysScroll(page, name)
  await expectAccessible(page, `${name}, phone, light`)
  await page.setViewportSize(zoomed)
  await expectNoSidewaysScroll(page, `${name}, zoomed`)
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, `${name}, desk, dark`)
}

async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const message = `${name}: pixels past the right edge`
  await softly.poll(overflow, { message, timeout: 5000 }).toBeLessThanOrEqual(0)
}

/** Expects that axe finds nothing serious. Stripe's frame is left out. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const builder = new AxeBuilder({ page }).exclude('iframe')
  // Asks only for violations. Reporting passes as well, in a separate page, took twice as long.
  builder.setLegacyMode().options({ resultTypes: ['violations'], iframes: false })
  const { violations } = await builder.analyze()
  expectNothingSerious(violations, name)
}

/** The same of what an own frame of a page shows, such as a preview. */
export async function expectAccessibleFrame(frame: Frame, name: string): Promise<void> {
  await frame.evaluate(axe.source)
  const { violations } = await frame.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  expectNothingSerious(violations, name)
}

function expectNothingSerious(violations: readonly Result[], name: string): void {
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const findings = serious.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`),
  }))
  softly(findings, name).toEqual([])
}
