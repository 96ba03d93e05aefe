import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sample } from 'openapi-sampler'
import { describe, expect, it } from 'vitest'
import { document, operations } from '../testing/described-api.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const { components } = document

interface Content {
  content?: Record<string, { schema: object }>
}

/** The JSON bodies that a call sends and is answered with, by their names. */
const bodies = operations.flatMap(({ operationId, requestBody, responses }) => {
  const answers = Object.entries(responses).filter(([status]) => status !== 'default')
  const parts: [string, Content | undefined][] = [
    ['request', requestBody],
    ...answers.map(([status, answer]): [string, Content] => [status, answer as Content]),
  ]
  return parts.flatMap(([part, body]) => {
    const schema = body?.content?.['application/json']?.schema
    return schema ? [{ name: `${operationId} ${part}`, schema }] : []
  })
})

describe('what a sampler makes of the document', () => {
  it('is something for each call that sends or answers JSON', () => {
    expect(bodies.length).toBeGreaterThan(130)
  })

  it.each(bodies)('$name is a whole example that the schema accepts', ({ schema }) => {
    const example = sample(schema, {}, document)
    const validate = ajv.compile({ ...(schema as AnySchema as object), components })
    expect(validate(example) ? [] : validate.errors).toEqual([])
    // Of an object with any names, the sampler makes `property1`.
    const made = JSON.stringify(example).match(/"(?!property\d)\w+":\[?"(?:string|user@example\.com)"/g)
    expect(made ?? []).toEqual([])
  })

  it('is an order of two passes that adds up', () => {
    const { data } = sample(components.schemas.OrderAnswer as object, {}, document) as {
      data: {
        total: number
        subtotal: number
        fee_total: number
        lines: { unit_price: number; unit_fee: number; quantity: number; total: number }[]
      }
    }
    const [line] = data.lines
    if (!line) throw new Error('no line')
    expect((line.unit_price + line.unit_fee) * line.quantity).toBe(line.total)
    expect(data.subtotal + data.fee_total).toBe(data.total)
    expect(line.total).toBe(data.total)
  })
})
