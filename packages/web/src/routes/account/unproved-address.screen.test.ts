import { getPaymentConnection } from '@foyer/contracts/account/account-endpoints'
import { dismissEndedByProof, getMe, resendEmailConfirmation } from '@foyer/contracts/user/user-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openScreen } from '../../testing/open-screen.ts'

test.each([
  ['payment', 'Not connected', 'Connect Stripe'],
  ['api-keys', 'No API keys yet', 'Create API key'],
  ['webhooks', 'No webhooks yet', 'Create webhook'],
  ['users', 'No users yet', 'Invite user'],
])(
  'until the address is confirmed, %s says so, sends the email again, and does not offer what would be refused',
  async (section, shown, action) => {
    answer(getMe, { is_email_confirmed: false })
    answer(getPaymentConnection, { status: 'NOT_CONNECTED' })
    const sent = answer(resendEmailConfirmation)
    const user = openScreen(`/account/${section}`)
    await screen.findByText(shown)
    await screen.findByText(/you cannot take payments, send messages, invite people, or create API keys/)
    expect(screen.queryByText(action)).toBe(null)
    await user.click(screen.getByRole('button', { name: 'Send the email again' }))
    await expect.poll(() => sent.length).toBe(1)
  },
)

test('what the proof of the address has ended is listed until the person has read it', async () => {
  const me = { is_email_confirmed: true, email: 'ada@example.com' }
  const ended_by_proof = [
    { kind: 'api_key', name: 'Back door' },
    { kind: 'payment_connection', name: 'acct_1' },
    { kind: 'api_key', name: 'Till' },
  ] as const
  answer(getMe, { ...me, ended_by_proof: [...ended_by_proof] })
  const user = openScreen('/account/settings')
  await screen.findByText('We reset what was set up before your address was confirmed')
  const list = screen.getByText('API keys:').closest('dl')
  expect(list?.textContent).toBe('Connected payment account: acct_1API keys: Back door, Till')
  const dismissed = answer(dismissEndedByProof)
  answer(getMe, me)
  await user.click(within(document.body).getByRole('button', { name: 'Got it' }))
  await expect
    .poll(() => screen.queryByText('We reset what was set up before your address was confirmed'))
    .toBe(null)
  expect(dismissed).toHaveLength(1)
})
