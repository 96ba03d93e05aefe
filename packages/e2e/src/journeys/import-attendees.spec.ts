import type { Page } from '@playwright/test'
import writeExcelFile from 'write-excel-file/node'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const csv = (lines: readonly string[]) => ({
  name: 'guests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
})

test('an organizer moves in from a CSV file: maps its columns, tries it, imports it and takes it back', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Standing', quantity_available: 20 }],
  })
  const { api } = event.organizer
  await api.post(`/events/${event.id}/questions`, {
    ...{ title: 'Meal', type: 'RADIO', belongs_to: 'ATTENDEE', options: ['Vegan', 'Meat'] },
  })
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/attendees`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Import attendees' }).click()
  await expect(page.getByRole('heading', { name: 'Import attendees', level: 1 })).toBeVisible()

  await test.step('Its columns are recognized; one that is missing is asked for.', async () => {
    await choose(
      page,
      csv([
        'Ticket ID,Guest,Surname,E-mail,Ticket type,Meal,QR code',
        'T-1,Ada,Lovelace,ada@example.com,Standing,vegan,OLD-100001',
        'T-2,Bea,Ferreira,bea@example.com,Standing,Meat,OLD-100002',
        'T-3,Cem,Wrong,cem@example.com,Balcony,Meat,OLD-100003',
        'T-4,Dan,Typo,dan at example.com,Standing,Meat,OLD-100004',
      ]),
    )
    await expect(page.getByLabel('Where the file comes from')).toHaveValue('csv')
    await expect(page.getByLabel('Ticket number')).toHaveValue('Ticket ID')
    await expect(page.getByRole('combobox', { name: /^Last name/ })).toHaveValue('Surname')
    await expect(page.getByLabel('Meal')).toHaveValue('Meal')
    await expect(page.getByText('Such as OLD-100001')).toBeVisible()
    await page.getByRole('combobox', { name: /^First name/ }).selectOption('Guest')
    await page.getByLabel('Email', { exact: true }).selectOption('')
    await expect(page.getByText('Choose a column with email addresses')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()
    await page.getByLabel('Email', { exact: true }).selectOption('E-mail')
    await expectGoodScreen(page, 'mapping of an import')
    await page.getByRole('button', { name: 'Try it' }).click()
  })

  await test.step('The try says what would happen, and why rows are refused.', async () => {
    await expect(page.getByText('2 tickets would be imported')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('The event has no ticket “Balcony”.')).toBeVisible()
    await expect(page.getByText('Email: Enter a valid email address.')).toBeVisible()
    await expect(page.getByText('Row 5')).toBeVisible()
    await expectGoodScreen(page, 'try of an import')
    expect(await api.get(`/events/${event.id}/attendees`)).toEqual([])
  })

  await test.step('The import makes attendees with their answers, of the same file.', async () => {
    await page.getByRole('button', { name: 'Import 2 tickets' }).click()
    await expect(page.getByText('2 tickets were imported')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Show attendees' }).click()
    await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toContainText('Standing')
    await page.getByRole('link', { name: 'Ada Lovelace' }).click()
    await expect(page.getByRole('dialog')).toContainText('Vegan')
  })

  await test.step('Later it is found again, and undone.', async () => {
    await page.goto(`/manage/event/${event.id}/imports`)
    await page.getByRole('listitem').filter({ hasText: '2 tickets' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('2 tickets were taken back')).toBeVisible({ timeout: 60_000 })
  })
})

test('on a phone an Excel file of Eventbrite needs no mapping, and another of its sheets can be chosen', async ({
  signedIn,
}) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Standing', quantity_available: 1 }],
  })
  const page = await signedIn(event.organizer, { viewport: { width: 390, height: 844 } })
  await page.goto(`/manage/event/${event.id}/imports`)
  await choose(page, await workbook({ Readme: [['Exported by', 'Olga']], Guests: guests }))
  await expect(page.getByLabel('Where the file comes from')).toHaveValue('eventbrite')
  await page.getByLabel('Sheet of the file').selectOption('Readme')
  await expect(page.getByRole('group', { name: 'Columns of the file' })).toBeVisible()
  await page.getByLabel('Sheet of the file').selectOption('Guests')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('1 ticket would be imported')).toBeVisible({ timeout: 60_000 })
})

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}

const guests = [
  ['Order #', 'Order Date', 'First Name', 'Last Name', 'Email', 'Ticket Type', 'Attendee #', 'Total Paid'],
  ['800', '11/29/24 22:28', 'Zoë', 'Lovelace', 'zoe@example.com', 'Standing', '1', '25.50'],
]

/** An Excel file with these sheets. */
async function workbook(sheets: Record<string, string[][]>): Promise<Parameters<typeof choose>[1]> {
  const given = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))
  return {
    name: 'guests.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeExcelFile(given).toBuffer(),
  }
}
