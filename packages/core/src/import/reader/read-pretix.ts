import { instantOf } from './date-text.ts'
import { amountOf, type GivenRow, localeOf, namesOf, type ReaderScene, textOf } from './given-row.ts'
import { readCsv } from './read-csv.ts'
import { statusOf } from './status-words.ts'

/** pretix’s export “Order data”, its sheet “Order positions” as CSV, in English. Its times are in the event’s zone. */
export function readPretix(text: string, { timezone, currency }: ReaderScene): GivenRow[] {
  return readCsv(text, ['Order code', 'Position ID', 'Product', 'Email'], (cell, orderOf) => {
    const order = cell('Order code').trim()
    const position = cell('Position ID').trim()
    const holder = namesOf(cell('Attendee name'))
    const buyer = namesOf(cell('Invoice address name'))
    const given = textOf(cell('Attendee name: Given name')) ?? holder.first_name
    const family = textOf(cell('Attendee name: Family name')) ?? holder.last_name
    const isNamed = given !== undefined || family !== undefined
    const amount = amountOf(cell('Price'), currency)
    return {
      fields: {
        order_external_id: textOf(order),
        external_id: order === '' || position === '' ? undefined : `${order}-${position}`,
        ticket: textOf(cell('Product')),
        price_label: textOf(cell('Variation')),
        first_name: isNamed ? given : buyer.first_name,
        last_name: isNamed ? family : buyer.last_name,
        email: textOf(cell('Attendee email')),
        buyer_first_name: buyer.first_name,
        buyer_last_name: buyer.last_name,
        buyer_email: textOf(cell('Email')),
        locale: localeOf(cell('Order locale')),
        notes: textOf(cell('Order comment')),
        status: statusOf(cell('Status'), cell('Price')),
        amount_paid: amount,
        sold_at: instantOf(`${cell('Order date')} ${cell('Order time')}`, timezone, orderOf('Order date')),
        barcode: textOf(cell('Ticket secret')),
        promo_code: textOf(cell('Voucher')),
      },
    }
  })
}
