import { describe, expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'

const sample = (locale: string, currency: string) =>
  sampleEmails({ locale, currency, userText: null })['order-confirmation']?.()

describe('the order confirmation', () => {
  test('works: names the event, when with its zone, where, and the order', async () => {
    const email = await sample('en', 'EUR')
    expect(email?.subject).toBe('Your order for Open-air jazz at the old harbour (O-7KX2M9P)')
    expect(email?.text.replaceAll(/[\s\u2009\u202f]+/g, ' ')).toContain(
      'Sat, Jun 12, 2027, 7:00 – 11:30 PM, Berlin time',
    )
    expect(email?.text).toContain('Alter Hafen, Am Kai 4, 20457 Hamburg, Germany')
    expect(email?.text).toContain('https://tickets.example.com/checkout/1/o_5rT8bQ2vWcY7mKx1Zp9LdA/summary')
  })

  test('works: leads to all orders and tickets of its reader, in their language', async () => {
    const address = 'https://tickets.example.com/tickets?event=1'
    expect((await sample('en', 'EUR'))?.text).toContain(address)
    expect((await sample('de', 'EUR'))?.html).toContain('Alle Ihre Bestellungen und Tickets finden')
  })

  test('works: links every ticket by its holder, in any script', async () => {
    const email = await sample('en', 'EUR')
    for (const name of ['Amira Haddad', 'أميرة حداد', '林小美'])
      expect(email?.html).toContain(`<bdi>${name}</bdi>`)
    expect(email?.text).toContain('https://tickets.example.com/ticket/1/a_A-2PV6XND')
  })

  test.each([
    ['en', 'EUR', ['€80.00', '-€8.00', '€5.00', '€14.63', '€91.63']],
    ['de', 'EUR', ['80,00 €', '-8,00 €', '5,00 €', '14,63 €', '91,63 €']],
    ['en', 'JPY', ['¥8,000', '-¥800', '¥500', '¥1,463', '¥9,163']],
    ['en', 'KWD', ['KWD 8.000', '-KWD 0.800', 'KWD 0.500', 'KWD 1.463', 'KWD 9.163']],
  ])('works: adds up in %s and %s', async (locale, currency, amounts) => {
    const text = (await sample(locale, currency))?.text.replaceAll('\u00a0', ' ')
    for (const amount of amounts) expect(text).toContain(amount)
    expect(text).toContain('HARBOUR10')
  })

  test('works: names the terms that the buyer accepted, in both languages', async () => {
    const address = 'https://harbour.example/terms'
    expect((await sample('en', 'EUR'))?.text).toMatch(
      new RegExp(`You accepted the terms of .+:\\s+${address}`),
    )
    expect((await sample('de', 'EUR'))?.text).toMatch(
      new RegExp(`Sie haben die AGB von .+ angenommen:\\s+${address}`),
    )
    expect((await sample('en', 'EUR'))?.html).toContain(`href="${address}"`)
  })

  // Specification: 3.event-email
  test('works: the organizer’s sanitized rich text stands as it is', async () => {
    expect((await sample('en', 'EUR'))?.html).toContain('<strong>windy</strong>')
  })
})
