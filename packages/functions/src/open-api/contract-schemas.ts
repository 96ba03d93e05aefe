import { attendeeReference, type IdKind, id, idPrefixes, linkId, orderReference } from '@foyer/contracts/id'
import { listMeta } from '@foyer/contracts/list'
import { locale } from '@foyer/contracts/locale'
import { amount, currency } from '@foyer/contracts/money'
import { secureWebAddress, webAddress } from '@foyer/contracts/text'
import * as z from 'zod'
import { accountModules } from './schemas-of-accounts.ts'
import { eventModules } from './schemas-of-events.ts'
import { orderModules } from './schemas-of-orders.ts'

const ids = Object.fromEntries((Object.keys(idPrefixes) as IdKind[]).map((kind) => [`${kind}_id`, id(kind)]))
const scalars = {
  ...ids,
  ...{ attendeeReference, linkId, orderReference, locale, amount, currency, webAddress, secureWebAddress },
}
const everywhere = new Set<z.ZodType>(Object.values(scalars))

/** What each module of the contracts exports and the document names. */
const modules: readonly Readonly<Record<string, unknown>>[] = [
  { ...scalars, listMeta },
  ...accountModules,
  ...eventModules,
  ...orderModules,
]

/** A contract's schema under the name of its export, such as `orderRow`. */
export interface ContractSchema {
  name: string
  schema: z.ZodType
  /** What else its module exports, for fields that several schemas of it share. */
  siblings: readonly string[]
}

/** Every schema that a contract exports, once. */
export function contractSchemas(): ContractSchema[] {
  const seen = new Set<unknown>()
  return modules.flatMap((module) => {
    const siblings = Object.keys(module)
    return Object.entries(module).flatMap(([name, schema]) => {
      if (!(schema instanceof z.ZodType) || isPlain(schema) || seen.has(schema)) return []
      seen.add(schema)
      return [{ name, schema, siblings }]
    })
  })
}

/** A text or number with a rule stands where it is used, but for the ids and amounts that stand everywhere. */
const isPlain = (schema: z.ZodType) =>
  (schema instanceof z.ZodString || schema instanceof z.ZodNumber || schema instanceof z.ZodPipe) &&
  !everywhere.has(schema)

/** `order_row` and `orderRow` as programs name classes: `OrderRow`. */
export function className(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
