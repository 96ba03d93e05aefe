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

  it('has them below a title, and in the encodings of spreadsheet programs', async () => {
    const western = Uint8Array.from(
      'sep=;\r\nGästeliste;;\r\n;;\r\nKäufer;E-Mail;Karte\r\nJürgen;j@example.com;Früh\r\n',
      (letter) => letter.charCodeAt(0),
    )
    const columns = { headings: ['Käufer', 'E-Mail', 'Karte'], examples: { Käufer: 'Jürgen', Karte: 'Früh' } }
    expect(await readColumns(file(western))).toMatchObject(columns)
    const wide = '\u{feff}Käufer\tE-Mail\tKarte\nJürgen\tj@example.com\tFrüh\n'
    const utf16 = new Uint8Array(Uint16Array.from(wide, (letter) => letter.charCodeAt(0)).buffer)
    expect(await readColumns(file(utf16))).toMatchObject(columns)
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

  it('knows the columns of Eventbrite in German, French, Spanish and Portuguese, and whole names', () => {
    const guess = (headings: string) => guessMapping(headings.split(','), [])
    expect(
      guess(
        'Bestell-Nr.,Bestelldatum,Vorname,Nachname,E-Mail-Adresse,Menge,Tickettyp,Teilnehmer-Nr.,Währung,Gesamtbetrag,Teilnehmerstatus,Barcode-Nr.',
      ),
    ).toMatchObject({
      ...{ order_external_id: 'Bestell-Nr.', external_id: 'Teilnehmer-Nr.', ticket: 'Tickettyp' },
      ...{ amount_paid: 'Gesamtbetrag', status: 'Teilnehmerstatus', barcode: 'Barcode-Nr.' },
      ...{ sold_at: 'Bestelldatum', currency: 'Währung', email: 'E-Mail-Adresse' },
    })
    expect(
      guess(
        'N° de commande,Date de la commande,Prénom,Nom de famille,Adresse e-mail,Type de billet,N° du participant,Total payé,Statut du participant,Code-barres',
      ),
    ).toMatchObject({
      ...{
        order_external_id: 'N° de commande',
        external_id: 'N° du participant',
        last_name: 'Nom de famille',
      },
      ...{ ticket: 'Type de billet', amount_paid: 'Total payé', status: 'Statut du participant' },
      ...{ sold_at: 'Date de la commande', barcode: 'Code-barres' },
    })
    expect(
      guess(
        'N.º de pedido,Fecha del pedido,Nombre,Apellidos,Correo electrónico,Tipo de entrada,N.º de asistente,Total pagado,Estado del asistente,Código de barras',
      ),
    ).toMatchObject({
      ...{ order_external_id: 'N.º de pedido', external_id: 'N.º de asistente', ticket: 'Tipo de entrada' },
      ...{ amount_paid: 'Total pagado', status: 'Estado del asistente', barcode: 'Código de barras' },
      ...{ sold_at: 'Fecha del pedido', first_name: 'Nombre' },
    })
    expect(
      guess(
        'Nº do pedido,Data do pedido,Nome,Sobrenome,E-mail,Tipo de ingresso,Nº do participante,Total pago,Status do participante',
      ),
    ).toMatchObject({
      ...{ order_external_id: 'Nº do pedido', external_id: 'Nº do participante', ticket: 'Tipo de ingresso' },
      ...{ amount_paid: 'Total pago', status: 'Status do participante', sold_at: 'Data do pedido' },
    })
    expect(guess('Full name,Mail,Ticket')).toMatchObject({ first_name: 'Full name', email: 'Mail' })
    expect(guess('姓名,邮箱,票种,订单号,金额')).toMatchObject({
      ...{
        first_name: '姓名',
        email: '邮箱',
        ticket: '票种',
        order_external_id: '订单号',
        amount_paid: '金额',
      },
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
