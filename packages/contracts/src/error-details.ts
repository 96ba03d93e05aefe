import type { ZodObject } from 'zod'

/**
 * The facts that refusals carry: amounts in minor units, instants in UTC. `z` is passed in, so that a page which only
 * shows sentences loads no schemas.
 */
type Zod = Pick<typeof import('zod'), 'array' | 'int' | 'number' | 'object' | 'record' | 'string' | 'unknown'>

/** What some codes of the table have besides status and sentence. */
export interface ErrorExtras {
  /** What a person reads in the browser, where the API's sentence is for programs; names in braces come from the details. */
  shown?: string
  /** The facts that it carries. */
  details?: (z: Zod) => ZodObject
}

export const proof = (z: Zod) => z.object({ proof: z.record(z.string(), z.unknown()) })
export const scope = (z: Zod) => z.object({ scope: z.string() })
/** How many are sold and held, or used. */
export const taken = (z: Zod) => z.object({ taken: z.int() })
export const eventCount = (z: Zod) => z.object({ event_count: z.int() })
export const mailBudget = (z: Zod) => z.object({ limit: z.number(), retry_after: z.int() })
/** The pools that are short: of tickets, of capacities, of a promo code. */
export const shortPools = (z: Zod) => z.object({ pool_ids: z.array(z.string()) })
export const notOnSale = (z: Zod) => z.object({ ticket_id: z.string(), state: z.string() })
export const refund = (z: Zod) => z.object({ refund: z.int() })
export const maximum = (z: Zod) => z.object({ maximum: z.int() })
export const total = (z: Zod) => z.object({ total: z.int() })
export const donation = (z: Zod) => z.object({ minimum: z.int(), currency: z.string() })
export const activation = (z: Zod) => z.object({ activates_at: z.string().nullish() })
export const expiry = (z: Zod) => z.object({ expires_at: z.string().nullish() })

/** The pass's place in the line, and how many are before it. */
export const place = (z: Zod) => z.object({ place: z.int(), ahead: z.int() })

/** How many of a ticket one order may have; of all tickets if none is named. */
export const quantities = (z: Zod) =>
  z.object({ ticket_id: z.string().optional(), minimum: z.int().optional(), maximum: z.int() })

/** What a payment may be in this currency, and the ticket that causes the refusal, if one does. */
export const largestPayment = (z: Zod) =>
  z.object({ currency: z.string(), total: z.int(), maximum: z.int(), ticket_id: z.string().optional() })
export const smallestPayment = (z: Zod) =>
  z.object({ currency: z.string(), total: z.int(), minimum: z.int(), ticket_id: z.string().optional() })
export const steps = (z: Zod) =>
  z.object({
    currency: z.string(),
    step: z.int(),
    ticket_id: z.string().optional(),
    kind: z.string().optional(),
  })
export const smallestOrder = (z: Zod) =>
  z.object({ currency: z.string(), kind: z.string(), total: z.int(), limit: z.int() })

export const pixels = (z: Zod) =>
  z.object({
    width: z.int(),
    height: z.int(),
    min_width: z.int(),
    min_height: z.int(),
    max_width: z.int(),
    max_height: z.int(),
  })

/** Who was scanned, and with which ticket. */
export const holder = (z: Zod) =>
  z.object({ first_name: z.string(), last_name: z.string(), ticket_title: z.string() })
/** When the new holder accepted it. */
export const passedOn = (z: Zod) => z.object({ passed_on_at: z.string() })
export const earlierScan = (z: Zod) => holder(z).extend({ checked_in_at: z.string() })
