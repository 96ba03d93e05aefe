import { getBooks } from '@foyer/contracts/ledger/ledger-endpoints'
import { getMe } from '@foyer/contracts/user/user-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, lose } from '../../testing/answers.ts'
import { openScreen } from '../../testing/open-screen.ts'

test('months are chosen, and an empty one says what will stand there', async () => {
  const asked = answer(getBooks)
  const user = openScreen('/account/books?month=2026-02')
  await screen.findByText('No money moved in this month')
  const month = screen.getByRole('combobox', { name: 'Month' })
  expect(month).toHaveProperty('value', '2026-02')
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(month).toHaveProperty('value', '2026-03')
  expect(window.location.search).toBe('?month=2026-03')
  await expect.poll(() => asked.map(({ query }) => query.month)).toEqual(['2026-02', '2026-03'])
  const [latest] = month.querySelectorAll('option')
  await user.selectOptions(month, latest ?? [])
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/account/books')
  expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true')
  openScreen('/account/books?month=soon')
  await screen.findByText('No money moved in this month')
})

test('who may not read the ledger sees no link to it', async () => {
  answer(getMe, { is_email_confirmed: true, role: 'ORGANIZER' })
  openScreen('/account/books')
  await screen.findByText('You do not have permission to access this page.')
  expect(screen.queryByRole('link', { name: 'Books' })).toBe(null)
})

test('books that could not be read can be tried again', async () => {
  const user = openScreen('/account/settings')
  lose(getBooks)
  await user.click(await screen.findByRole('link', { name: 'Books' }))
  await screen.findByText('Unable to load data')
  answer(getBooks)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No money moved in this month')
})
