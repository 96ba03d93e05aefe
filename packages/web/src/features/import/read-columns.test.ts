import { describe, expect, it } from 'vitest'
import { guessMapping, missingColumns } from './guess-mapping.ts'
import { NotCsv, readColumns } from './read-columns.ts'

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'export.csv')

describe('the beginning of a file', () => {
  it('tells which system exported it', async () => {
    const formatOf = async (headings: string) => (await readColumns(file(`${headings}\n`))).format
    expect(await formatOf('Order #,Order Date,First Name,Last Name,Email,Ticket Type')).toBe('eventbrite')
    expect(await formatOf('ID;First Name;Email;Product Name;Public ID')).toBe('hi_events')
    expect(await formatOf('Order code,Email,Position ID,Product')).toBe('pretix')
    expect(await formatOf('Name,Email,Card')).toBe('csv')
    expect(await formatOf('{"external_id":"1"}')).toBe('rows')
  })

  it('has the columns with an example each, also with quotes, semicolons and a mark at its start', async () => {
    const text = '\u{feff}"Name";Mail;Seat\n"Ada; Countess";;"1"\nBea;bea@example.com;2\n'
    expect(await readColumns(file(text))).toMatchObject({
      headings: ['Name', 'Mail', 'Seat'],
      examples: { Name: 'Ada; Countess', Mail: 'bea@example.com', Seat: '1' },
    })
  })

  it('is refused where it is a workbook, an image or one column without a separator', async () => {
    const zip = new Uint8Array([0x50, 0x4b, 3, 4])
    const bytes = new Uint8Array([0xff, 0xd8, 0, 1])
    for (const wrong of [file(zip), file(bytes), file('Just a text\n'), file('')])
      await expect(readColumns(wrong)).rejects.toBeInstanceOf(NotCsv)
  })
})

describe('the mapping that is proposed', () => {
  it('follows the names of the columns, each once, in several languages', () => {
    expect(
      guessMapping(['Ticket ID', 'Ticket type', 'First name', 'Last name', 'E-mail', 'QR code'], []),
    ).toEqual({
      ...{
        external_id: 'Ticket ID',
        ticket: 'Ticket type',
        first_name: 'First name',
        last_name: 'Last name',
      },
      ...{ email: 'E-mail', barcode: 'QR code' },
    })
    expect(
      guessMapping(['Bestellnummer', 'Ticketart', 'Vorname', 'Nachname', 'E-Mail', 'Betrag'], []),
    ).toEqual({
      ...{ order_external_id: 'Bestellnummer', ticket: 'Ticketart', first_name: 'Vorname' },
      ...{ last_name: 'Nachname', email: 'E-Mail', amount_paid: 'Betrag' },
    })
  })

  it('finds the answers to questions by their titles before anything else', () => {
    const questions = [{ id: 'qu_2222222222222222', title: 'Notes ' }]
    expect(guessMapping(['notes', 'Status'], questions)).toEqual({
      'answers.qu_2222222222222222': 'notes',
      status: 'Status',
    })
  })

  it('says what a file must have: a ticket, an address and a number', () => {
    expect(missingColumns({})).toEqual(['ticket', 'email', 'external_id'])
    expect(missingColumns({ ticket: 'Kind', buyer_email: 'Mail', order_external_id: 'Order' })).toEqual([])
  })
})
