import { runInNewContext } from 'node:vm'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { startFixture } from '../stand-in-fixture.ts'

test.each(['', '/stripe'])(
  'the script under "%s" gives a page what react-stripe-js asks for',
  async (prefix) => {
    const { standIn } = await startFixture()
    const src = `${standIn.url}${prefix}/stripe.js`
    const script = await fetch(src)
    expect(script.headers.get('Content-Type')).toContain('text/javascript')
    const window: { Stripe?: ((key: string) => object) & { version: string } } = {}
    runInNewContext(await script.text(), { window, document: { currentScript: { src } }, URL, setTimeout })
    expect(window.Stripe?.version).toBe(Stripe.MAJOR_API_VERSION)
    const stripe = window.Stripe?.(standIn.publishableKey)
    for (const name of [
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
      'confirmPayment',
    ]) {
      expect(stripe).toHaveProperty(name, expect.any(Function))
    }
    expect(() => window.Stripe?.(standIn.secretKey)).toThrow('publishable key')
  },
)

test('the payment form is a labeled page of its own, without inline script', async () => {
  const { standIn } = await startFixture()
  const page = await fetch(`${standIn.url}/stripe/elements/payment`)
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  const html = await page.text()
  for (const label of ['Card number', 'Expiration date', 'Security code', 'no money moves']) {
    expect(html).toContain(label)
  }
  for (const [, asset] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
    expect((await fetch(new URL(asset ?? '', page.url))).status).toBe(200)
  }
  expect((await fetch(`${standIn.url}/assets/../package.json`)).status).toBe(404)
  expect((await fetch(`${standIn.url}/assets/other.js`)).status).toBe(404)
})
