import { instantOf } from './date-text.ts'
import { amountOf, type GivenRow, type ReaderScene, textOf } from './given-row.ts'
import { headingsOf, readCsv } from './read-csv.ts'
import { isCheckedIn, statusOf } from './status-words.ts'

const marks = ['Order #', 'Ticket Type', 'Email']

/** Eventbrite’s attendee report as CSV: a line for each attendee. Its times are in the event’s zone. */
export function readEventbrite(text: string, { timezone, currency, now }: ReaderScene): GivenRow[] {
  // Older reports name the currency in the heading: “Total Paid (USD)”.
  const paid = headingsOf(text, marks).find((heading) => /^\s*total paid/i.test(heading)) ?? 'Total Paid'
  const [, ofHeading = ''] = /\(([A-Z]{3})\)/.exec(paid) ?? []
  return readCsv(text, marks, (cell, orderOf) => {
    const status = cell('Attendee Status')
    const sold = cell('Order Date') === '' ? 'Date' : 'Order Date'
    const own = textOf(cell('Currency')) ?? textOf(ofHeading)
    const checkedIn = cell('Check-In Date') || (isCheckedIn(status) ? now : '')
    const fields = {
      order_external_id: textOf(cell('Order #')),
      external_id: textOf(cell('Attendee #')),
      ticket: textOf(cell('Ticket Type')),
      first_name: textOf(cell('First Name')),
      last_name: textOf(cell('Last Name')),
      email: textOf(cell('Email')),
      buyer_first_name: textOf(cell('Buyer First Name')),
      buyer_last_name: textOf(cell('Buyer Last Name')),
      buyer_email: textOf(cell('Buyer Email')),
      notes: textOf(cell('Notes')),
      status: statusOf(status),
      amount_paid: amountOf(cell(paid), own ?? currency),
      currency: own,
      sold_at: instantOf(cell(sold), timezone, orderOf(sold)),
      checked_in_at: instantOf(checkedIn, timezone, orderOf('Check-In Date')),
      barcode: textOf(cell('Barcode #')),
      promo_code: textOf(cell('Discount Code')),
    }
    const quantity = cell('Quantity').trim() || cell('QTY').trim()
    if (quantity === '' || quantity === '1') return { fields }
    return {
      fields,
      problem: 'This line stands for several tickets. Export the report with a line for each attendee.',
    }
  })
}
