import { describe, expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'
import { renderPasswordChangedNotice } from './password-changed-notice.tsx'

describe('the emails to users work', () => {
  test.each([
    ['en', 'password-reset', '15 minutes'],
    ['en', 'email-confirmation', '48 hours'],
    ['en', 'user-invitation', '7 days'],
    ['de', 'email-change-confirmation', '48 Stunden'],
  ])('%s: %s says how long its link is valid, %s', async (locale, name, duration) => {
    const email = await sampleEmails({ locale, currency: 'EUR', userText: null })[name]?.()
    expect(email?.text).toContain(duration)
    expect(email?.text).toContain('https://tickets.example.com/auth/link/3fJ0')
  })

  test('the invitation names the inviter, the account and the role', async () => {
    const email = await sampleEmails({ locale: 'en', currency: 'EUR', userText: null })['user-invitation']?.()
    expect(email?.subject).toBe('Jonas Weber invites you to Nachtklang')
    expect(email?.text).toContain('Foyer, as an\norganizer')
  })

  test.each(['email-confirmation', 'email-change-confirmation'])(
    '%s says that the link does nothing for a person who did not ask for it',
    async (name) => {
      const email = await sampleEmails({ locale: 'en', currency: 'EUR', userText: null })[name]?.()
      const said = 'The link confirms nothing without the password of the person who asked for it.'
      expect(email?.text.replaceAll('\n', ' ')).toContain(said)
    },
  )

  test('the notice of a changed password says where to see what the first proof of the address has ended', async () => {
    const notice = { locale: 'en', firstName: '', email: 'a@example.com', url: 'https://example.com/' }
    const said = 'Sign in to see the list.'
    const [first, later] = await Promise.all(
      [true, false].map((hasEnded) => renderPasswordChangedNotice({ ...notice, hasEnded })),
    )
    expect(first?.text.replaceAll('\n', ' ')).toContain(said)
    expect(later?.text).not.toContain(said)
  })

  test('the notices say what happened, and what to do if it was someone else', async () => {
    const samples = sampleEmails({ locale: 'en', currency: 'EUR', userText: null })
    const change = await samples['email-change-notice']?.()
    expect(change?.text.replaceAll('\n', ' ')).toContain('amira@example.org instead of amira@example.com')
    expect(change?.text).toContain('https://tickets.example.com/manage/profile')
    const changed = await samples['password-changed-notice']?.()
    expect(changed?.text).toContain('https://tickets.example.com/auth/forgot-password')
    const known = await samples['address-known']?.()
    expect(known?.text).toContain('https://tickets.example.com/auth/login')
    expect(known?.text).toContain('https://tickets.example.com/auth/forgot-password')
    expect(known?.html).not.toContain('works once')
  })
})
