import { describe, expect, it } from 'vitest'
import {
  account,
  document,
  fieldsOf,
  nameIn,
  operationsOf,
  schemas,
  thingAt,
} from '../testing/described-api.ts'
import type { Schema } from './json-schema.ts'

/** Kinds of values, which say nothing about the field that has them. */
const plainKinds = ['Amount', 'Locale', 'Currency', 'LinkId', 'WebAddress', 'SecureWebAddress']

function isDescribed(field: Schema): boolean {
  if (field.description || 'const' in field) return true
  const name = nameIn((field.anyOf?.[0] ?? field.items ?? field).$ref ?? '')
  return name !== '' && !plainKinds.includes(name)
}

describe('every field', () => {
  const all = { ...account.components.schemas, ...schemas }
  const refusals = schemas.Refusal?.anyOf?.map(({ $ref = '' }) => nameIn($ref)) ?? []
  const own = Object.fromEntries(
    Object.entries(all).filter(([name]) => !/(Answer|List)$/.test(name) && !refusals.includes(name)),
  )

  it('has a sentence, or is one of the things that have one', () => {
    const fields = fieldsOf(own)
    expect(fields.length).toBeGreaterThan(500)
    expect(fields.filter(({ field }) => !isDescribed(field)).map(({ path }) => path)).toEqual([])
  })

  it('has the sentence of its own thing and not of another that has a field of that name', () => {
    const textOf = (place: string) => thingAt(place)?.description
    expect(textOf('OrderEmail.to')).toContain('address')
    expect(textOf('EventMessageRow.total')).toContain('addresses')
    expect(textOf('ListMeta.total')).toBe('How many there are on all pages.')
    expect(schemas.OrderListMeta?.allOf?.[0]).toEqual({ $ref: '#/components/schemas/ListMeta' })
    expect(textOf('EventCopy.tickets')).toBe('Whether the tickets are copied.')
    expect(textOf('RefundOrderBody.notify_buyer')).toBe('Tells the buyer by email.')
    expect(textOf('AcceptedTerms.url')).toBe('The address of the terms.')
    expect(textOf('Ticket.id')).toBeUndefined()
    expect(textOf('TicketPriceBody.id')).toBe('Given for a price that already exists.')
  })

  it('of a parameter has one too; what the operators of filters mean is in the introduction', () => {
    const given = [document, account]
      .flatMap(operationsOf)
      .flatMap(({ parameters }) => parameters.filter((each) => !each?.name.startsWith('filter_fields[')))
    expect(given.length).toBeGreaterThan(100)
    const silent = given.filter((each) => each && !each.description && !isDescribed(each.schema))
    expect([...new Set(silent.map((each) => each?.name))]).toEqual([])
  })

  it('with an amount says that it is in minor units, and with a percentage what that counts', () => {
    const texts = (pattern: RegExp) =>
      fieldsOf(own)
        .filter(({ path }) => pattern.test(path))
        .map(({ path, field }) => [path, field.description ?? all[nameIn(field.$ref ?? '')]?.description])
    const amounts = texts(/\.(total|subtotal|\w+_total|unit_\w+|price|fee|tax|gross|net|amount|refund_left)$/)
    expect(amounts.length).toBeGreaterThan(30)
    expect(
      amounts.filter(([, text]) => !/minor unit|Entries|rows|addresses|How many/i.test(text ?? '')),
    ).toEqual([])
    for (const [path, text] of texts(/\.rate$/))
      expect([path, text]).toEqual([path, expect.stringContaining('thousandths')])
  })
})
