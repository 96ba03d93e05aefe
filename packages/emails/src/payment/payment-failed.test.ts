import { describe, expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'

const emails = sampleEmails({ locale: 'en', currency: 'EUR', userText: null })

describe('the failed payment email', () => {
  test('works: while the tickets are held, it says until when, and where to pay', async () => {
    const text = (await emails['payment-failed']?.())?.text.replaceAll('\u202f', ' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('held until 7:45 PM (Berlin time)')
    expect(text).toContain('Pay again https://tickets.example.com/checkout/')
  })

  test('works: once they are no longer held, it leads back to the event', async () => {
    const text = (await emails['payment-failed-lapsed']?.())?.text
    expect(text).toContain('no longer held')
    expect(text).toContain('https://tickets.example.com/e/1/jazz')
  })
})
