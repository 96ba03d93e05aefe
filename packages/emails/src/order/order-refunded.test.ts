import { describe, expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'

const emails = sampleEmails({ locale: 'en', currency: 'EUR', userText: null })

describe('the refund email', () => {
  test('works: a full refund says so and leaves nothing paid', async () => {
    const email = await emails['order-refunded-full']?.()
    expect(email?.subject).toBe('Your order for Open-air jazz at the old harbour was refunded (O-7KX2M9P)')
    expect(email?.text).toMatch(/Remaining\s+€0\.00/)
  })

  test('works: a partial refund shows earlier ones and what remains', async () => {
    const email = await emails['order-refunded-partial']?.()
    expect(email?.subject).toContain('Part of your order')
    expect(email?.text).toMatch(/Refunded earlier\s+-€10\.00/)
    expect(email?.text).toMatch(/This refund\s+-€25\.00/)
    expect(email?.text).toMatch(/Remaining\s+€73\.90/)
  })
})
