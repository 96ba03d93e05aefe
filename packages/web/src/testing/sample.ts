import { type IdKind, idAlphabet, idLength, idPrefixes, linkIdLength } from '@foyer/contracts/id'
import type * as z from 'zod'

/** What a test says of a thing: only the fields that it is about. */
export type Over<Thing> = Thing extends Uint8Array
  ? Thing
  : Thing extends readonly (infer Item)[]
    ? readonly Over<Item>[]
    : Thing extends object
      ? { [Key in keyof Thing]?: Over<Thing[Key]> }
      : Thing

/** The id of the first thing of a kind in every sample, or of a later row of a list (from 0). */
export const sampleId = (kind: IdKind, row = 0) =>
  `${idPrefixes[kind]}_${idAlphabet.charAt(row).repeat(idLength)}`
/** The same of orders, attendees and the links of check-in lists. */
export const sampleLinkId = (row = 0) => idAlphabet.charAt(row).repeat(linkIdLength)

/**
 * A plain thing of a schema of the contracts, with what is given in its place. It is in use, far from its date, and has nothing that may be
 * left out: null, no rows, no text. Throws for a field that the schema does not have, and for a value that it refuses.
 */
export function sample<Schema extends z.ZodType>(
  schema: Schema,
  over?: Over<z.output<Schema>>,
): z.output<Schema> {
  return schema.parse(laid(schema, over, '', 0))
}

/** Of a choice, what a thing is once it is in use. Otherwise it is the first. */
const inUse = ['LIVE', 'COMPLETED', 'ACTIVE', 'SENT', 'EUR', 'en']

/** Texts without which a screen would not be one. */
const texts: Record<string, string> = {
  ...{ title: 'Harbour lights', name: 'Blue Hall', slug: 'harbour-lights', first_name: 'Ada' },
  ...{ last_name: 'Lovelace', email: 'ada@example.com', currency: 'EUR', timezone: 'Europe/Lisbon' },
  month: '2026-11',
}

/** What zod keeps of a schema, as far as it is read here. */
interface Definition {
  type: string
  format?: string
  entries?: Record<string, string>
  values?: unknown[]
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  options?: z.ZodType[]
  checks?: { _zod: { def: { check?: string; format?: string; pattern?: RegExp; value?: number } } }[]
}
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** `row`: which of a list it is in. Rows have ids of their own. */
function laid(schema: z.ZodType, over: unknown, name: string, row: number): unknown {
  const { type, options, innerType, element, in: from } = definitionOf(schema)
  if (type === 'object') return laidFields(schema as z.ZodObject, over, name, row)
  if (type === 'union') return laidChoice(options ?? [], over, name, row)
  if (type === 'default' && over === undefined) return undefined
  if (type === 'nullable' && (over ?? null) === null) return null
  const inner = innerType ?? from
  if (inner) return laid(inner, over, name, row)
  if (element && Array.isArray(over)) return over.map((item, index) => laid(element, item, name, index))
  return over === undefined ? plain(schema, name, row) : over
}

function laidFields(schema: z.ZodObject, over: unknown, name: string, row: number): unknown {
  if (over !== undefined && (typeof over !== 'object' || over === null)) return over
  const given = { ...over } as Record<string, unknown>
  const unknown = Object.keys(given).find((key) => !(key in schema.shape))
  if (unknown !== undefined) throw new Error(`The contract has no “${unknown}”${name && ` in “${name}”`}.`)
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  return Object.fromEntries(
    fields
      .filter(([key, field]) => key in given || definitionOf(field).type !== 'optional')
      .map(([key, field]) => [
        key,
        laid(field, given[key], key, /^(id|short_id|reference)$/.test(key) ? row : 0),
      ]),
  )
}

/** As the first of the kinds that takes what is given. */
function laidChoice(options: z.ZodType[], over: unknown, name: string, row: number): unknown {
  for (const option of options) {
    try {
      const thing = laid(option, over, name, row)
      if (option.safeParse(thing).success) return thing
    } catch {
      // What is given is of another kind.
    }
  }
  return over
}

function plain(schema: z.ZodType, name: string, row: number): unknown {
  const { type, entries = {}, values, checks = [] } = definitionOf(schema)
  switch (type) {
    case 'array':
      return []
    case 'record':
      return {}
    case 'boolean':
      return false
    case 'number':
      return Math.max(
        0,
        ...checks.map(({ _zod: { def } }) => (def.check === 'greater_than' ? (def.value ?? 0) : 0)),
      )
    case 'enum':
      return inUse.find((value) => value in entries) ?? Object.values(entries)[0]
    case 'literal':
      return values?.[0]
    case 'string':
      return plainText(schema, name, row)
    default:
      return undefined
  }
}

function plainText(schema: z.ZodType, name: string, row: number): string {
  const { format, checks = [] } = definitionOf(schema)
  const rules = checks.map(({ _zod }) => _zod.def)
  // What was done is past, and what is planned is far from now.
  if (rules.some((rule) => rule.format === 'datetime'))
    return name.endsWith('_at') ? '2026-01-15T12:00:00.000Z' : '2036-06-05T17:30:00.000Z'
  if (format === 'date') return '2036-06-05'
  if (format === 'url') return `https://example.com/${name}`
  const pattern = rules.find((rule) => rule.format === 'regex')?.pattern?.source
  return texts[name] ?? (pattern ? fitting(pattern, row) : '')
}

/** `^ev_[23456789ab…]{16}$` → `ev_2222222222222222`. */
function fitting(pattern: string, row: number): string {
  const letter = idAlphabet.charAt(row)
  return pattern
    .replace(/\[[^\]]*?(A-Z)?\]\{(\d+)\}/g, (_, isUpper: string | undefined, times: string) =>
      (isUpper ? letter.toUpperCase() : letter).repeat(Number(times)),
    )
    .replace(/[$^]|\(.*\)\?/g, '')
}
