import { expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'

test('the ticket email works: shows the attached code, the reference and the zone', async () => {
  const email = await sampleEmails({ locale: 'en', currency: 'EUR', userText: null })['attendee-ticket']?.()
  expect(email?.html).toContain('src="cid:ticket-A-8MZ3KLR"')
  expect(email?.html).toContain('alt="QR code of ticket A-4HT9WQC for Amira Haddad"')
  expect(email?.text).toContain('A-4HT9WQC')
  expect(email?.text).toContain('Berlin time')
  expect(email?.text).toContain('https://tickets.example.com/ticket/1/a_A-4HT9WQC')
})
