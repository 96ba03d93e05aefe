import { expect, it } from 'vitest'
import { PlainErrorFormatter } from './log-formatter.ts'

it('a log line has an error and its cause, and nothing that they carry', () => {
  const payment = { billing_details: { email: 'bea@example.com' } }
  const cause = Object.assign(new Error('declined'), { code: 'card_declined', raw: { payment } })
  const error = Object.assign(new Error('not paid', { cause }), { payment, headers: { key: 'secret' } })
  const logged = new PlainErrorFormatter().formatError(error)
  expect(logged).toMatchObject({
    name: 'Error',
    message: 'not paid',
    stack: expect.stringContaining('log-formatter.test.ts'),
    cause: { message: 'declined', code: 'card_declined' },
  })
  expect(JSON.stringify(logged)).not.toMatch(/bea@|secret/)
})
