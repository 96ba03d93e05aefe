import {
  createEventsImport,
  getEventsImport,
  listEventsImports,
  stopEventsImport,
} from '@foyer/contracts/import/events-import-endpoints'
import { listOrganizers } from '@foyer/contracts/organizer/organizer-endpoints'
import { listTaxesAndFees } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { screen, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { answer, lose, server } from '../../testing/answers.ts'
import { openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

const event = (external_id: string, given: object = {}) => ({
  ...{ external_id, title: `Show ${external_id}`, start_date: '2031-05-01T18:00:00Z' },
  tickets: [{ title: 'Seat', type: 'PAID', prices: [{ price: 2000 }], ...given }],
})
const eventsFile = (...events: object[]) =>
  new File(
    events.map((each) => `${JSON.stringify(each)}\n`),
    'events.jsonl',
  )
const input = () => screen.findByLabelText('Choose file')
/** Also files that are not offered, which can be dropped. */
const openImport = () => openScreen('/account/import').setup({ applyAccept: false })

test('a tax that the file calls otherwise is chosen among those of the account, and sent with the file', async () => {
  answer(listTaxesAndFees, [{ name: 'VAT', rate: 19_000 }])
  const user = openImport()
  const [vat, other] = [
    event('A', { taxes_and_fees: ['vat'] }),
    event('B', { taxes_and_fees: ['MwSt. 19 %'] }),
  ]
  await user.upload(await input(), eventsFile(vat, other))
  const taxes = within(await screen.findByRole('group', { name: 'Taxes and fees of the file' }))
  expect(taxes.queryByLabelText(/^“vat” is/)).toBe(null)
  await user.selectOptions(taxes.getByLabelText(/^“MwSt\. 19 %” is/), sampleId('tax_or_fee'))
  const chosen = { 'MwSt. 19 %': sampleId('tax_or_fee') }
  const started = answer(createEventsImport)
  answer(getEventsImport, { dry_run: true, status: 'DONE', counts: { created: 2 }, tax_and_fee_ids: chosen })
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByText('2 events would be imported')
  await user.click(screen.getByRole('button', { name: 'Import 2 events' }))
  await expect.poll(() => started.length).toBe(2)
  expect(started.map(({ body }) => body)).toMatchObject([
    { format: 'events', dry_run: true, tax_and_fee_ids: chosen },
    { format: 'events', dry_run: false, tax_and_fee_ids: chosen, file_of: sampleId('import') },
  ])
})

test('a file that cannot be imported says why, and what was chosen stays', async () => {
  answer(listOrganizers, [{ name: 'First Stage' }, { name: 'Second Stage' }])
  const user = openImport()
  const organizer = () => screen.findByLabelText(/^Organizer of the events/)
  await user.upload(await input(), eventsFile(event('A')))
  await user.selectOptions(await organizer(), 'Second Stage')

  await user.upload(await input(), new File(['PK\u0003\u0004[Content_Types].xml'], 'guests.xlsx'))
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('This ZIP file is not an archive of Foyer')
  await user.upload(
    await input(),
    new File(['Order #,Email,Ticket type\n1,ada@example.com,Seat\n'], 'guests.csv'),
  )
  await screen.findByText(/^Attendees are imported into their event\./)

  await user.upload(await input(), new File(['PK\u0003\u0004 events.jsonl, and nothing else'], 'old.zip'))
  answer(createEventsImport)
  answer(getEventsImport, { status: 'FAILED', dry_run: true, problem: 'This is no archive.' })
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  within(await screen.findByRole('alert')).getByText('The file could not be imported')
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await user.upload(await input(), eventsFile(event('A')))
  expect(await organizer()).toHaveProperty('value', sampleId('organizer', 1))
  const started = answer(createEventsImport)
  answer(getEventsImport, { dry_run: true, status: 'DONE', counts: { created: 1 } })
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByText('1 event would be imported')
  expect(started.map(({ body }) => body.organizer_id)).toEqual([sampleId('organizer', 1)])
})

test('sending a file is stopped and begun again, and a failed start keeps the file', async () => {
  const upload = { url: 'http://localhost:4300/s3/imports', fields: {} }
  answer(createEventsImport, { upload })
  server.use(http.post(upload.url, () => new Promise<Response>(() => {})))
  const user = openImport()
  await user.upload(await input(), eventsFile(event('A')))
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  await screen.findByRole('progressbar', { name: 'Uploading' })
  const stopped = answer(stopEventsImport)
  answer(listEventsImports, [{ format: 'events', status: 'FAILED', problem: 'The file did not come.' }])
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  await expect.poll(() => screen.queryByRole('progressbar', { name: 'Uploading' })).toBe(null)
  expect(screen.queryByRole('alert')).toBe(null)
  const [item] = (await screen.findAllByRole('listitem')).filter(({ textContent }) =>
    textContent?.includes('File of events'),
  )
  expect(item?.textContent).toContain('Failed')
  expect(stopped.map(({ params }) => params.import_id)).toEqual([sampleId('import')])

  lose(createEventsImport)
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByRole('alert')
  const sent: string[] = []
  server.use(
    http.post(upload.url, async ({ request }) => {
      sent.push(await request.text())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  answer(createEventsImport, { upload })
  answer(getEventsImport, { dry_run: true, status: 'DONE', counts: { created: 1 } })
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByText('1 event would be imported')
  expect(sent.join()).toContain('Show A')
})
