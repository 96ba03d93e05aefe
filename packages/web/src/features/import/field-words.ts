import type { CreateEventsImportBody } from '@foyer/contracts/import/events-import'
import type { ImportFormat } from '@foyer/contracts/import/import'
import type { ImportField } from '@foyer/contracts/import/import-row'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The fields of a row, in the order in which people look for them. */
export const fieldWords: Record<ImportField, MessageDescriptor> = {
  ticket: msg`Ticket`,
  price_label: msg`Price tier`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  email: msg`Email`,
  external_id: msg`Ticket number`,
  order_external_id: msg`Order number`,
  buyer_first_name: msg`Buyer’s first name`,
  buyer_last_name: msg`Buyer’s last name`,
  buyer_email: msg`Buyer’s email`,
  amount_paid: msg`Amount paid`,
  currency: msg`Currency`,
  status: msg`Status`,
  sold_at: msg`Sold on`,
  checked_in_at: msg`Checked in on`,
  barcode: msg`QR code or barcode`,
  promo_code: msg`Promo code`,
  locale: msg`Language`,
  notes: msg`Notes`,
}

export const formatWords: Record<ImportFormat, MessageDescriptor> = {
  eventbrite: msg`Eventbrite: attendee report`,
  hi_events: msg`Hi.Events: export of attendees`,
  pretix: msg`pretix: order positions`,
  csv: msg`Another CSV file`,
  rows: msg`Lines of JSON`,
}

export const eventsFormatWords: Record<CreateEventsImportBody['format'], MessageDescriptor> = {
  archive: msg`Archive of an account`,
  events: msg`File of events`,
}
