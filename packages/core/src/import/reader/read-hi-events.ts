import { instantOf } from './date-text.ts'
import { type GivenRow, type ReaderScene, textOf } from './given-row.ts'
import { readCsv } from './read-csv.ts'
import { statusOf } from './status-words.ts'

/**
 * Hi.Events’ export of attendees, saved as CSV. It names neither orders nor amounts, so each attendee is an order of their own and free.
 * The public id is what its QR codes hold. Its times are in UTC.
 */
export function readHiEvents(text: string, _scene: ReaderScene): GivenRow[] {
  return readCsv(text, ['Public ID', 'Product Name', 'Email'], (cell, orderOf) => {
    const [, checkedIn = ''] = /\((\d{4}-[^)]*)\)/.exec(cell('Check Ins')) ?? []
    return {
      fields: {
        external_id: textOf(cell('Public ID')),
        ticket: textOf(cell('Product Name')),
        first_name: textOf(cell('First Name')),
        last_name: textOf(cell('Last Name')),
        email: textOf(cell('Email')),
        notes: textOf(cell('Notes')),
        status: statusOf(cell('Status')),
        sold_at: instantOf(cell('Created Date'), 'UTC', orderOf('Created Date')),
        checked_in_at: instantOf(checkedIn, 'UTC'),
        barcode: textOf(cell('Public ID')),
      },
    }
  })
}
