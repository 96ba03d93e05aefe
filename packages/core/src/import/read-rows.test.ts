import { expect, it, vi } from 'vitest'
import { instantOf } from './reader/date-text.ts'
import { readOr, UnreadableFile } from './reader/given-row.ts'
import { readRows } from './reader/read-rows.ts'

const scene = { timezone: 'Europe/Lisbon', currency: 'EUR', now: '2027-02-01T12:00:00.000Z' }

/** A CSV file of these lines, with a byte order mark as spreadsheets write it. */
const csv = (...lines: string[]) => `\uFEFF${lines.join('\r\n')}\r\n`

it('reads Eventbrite’s attendee report', () => {
  const file = csv(
    'Order #,Order Date,First Name,Last Name,Email,Quantity,Price Tier,Ticket Type,Attendee #,Group,Order Type,Currency,Total Paid,Fees Paid,Eventbrite Fees,Eventbrite Payment Processing,Attendee Status,Barcode #,"How did you hear, about us?"',
    '1689365701,2027-01-16 15:54:31,Ada,Lovelace,ada@example.com,1,,General Admission,2360209833,,Eventbrite Completed,EUR,25.00,1.50,1.00,0.50,Attending,16893657012360209833001,A friend',
    '1689365702,2027-01-17 09:00:00,Alan,Turing,alan@example.com,1,,VIP,2360209834,,Eventbrite Completed,EUR,"1,250.50",0,0,0,Refunded,16893657022360209834001,',
    '1689365703,2027-01-18 09:00:00,Grace,Hopper,grace@example.com,1,,VIP,2360209835,,Free Order,EUR,0.00,0,0,0,Checked In,16893657032360209835001,',
  )
  const [ada, alan, grace] = readRows(file, scene, { format: 'eventbrite' })
  expect(ada).toEqual({
    row: 2,
    fields: {
      order_external_id: '1689365701',
      external_id: '2360209833',
      ticket: 'General Admission',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      amount_paid: 2500,
      currency: 'EUR',
      sold_at: '2027-01-16T15:54:31.000Z',
      barcode: '16893657012360209833001',
    },
  })
  expect(alan?.fields).toMatchObject({ status: 'refunded', amount_paid: 125_050 })
  expect(grace?.fields).toMatchObject({ amount_paid: 0, checked_in_at: scene.now })
})

it('reads an older report of Eventbrite, with its currency in a heading, and refuses lines for several tickets', () => {
  const file = csv(
    '"Order #","Date","First Name","Last Name","Email","QTY","Ticket Type","Attendee #","Total Paid (USD)"',
    '"77","2027-01-16 15:54:31-08:00","Ada","Lovelace","ada@example.com","2","Early","88","24.00"',
  )
  const [row] = readRows(file, scene, { format: 'eventbrite' })
  expect(row?.fields).toMatchObject({
    currency: 'USD',
    amount_paid: 2400,
    sold_at: '2027-01-16T23:54:31.000Z',
  })
  expect(row?.problem).toContain('several tickets')
})

it('reads Hi.Events’ export of attendees', () => {
  const file = csv(
    'ID,First Name,Last Name,Email,Status,Check Ins,Product ID,Product Name,Event ID,Public ID,Short ID,Created Date,Last Updated Date,Notes',
    '12,Ada,Lovelace,ada@example.com,ACTIVE,"Main door (2027-01-20 18:30:00)",3,Standing - Early bird,7,A-K7QWERT,a_x1,2027-01-10 08:00:00,2027-01-10 08:00:00,Vegan',
    '13,Alan,Turing,alan@example.com,CANCELLED,,3,Standing - Early bird,7,A-K7QWERU,a_x2,2027-01-10 08:00:00,2027-01-10 08:00:00,',
  )
  const [ada, alan] = readRows(file, scene, { format: 'hi_events' })
  expect(ada?.fields).toEqual({
    external_id: 'A-K7QWERT',
    ticket: 'Standing - Early bird',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    notes: 'Vegan',
    sold_at: '2027-01-10T08:00:00.000Z',
    checked_in_at: '2027-01-20T18:30:00.000Z',
    barcode: 'A-K7QWERT',
  })
  expect(alan?.fields.status).toBe('canceled')
})

it('reads pretix’s order positions, also with semicolons', () => {
  const file = csv(
    'Event slug;Order code;Position ID;Status;Email;Phone number;Order date;Order time;Product;Variation;Price;Tax rate;Tax rule;Tax value;Attendee name;Attendee name: Given name;Attendee name: Family name;Attendee email;Company;Voucher;Pseudonymization ID;Ticket secret;Order comment;Company;Invoice address name;Sales channel;Order locale',
    'demo;ABCDE;1;paid;buyer@example.com;;2027-07-01;20:30:00;Ticket;Reduced;23.50;19.00;VAT;3.75;Ada Lovelace;Ada;Lovelace;ada@example.com;;EARLY;QWERTZ;kfndgffgyw4tdgcacx6bb3bgemq69cxj;Stroller;;Anna de Vries;web;de-informal',
    'demo;ABCDE;2;paid;buyer@example.com;;2027-07-01;20:30:00;Ticket;;23.50;19.00;VAT;3.75;;;;;;;QWERTY;kfndgffgyw4tdgcacx6bb3bgemq69cxk;;;Anna de Vries;web;de',
    'demo;FGHIJ;1;pending;other@example.com;;2027-07-01;20:30:00;Ticket;;23.50;;;;Alan;;;;;;;;;;;web;en',
  )
  const [first, second, third] = readRows(file, scene, { format: 'pretix' })
  expect(first?.fields).toEqual({
    order_external_id: 'ABCDE',
    external_id: 'ABCDE-1',
    ticket: 'Ticket',
    price_label: 'Reduced',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    buyer_first_name: 'Anna de',
    buyer_last_name: 'Vries',
    buyer_email: 'buyer@example.com',
    locale: 'de',
    notes: 'Stroller',
    amount_paid: 2350,
    sold_at: '2027-07-01T19:30:00.000Z',
    barcode: 'kfndgffgyw4tdgcacx6bb3bgemq69cxj',
    promo_code: 'EARLY',
  })
  expect(second?.fields).toMatchObject({ first_name: 'Anna de', external_id: 'ABCDE-2' })
  expect(third?.fields).toMatchObject({ status: 'unpaid', first_name: 'Alan' })
})

it('reads any CSV file by a mapping of its columns', () => {
  const file = csv(
    'Nr\tWho\tMail\tKind\tPaid\tWhen',
    '7\tAda\tada@example.com\tStanding\t€ 12,50\t2027-01-16',
  )
  const mapping = {
    external_id: 'Nr',
    first_name: 'who',
    email: 'Mail',
    ticket: 'Kind',
    amount_paid: 'Paid',
    sold_at: 'When',
  }
  expect(readRows(file, scene, { format: 'csv', mapping })).toEqual([
    {
      row: 2,
      fields: {
        external_id: '7',
        first_name: 'Ada',
        email: 'ada@example.com',
        ticket: 'Standing',
        amount_paid: 1250,
        sold_at: '2027-01-16T00:00:00.000Z',
      },
    },
  ])
})

it('says which column a file lacks, and what is no file at all', () => {
  const read = (text: string, format: 'eventbrite' | 'rows') => () => readRows(text, scene, { format })
  expect(read('Name,Mail\nAda,ada@example.com\n', 'eventbrite')).toThrow(
    'The file has no column “Order #”, “Ticket Type”, “Email”.',
  )
  expect(read('"Order #,broken', 'eventbrite')).toThrow(UnreadableFile)
  expect(read('\n\n', 'rows')).toThrow('The file has no rows.')
})

it('reads lines of JSON one by one, so that a broken one breaks no other', () => {
  const rows = readRows('{"ticket":"Standing"}\n\nnonsense\n[1]\n', scene, { format: 'rows' })
  expect(rows).toEqual([
    { row: 1, fields: { ticket: 'Standing' } },
    { row: 3, fields: {}, problem: 'This line is not a JSON object.' },
    { row: 4, fields: {}, problem: 'This line is not a JSON object.' },
  ])
})

it('leaves a date that is none, or that two countries read differently, as it is', () => {
  expect(instantOf('3/4/2027 9:00', 'Europe/Lisbon')).toBe('3/4/2027 9:00')
  expect(instantOf('2027-02-30 09:00', 'Europe/Lisbon')).toBe('2027-02-30 09:00')
  expect(instantOf('2027-07-01T20:30:00+0200', 'Europe/Lisbon')).toBe('2027-07-01T18:30:00.000Z')
})

it.each<['rows' | 'csv', string, string, string]>([
  ['rows', 'empty lines', 'file.too_many_rows', '\n'.repeat(300_000)],
  ['csv', 'empty lines', 'file.too_many_rows', '\n'.repeat(300_000)],
  ['csv', 'cells', 'file.too_many_rows', `${','.repeat(900_000)}\n`.repeat(12)],
  ['csv', 'commas in one line', 'file.not_csv', ','.repeat(20_000_000)],
])(
  'refuses a file of %s that is made of too many %s, before they fill the memory',
  (format, _what, code, text) => {
    const problem = expect.objectContaining({ code })
    expect(() => readRows(text, scene, { format })).toThrow(expect.objectContaining({ problem }))
  },
)

it('makes a refusal of what else a reader throws, so that a file is not tried for a day', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const refusal = new UnreadableFile('file.not_csv', 'The file is not as its format has it.')
  const broken = () => JSON.parse('{') as unknown
  await expect(readOr(refusal, broken)).rejects.toBe(refusal)
  expect(log).toHaveBeenCalledWith('A reader of imported files failed', { error: 'SyntaxError' })
  log.mockRestore()
  const other = new UnreadableFile('file.no_rows', 'The file has no rows.')
  await expect(readOr(refusal, () => Promise.reject(other))).rejects.toBe(other)
})
