import type { Endpoint } from '@foyer/contracts/endpoint'
import { drawPng } from '@foyer/core/testing/draw-png'
import { newPerson } from '@foyer/core/testing/mint-member'
import { testPassword } from '@foyer/core/testing/mint-owner'
import * as z from 'zod'

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minimum?: number
  minItems?: number
  minLength?: number
}

const tax = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 }

/** Bodies with rules that a schema does not express. */
const given: Record<string, (ids: Record<string, string>) => unknown> = {
  acceptInvitation: () => newPerson,
  createOrderByForm: ({ price_id = '' }) => ({ locale: 'en', lines: { [price_id]: { quantity: '1' } } }),
  createTaxOrFee: () => tax,
  updateTaxOrFee: () => tax,
  createWebhook: () => ({ url: 'https://hooks.example.com/foyer', types: ['event'] }),
  createCheckIn: ({ attendee_short_id }) => ({ code: attendee_short_id, scan_id: crypto.randomUUID() }),
  checkInAtList: ({ attendee_short_id }) => ({ code: attendee_short_id, scan_id: crypto.randomUUID() }),
}

/** Fields that must hold something in particular. */
const texts: Record<string, string> = {
  month: '2026-11',
  timezone: 'Europe/Berlin',
  password: testPassword,
  password_confirmation: testPassword,
  current_password: testPassword,
  currency: 'EUR',
}

/**
 * A body that the endpoint's schema accepts, with `ids` where it asks for one by name; null without a body. Throws for a
 * schema that it cannot serve: then give that endpoint's body above.
 */
export function sampleBody(endpoint: Endpoint, ids: Record<string, string>): unknown {
  const { body, name } = endpoint
  if (!body) return null
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  const sample = given[name]?.(ids) ?? sampleOf(schema, '', ids)
  const { success, error } = body.safeParse(sample)
  if (!success) throw new Error(`Give ${name} a body in sample-body.ts: ${z.prettifyError(error)}`)
  return sample
}

function sampleOf(schema: Schema, name: string, ids: Record<string, string>): unknown {
  if (schema.format === 'binary') return picture()
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((value) => value === texts[name]) ?? schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice, name, ids)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key))
          .map(([key, inner]) => [key, sampleOf(inner, key, ids)]),
      )
    case 'array':
      return (schema.minItems ?? 0) > 0 || name.endsWith('_ids')
        ? [sampleOf(schema.items ?? {}, name.replace(/s$/, ''), ids)]
        : []
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'string':
      return textOf(schema, name, ids)
    default:
      return null
  }
}

function picture(): File {
  return new File([new Uint8Array(drawPng(900, 450))], 'cover.png', { type: 'image/png' })
}

function textOf({ format, minLength = 1 }: Schema, name: string, ids: Record<string, string>): string {
  const known = ids[name] ?? texts[name]
  if (known !== undefined) return known
  if (format === 'email' || name.endsWith('email')) return `sample-${crypto.randomUUID()}@example.com`
  if (format === 'date-time') return new Date(Date.now() + 365 * 86_400_000).toISOString()
  return 'Sample'.padEnd(minLength, 'x')
}
