import { createImport, getImport } from '@foyer/contracts/import/import-endpoints'
import { getMe } from '@foyer/contracts/user/user-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, lose } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

const csv = (...lines: string[]) => new File([`${lines.join('\n')}\n`], 'guests.csv', { type: 'text/csv' })
const input = () => screen.findByLabelText('Choose file')

test('a file that cannot be read says what to do, and one of Eventbrite needs no mapping', async () => {
  const user = openScreen(eventScreen('imports'))
  await user.upload(await input(), new File(['PK\u0003\u0004'], 'guests.xlsx'))
  await screen.findByText('This is not a CSV or Excel file')
  screen.getByText('Open it in your spreadsheet program, save it as CSV, and choose that file.')
  const headings = 'Order #,Order Date,First Name,Last Name,Email,Ticket Type,Attendee #,Total Paid,Currency'
  const row = '900,2026-03-01 10:00:00,Ada,Lovelace,ada@example.com,Standing,1,25.50,EUR'
  await user.upload(await input(), csv(headings, row))
  expect(await screen.findByLabelText('Where the file comes from')).toHaveProperty('value', 'eventbrite')
  expect(screen.queryByText('This is not a CSV or Excel file')).toBe(null)
  expect(screen.queryByRole('group', { name: 'Columns of the file' })).toBe(null)

  const started = answer(createImport)
  answer(getImport, {
    dry_run: true,
    status: 'DONE',
    counts: { created: 1 },
    missing_places: { Standing: 1 },
  })
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByText('1 ticket would be imported')
  screen.getByText('There are not enough places')
  const [place] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent === 'Standing: 1 place')
  expect(place).toBeDefined()
  expect(started.map(({ body }) => body)).toMatchObject([{ format: 'eventbrite', dry_run: true }])

  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await user.upload(await input(), csv('Order #,Order Date,Email,Ticket Type,Attendee #'))
  answer(getImport, { status: 'FAILED', problem: 'No rows.', problem_code: 'file.no_rows' })
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  await screen.findByText('The file has no rows.')
})

test('a member who looks after orders may import, and a failed start keeps what was chosen', async () => {
  answer(getMe, { is_email_confirmed: true, role: 'ORGANIZER' })
  const user = openScreen(eventScreen('imports'))
  await user.upload(await input(), csv('Ticket ID,E-mail,Ticket type', 'T-1,ada@example.com,Standing'))
  lose(createImport)
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  await screen.findByRole('alert')
  const started = answer(createImport)
  answer(getImport, { dry_run: true, status: 'DONE', counts: { created: 1 } })
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByText('1 ticket would be imported')
  const mapping = { external_id: 'Ticket ID', email: 'E-mail', ticket: 'Ticket type' }
  expect(started.map(({ body }) => body.mapping)).toEqual([mapping])
})
