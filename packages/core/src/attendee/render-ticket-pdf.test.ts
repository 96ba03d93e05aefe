import { inflateSync } from 'node:zlib'
import { contrast } from '@foyer/contracts/color'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderTicketPdf, type TicketPdfInput } from './render-ticket-pdf.ts'

const ticket = {
  attendeeName: 'Amira Haddad',
  ticketName: 'Standing, early bird',
  reference: 'A-4HT9WQC',
  qrContent: 'a_9sV4cX7nQb2LkW8tYp3RmE',
}
const input: TicketPdfInput = {
  locale: 'en',
  eventTitle: 'Open-air jazz',
  isTest: false,
  organizerName: 'Nachtklang e.V.',
  startsAt: '2027-06-12T17:00:00.000Z',
  endsAt: '2027-06-12T21:30:00.000Z',
  timezone: 'Europe/Berlin',
  isOnline: false,
  place: ['Alter Hafen', 'Am Kai 4', '20457 Hamburg'],
  orderReference: 'O-7KX2M9P',
  color: null,
  cover: null,
  tickets: [ticket],
}

describe('the PDF ticket works', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('with %s tickets on %s pages', async (tickets, pages) => {
    const pdf = await renderTicketPdf({ ...input, tickets: Array(tickets).fill(ticket) })
    expect(text(pdf).startsWith('%PDF-')).toBe(true)
    expect(text(pdf).match(/\/Type \/Page\n/g)).toHaveLength(pages)
  })

  test('with the cover once, however many tickets show it', async () => {
    const cover = await sharp({ create: { width: 1440, height: 810, channels: 3, background: '#246' } })
      .jpeg({ progressive: true })
      .toBuffer()
    const pdf = await renderTicketPdf({ ...input, cover, tickets: Array(4).fill(ticket) })
    expect(text(pdf).match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect(Buffer.from(pdf).includes(cover)).toBe(true)
  })

  test.each([
    ['empty', Buffer.alloc(0)],
    ['a page of errors', Buffer.from('<html>Not found</html>')],
    ['cut off after its first bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a PNG that ends early', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('without a cover that is %s', async (_, cover) => {
    const pdf = await renderTicketPdf({ ...input, cover })
    expect(text(pdf)).not.toContain('/Subtype /Image')
    expect(printedCharacters(pdf)).toContain('Q')
  })

  test.each(['#ffffff', '#ffff00', '#000000', '#7f7f7f', '#ffe9c9'])(
    'with words that are readable on the event’s color %s, and a band that is told from paper',
    async (color) => {
      const [band = '', words = ''] = bandColors(await renderTicketPdf({ ...input, color }))
      expect(contrast(band, '#ffffff')).toBeGreaterThanOrEqual(3)
      expect(contrast(words, band)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['Chinese', '林小美夏日音樂節'],
    ['Simplified Chinese', '体验龙艺术节门票'],
    ['Japanese', 'さくらカタカナ渋谷'],
    ['Korean', '서울한국'],
    ['Cyrillic', 'ДостоевскийҐ'],
    ['Greek', 'Ελένη'],
    ['Polish, Turkish and Vietnamese', 'ŁĘąğİşẾữ'],
    ['Hebrew', 'יוסי'],
    ['Thai', 'สวด'],
    ['Hindi', 'नमन'],
  ])('in %s: every character has its glyph', async (_, name) => {
    const printed = printedCharacters(
      await renderTicketPdf({ ...input, tickets: [{ ...ticket, attendeeName: name }] }),
    )
    expect([...name].filter((character) => !printed.has(character))).toEqual([])
  })

  test('in Arabic, joined and from the right', async () => {
    const pdf = await renderTicketPdf({ ...input, tickets: [{ ...ticket, attendeeName: 'أميرة حداد (12)' }] })
    const printed = printedCharacters(pdf)
    expect([...'ميرةحداد12'].filter((character) => !printed.has(character))).toEqual([])
  })

  test('says of a test that it is one', async () => {
    const [plain, marked] = await Promise.all(
      [false, true].map(async (isTest) =>
        printedCharacters(await renderTicketPdf({ ...input, locale: 'zh', isTest })),
      ),
    )
    expect(
      [...'測試票券'].map((character) => [plain?.has(character), marked?.has(character)]),
    ).toContainEqual([false, true])
  })

  test('prints the reference and the zone', async () => {
    const printed = printedCharacters(await renderTicketPdf(input))
    for (const character of 'A-4HT9WQCO-7KX2M9P(Europe/Berlin)') expect(printed).toContain(character)
  })

  test.each([
    ['a name of 200 letters without a space', 'W'.repeat(200)],
    ['an emoji', '🎷'],
    ['nothing', ''],
    ['a script without a font', 'ᚠᚢᚦ'],
  ])('with %s for a name, on one page', async (_, attendeeName) => {
    const pdf = await renderTicketPdf({ ...input, tickets: [{ ...ticket, attendeeName }] })
    expect(text(pdf).match(/\/Type \/Page\n/g)).toHaveLength(1)
  })

  test('stays small, because fonts are cut to what is printed', async () => {
    const pdf = await renderTicketPdf({ ...input, eventTitle: '夏日音樂節：港口的爵士之夜' })
    expect(pdf.length).toBeLessThan(100_000)
  })
})

function text(pdf: Uint8Array): string {
  return Buffer.from(pdf).toString('latin1')
}

// The PDF's fonts map each printed glyph back to its characters (ToUnicode).
function printedCharacters(pdf: Uint8Array): Set<string> {
  const maps = [...text(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) =>
    inflated(body),
  )
  const codes = maps
    .filter((map) => map.includes('beginbfrange'))
    .flatMap((map) => map.match(/(?<=[[ ])<[0-9a-f ]+>/g) ?? [])
  return new Set(
    codes.flatMap((code) => [
      ...Buffer.from(code.replaceAll(/[<> ]/g, ''), 'hex').swap16().toString('utf16le'),
    ]),
  )
}

/** The first two colors that a page fills with: its band and the words on it. */
function bandColors(pdf: Uint8Array): string[] {
  const page = [...text(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body = '']) => inflated(body))
    .find((body) => body.includes(' scn'))
  const fills = [...(page ?? '').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/g)].map(([, ...parts]) =>
    parts
      .map((part) =>
        Math.round(Number(part) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join(''),
  )
  return fills.slice(0, 2).map((fill) => `#${fill}`)
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
