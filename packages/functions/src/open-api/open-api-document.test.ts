import { readdirSync, readFileSync } from 'node:fs'
import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { describe, expect, it } from 'vitest'
import {
  account,
  document,
  operation,
  operations,
  operationsOf,
  pages,
  schemas,
} from '../testing/described-api.ts'
import { demoTexts } from './field-examples.ts'
import { mapSchemas, type Schema, usedOf } from './json-schema.ts'
import { openApiDocument } from './open-api-document.ts'

describe('the document', () => {
  it('describes every endpoint once, in that for programs, that of the back office or that for pages', () => {
    expect(document.openapi).toBe('3.1.0')
    const described = [document, account, pages].flatMap(operationsOf).map(({ operationId }) => operationId)
    expect(described.sort()).toEqual(allEndpoints.map(({ endpoint }) => endpoint.name).sort())
  })

  it('has in the one for programs only what a key may do or what needs none', () => {
    const isForPeople = operations.filter(({ security }) => security.some((way) => !way.api_key))
    expect(isForPeople.map(({ operationId }) => operationId)).toEqual([])
    expect(Object.keys(document.components.securitySchemes)).toEqual(['api_key'])
    expect(Object.keys(pages.components.securitySchemes)).toEqual(['session', 'api_key'])
    expect(operation('login')).toBeUndefined()
    expect(operationsOf(pages).map(({ operationId }) => operationId)).toContain('receiveStripeEvent')
  })

  it('of a back office has only what a key may do: books, imports, webhooks, the audit log', () => {
    expect(Object.keys(account.components.securitySchemes)).toEqual(['api_key'])
    expect(operationsOf(account).every(({ security }) => security.every((way) => way.api_key))).toBe(true)
    expect(account.tags.map(({ name }) => name)).toEqual(['Imports', 'Ledger', 'Webhooks', 'Audit log'])
    expect(operation('getBooks')).toBeUndefined()
  })

  it('stays small, because it says once what many things have in common: at most 320 KB for programs and 75 KB for back offices (docs/decisions/0154)', () => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThanOrEqual(320_000)
    expect(Buffer.byteLength(JSON.stringify(account))).toBeLessThanOrEqual(75_000)
  })

  it('is made again in the same way', () => {
    expect(openApiDocument('https://tickets.example')).toEqual(document)
  })
})

describe('examples', () => {
  it('are texts that the demo account has, besides ids, moments, sums and addresses', () => {
    const demo = new URL('../../../demo/src/', import.meta.url)
    const sources = readdirSync(demo).map((file) => readFileSync(new URL(file, demo), 'utf8'))
    const examples = [...new Set(Object.values(demoTexts))]
    expect(examples.length).toBeGreaterThan(5)
    expect(examples.filter((example) => !sources.some((source) => source.includes(`'${example}'`)))).toEqual(
      [],
    )
  })
})

describe('what may grow', () => {
  it('has room in answers: no field is forbidden, and a text with few values may have another', () => {
    expect(JSON.stringify(schemas.OrderRow)).not.toContain('additionalProperties')
    expect(schemas.OrderStatus?.anyOf).toEqual([
      expect.objectContaining({ enum: expect.any(Array) }),
      { type: 'string' },
    ])
  })

  it('stays strict where the API refuses: a body with an unknown field', () => {
    expect(schemas.CreateOrderBody?.additionalProperties).toBe(false)
  })

  it('stays strict about the values that a body may have, where an answer may get others', () => {
    const given = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    const bodies = usedOf(schemas, given)
    expect(Object.keys(bodies)).toContain('UpdateTicketBody')
    const isOpen = ({ anyOf = [] }: Schema) =>
      anyOf.some((part) => part.enum) && anyOf.some((part) => part.type === 'string' && !part.pattern)
    const open = Object.entries(bodies).filter(([, schema]) => {
      let found = isOpen(schema)
      mapSchemas(schema, (part) => {
        found ||= isOpen(part)
        return part
      })
      return found
    })
    expect(open.map(([name]) => name)).toEqual([])
    expect(schemas.AffiliateStatusInput).toEqual({ enum: ['ACTIVE', 'INACTIVE'] })
  })
})
