import { describe, expect, it } from 'vitest'
import { nameIn, schemas, thingAt } from '../testing/described-api.ts'
import { parts } from './common-parts.ts'
import type { Schema } from './json-schema.ts'

describe('a schema', () => {
  it('that has another one whole extends it, and adds only its own fields', () => {
    const [base, own] = schemas.Attendee?.allOf ?? []
    expect(base).toEqual({ $ref: '#/components/schemas/AttendeeRow' })
    expect(own?.properties).toHaveProperty('answers')
    expect(own?.properties).not.toHaveProperty('email')
    expect(own?.required).not.toContain('email')
    expect(schemas.AttendeeRow?.allOf?.at(-1)?.properties).toHaveProperty('email')
  })

  it('that makes something is the one that changes it, with what may not be left out and what is assumed', () => {
    expect(schemas.TaxOrFeeBody).toEqual({
      allOf: [
        { $ref: '#/components/schemas/UpdateTaxOrFeeBody' },
        {
          type: 'object',
          properties: { amount: { default: 0 }, rate: { default: 0 }, is_default: { default: false } },
        },
      ],
      required: ['name', 'type', 'calculation_type'],
    })
    expect(schemas.UpdateTaxOrFeeBody?.properties).toHaveProperty('name')
    expect(schemas.UpdateTaxOrFeeBody).not.toHaveProperty('required')
  })

  it('that extends others has at least two parts and no fields beside them, or openapi-python-client takes it for its base', () => {
    const extending = Object.entries(schemas).filter(([, { allOf }]) => allOf)
    expect(extending.length).toBeGreaterThan(10)
    expect(extending.filter(([, { allOf = [], properties }]) => properties || allOf.length < 2)).toEqual([])
  })

  it('that others extend has a name for each object in it, or openapi-python-client leaves all of them out', () => {
    const bases = new Set(
      Object.values(schemas).flatMap(({ allOf = [] }) => allOf.map(({ $ref = '' }) => nameIn($ref))),
    )
    const fields = [...bases].flatMap((base) =>
      [schemas[base], ...(schemas[base]?.allOf ?? [])].flatMap((part) =>
        Object.values(part?.properties ?? {}),
      ),
    )
    expect(fields.length).toBeGreaterThan(50)
    const isUnnamed = ({ properties, additionalProperties, items }: Schema) =>
      properties ?? additionalProperties ?? items?.properties
    expect(fields.filter(isUnnamed)).toEqual([])
    expect(schemas.AttendeeRow?.allOf?.at(-1)?.properties?.check_ins?.items).toEqual({
      $ref: '#/components/schemas/AttendeeRowCheckIn',
    })
  })

  it('of a body stands beside what all schemas say about the field', () => {
    const { title } = schemas.UpdateTicketBody?.properties ?? {}
    expect(title).toEqual({ $ref: '#/components/schemas/Title', minLength: 1, maxLength: 200 })
    expect(schemas.Title).not.toHaveProperty('maxLength')
  })

  it.each(Object.entries(parts))(
    '%s is a part of all the things that it names and the document has',
    (name, { of }) => {
      const { properties, allOf } = schemas[name] ?? {}
      expect(Object.keys(properties ?? allOf?.at(-1)?.properties ?? {})).not.toEqual([])
      const isPartOf = (schema: Schema): boolean =>
        [schema, ...(schema.allOf ?? [])].some(
          ({ $ref }) => $ref && (nameIn($ref) === name || isPartOf(schemas[nameIn($ref)] ?? {})),
        )
      const things = of.map(thingAt).filter((thing) => thing !== undefined)
      expect(things.length).toBeGreaterThan(1)
      expect(things.filter((thing) => !isPartOf(thing))).toEqual([])
    },
  )
})
