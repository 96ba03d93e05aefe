import type { Endpoint } from '@foyer/contracts/endpoint'
import * as z from 'zod'

/**
 * The body of an update without the fields that only the server sets (id, counts, dates): a client that reads,
 * changes and writes back sends them too, and they are ignored (docs/decisions/0042). A field that is in neither the answer nor the body
 * stays, to be refused.
 */
export function dropServerFields(endpoint: Endpoint, sent: unknown): unknown {
  if (!endpoint.is_update || !(endpoint.response instanceof z.ZodObject) || !endpoint.body) return sent
  return dropped(sent, endpoint.body, endpoint.response.shape.data)
}

function dropped(sent: unknown, body: unknown, shown: unknown): unknown {
  const [asked, told] = [inner(body), inner(shown)]
  if (asked instanceof z.ZodArray && told instanceof z.ZodArray && Array.isArray(sent))
    return sent.map((item) => dropped(item, asked.element, told.element))
  if (!(asked instanceof z.ZodObject) || !(told instanceof z.ZodObject) || !isRecord(sent)) return sent
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([name]) => Object.hasOwn(asked.shape, name) || !Object.hasOwn(told.shape, name))
      .map(([name, value]) => [name, dropped(value, asked.shape[name], told.shape[name])]),
  )
}

function inner(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? inner(schema.unwrap())
    : schema
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
