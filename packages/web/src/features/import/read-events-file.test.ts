import { maxArchiveFileBytes, maxImportedEvents } from '@foyer/contracts/import/events-import'
import { describe, expect, it } from 'vitest'
import { readEventsFile } from './read-events-file.ts'

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'chosen')
const line = (fields: object) => `${JSON.stringify(fields)}\n`
const event = line({ external_id: 'A', title: 'Show', start_date: '2031-05-01T18:00:00Z' })
const zip = (...names: string[]) => file(`PK\u0003\u0004${names.map((name) => `${name}…PK`).join('')}`)

describe('a chosen file', () => {
  it('is recognized as events with their number, also with a mark at its start and empty lines', async () => {
    expect(await readEventsFile(file(event))).toEqual({ format: 'events', events: 1, taxes: [] })
    const text = `\u{feff}${event}\r\n\n${event}`
    expect(await readEventsFile(file(text))).toEqual({ format: 'events', events: 2, taxes: [] })
  })

  it('says once what it calls its taxes and fees, whatever else is in it', async () => {
    const taxedBy = (...taxes_and_fees: unknown[]) =>
      line({
        external_id: 'A',
        title: 'Show',
        tickets: [{ title: 'Seat', taxes_and_fees }, { title: 'Free' }],
      })
    const text = `${taxedBy('VAT', 'City tax')}${taxedBy('VAT')}${taxedBy(7)}{broken\n${line({ tickets: 'none' })}`
    expect(await readEventsFile(file(text))).toMatchObject({ events: 5, taxes: ['VAT', 'City tax'] })
  })

  it('is recognized as an archive by the names in it, at its beginning or its end', async () => {
    expect(await readEventsFile(zip('account.json', 'organizers.jsonl', 'events.jsonl'))).toEqual({
      format: 'archive',
    })
    const long = file(`PK\u0003\u0004${'x'.repeat(600_000)}events.jsonlPK`)
    expect(await readEventsFile(long)).toEqual({ format: 'archive' })
  })

  it('says why it is none of them', async () => {
    const wrong = {
      other_zip: zip('[Content_Types].xml', 'xl/workbook.xml'),
      empty: file(' \n\n'),
      attendees: file('Order #;Email;Ticket type\n1;ada@example.com;Seat\n'),
      part: file(line({ format: 'foyer-archive', version: 1, taxes_and_fees: [] })),
      unknown: file('Just a text'),
      too_many: file(event.repeat(maxImportedEvents + 1)),
      too_large: file(event + ' '.repeat(21 * 1024 * 1024)),
    }
    for (const [reason, chosen] of Object.entries(wrong))
      await expect(readEventsFile(chosen), reason).rejects.toMatchObject({ reason })
    const others = {
      attendees: line({ order_external_id: 'O-1', ticket: 'Seat', email: 'ada@example.com' }),
      part: line({ external_id: 'og_1', name: 'Riverside Hall', email: 'hall@example.com' }),
      unknown: line({ some: 'thing' }),
    }
    for (const [reason, text] of Object.entries(others))
      await expect(readEventsFile(file(text)), reason).rejects.toMatchObject({ reason })
    for (const text of ['{broken', '\u0000\u0001,'])
      await expect(readEventsFile(file(text))).rejects.toMatchObject({ reason: 'unknown' })
  })

  it('is an archive of five gigabytes at most', async () => {
    const archive = zip('account.json', 'events.jsonl')
    Object.defineProperty(archive, 'size', { value: maxArchiveFileBytes + 1 })
    await expect(readEventsFile(archive)).rejects.toMatchObject({ reason: 'too_large' })
  })
})
