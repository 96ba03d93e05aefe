import { getAccount, updateAccount } from '@foyer/contracts/account/account-endpoints'
import { getMe } from '@foyer/contracts/user/user-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { appWords } from '../../lib/words/app-words.ts'
import { activateLocale } from '../../lib/words/locale.ts'
import { answer, refuse } from '../../testing/answers.ts'
import { expectRefusedField } from '../../testing/expect-refused-field.ts'
import { openScreen } from '../../testing/open-screen.ts'

const refused = { errors: { support_email: ['Enter a valid email address.'] } }

// Specification: 2.route-manage-account 2.route-account 2.route-account-settings
test.each(['/account', '/manage/account', '/account/settings'])(
  '%s opens the account’s settings',
  async (address) => {
    answer(getAccount, { owner: { first_name: 'Olga', last_name: 'Organizer' } })
    openScreen(address)
    await screen.findByRole('heading', { name: 'Account settings' })
    await screen.findByText('Olga Organizer')
  },
)

// Specification: 2.route-account-settings
test('account settings are saved, and refusals show at their field with what was typed', async () => {
  const saved = answer(updateAccount, ({ body }) => body)
  const user = openScreen('/account/settings')
  const name = await screen.findByLabelText<HTMLInputElement>('Account name')
  const email = screen.getByLabelText(/^Support email/)
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.clear(name)
  await user.type(name, 'Harbour group')
  await user.type(email, 'nobody')
  await save()
  await expectRefusedField(/^Support email/, 'Enter a valid email address.', 'nobody')
  expect(name.value).toBe('Harbour group')
  expect(saved).toEqual([])

  await user.clear(email)
  await user.type(email, 'help@example.com')
  refuse(updateAccount, 'request.invalid', refused)
  await save()
  await expectRefusedField(/^Support email/, 'Enter a valid email address.', 'help@example.com')
  expect(name.value).toBe('Harbour group')

  const savedThen = answer(updateAccount, ({ body }) => body)
  await save()
  await screen.findByText('Account saved')
  expect(savedThen.map(({ body }) => body)).toMatchObject([
    { name: 'Harbour group', support_email: 'help@example.com' },
  ])
})

test('leaving account settings that are not saved asks first, and to stay keeps what was typed', async () => {
  const user = openScreen('/account/settings')
  const name = await screen.findByLabelText<HTMLInputElement>('Account name')
  await user.clear(name)
  await user.type(name, 'Unsaved')
  await user.click(screen.getByRole('link', { name: 'Payment and billing' }))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('Unsaved')
})

test('the server’s refusal is in the person’s language', async () => {
  await appWords.de()
  answer(getMe, { is_email_confirmed: true, locale: 'de' })
  refuse(updateAccount, 'request.invalid', refused)
  const user = openScreen('/account/settings')
  await user.type(await screen.findByLabelText(/^Adresse für Fragen/), 'hilfe@example.com')
  await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
  await expectRefusedField(
    /^Adresse für Fragen/,
    'Geben Sie eine gültige E-Mail-Adresse ein.',
    'hilfe@example.com',
  )
  await activateLocale('en')
})

// Specification: 2.screen-billing
test('the account’s billing says what the platform keeps of each payment', async () => {
  openScreen('/account/payment')
  await screen.findByRole('heading', { name: 'Billing' })
  screen.getByText(/^This platform takes no share of your payments\./)
})
