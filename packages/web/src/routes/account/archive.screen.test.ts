import { createArchive, getArchive } from '@foyer/contracts/archive/archive-endpoints'
import { getMe } from '@foyer/contracts/user/user-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openScreen } from '../../testing/open-screen.ts'

test('an archive that failed says that nothing has changed, and can be made again', async () => {
  answer(getArchive, { status: 'FAILED', events_done: 3, events_total: 12, tickets: 40 })
  const user = openScreen('/account/archive')
  within(await screen.findByRole('alert')).getByText(/^Nothing of your account has changed\./)
  const made = answer(createArchive, { status: 'WAITING' })
  answer(getArchive, {
    status: 'DONE',
    events_total: 12,
    tickets: 40,
    expires_at: '2099-01-01T10:00:00.000Z',
  })
  await user.click(screen.getByRole('button', { name: 'Make an archive' }))
  await screen.findByText('The archive is ready')
  screen.getByText(/^12 events · 40 tickets/)
  screen.getByRole('button', { name: 'Download' })
  expect(made).toHaveLength(1)
})

test('organizers may not make an archive, and see no link to it', async () => {
  answer(getMe, { is_email_confirmed: true, role: 'ORGANIZER' })
  openScreen('/account/archive')
  await screen.findByText('You do not have permission to access this page.')
  expect(screen.queryByRole('link', { name: 'Archive' })).toBe(null)
})
