import { describe, expect, test } from 'vitest'
import { sampleOrderEmail } from '../../preview/sample-emails.ts'

/** Gmail cuts off an email that has more bytes of HTML. */
const gmailsLimit = 102_400

describe('the email of an order works', () => {
  test.each([
    ['usual names', null],
    ['names and titles as long as they can be', '音'.repeat(200)],
  ])('with as many tickets as an order can have and %s, without being cut off', async (_, userText) => {
    const { html } = await sampleOrderEmail({ locale: 'de', currency: 'EUR', userText }, 100)
    expect(Buffer.byteLength(html)).toBeLessThan(gmailsLimit)
    expect(html.match(/src="cid:/g)).toHaveLength(10)
  })

  test('on a phone: it is laid out as wide as the screen', async () => {
    const { html } = await sampleOrderEmail({ locale: 'en', currency: 'EUR', userText: null }, 1)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
  })

  test('without its remote picture: the cover is a background over the event’s accent', async () => {
    const { html } = await sampleOrderEmail({ locale: 'en', currency: 'EUR', userText: null }, 1)
    expect(html).not.toMatch(/<img[^>]+src="http/)
    expect(html).toMatch(/background-color:#0b7a75;background-image:url\([^)]*cover\.webp/)
  })

  test('shows the ticket before anything else: holder, tier, code, reference', async () => {
    const { html } = await sampleOrderEmail({ locale: 'en', currency: 'EUR', userText: null }, 1)
    const places = ['>Holder 1<', '>Standing<', 'src="cid:', '>A-000001<', 'When', '<details'].map((part) =>
      html.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
})
