import { createExport, getExport, getExportDownload } from '@foyer/contracts/export/export-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer, hold } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

test('an export holds the filtered rows, also as a workbook, and its progress follows to other screens', async () => {
  const exported = answer(createExport)
  answer(getExport, { status: 'DONE', rows_done: 1 })
  answer(getExportDownload, { url: 'https://files.example/orders.xlsx' })
  const visit = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  const user = openScreen(eventScreen('orders?query=ada'))
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await screen.findByText('Only the filtered rows')
  const release = hold(createExport)
  await user.click(screen.getByRole('menuitem', { name: 'Excel file' }))
  await user.click(screen.getAllByRole('link', { name: 'Tickets' })[0] ?? document.body)
  await screen.findByRole('heading', { name: 'Tickets', level: 1 })
  release()
  await screen.findByText('1 row. The file is kept for a day.')
  expect(exported.map(({ body }) => body)).toMatchObject([{ kind: 'orders', format: 'xlsx', query: 'ada' }])
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await expect.poll(() => visit.mock.calls).toEqual([['https://files.example/orders.xlsx']])
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expect.poll(() => screen.queryAllByText('Orders exported').length).toBe(0)
})
