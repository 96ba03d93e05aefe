import { functionLimits } from '../../../../stacks/limit/function-limits.ts'
import { reservedFor } from '../../../../stacks/limit/reserved-concurrency.ts'
import { prices } from '../cost/prices.ts'

/** What one request of a visitor took, on average, when the real handler answered it. */
export interface Step {
  cpu_ms: number
  table_requests: number
  read_units: number
  write_units: number
}

/** What a visitor's browser asks for: the page, what is left, tickets, which are there or not, and names for them. */
export type Steps = Record<'page' | 'view' | 'reserve' | 'complete' | 'refused', Step>

/** A million visitors in ten minutes want 100,000 tickets, two each. Three times as many as on average come in the busiest second. */
export const opening = { visitors: 1_000_000, seconds: 600, orders: 50_000, peak: 3 }

/** Each regional cache of CloudFront asks for a page again after this time, in each language, and for what is left after that one. */
const edge = { languages: 8, caches: 13, pageSeconds: 5, newsSeconds: 1 }
/** Files and bytes that a browser loads for the event page, at most (`pnpm bench:page`). */
const pageLoad = { requests: 12, bytes: 150_000 }
/** What a paid order uses in all, its messages too (`pnpm bench:cost`). */
const paidOrder = {
  write_units: 52,
  read_units: 34,
  requests: 9.5,
  calls: 15,
  gigabyte_seconds: 2.9,
  dollars_of_mail: 0.00011,
}
/** Assumed of AWS: how long a request to the table takes, what Lambda adds to a call, and how much slower its processor is than this one. */
const assumed = { tableMs: 5, callMs: 3, slower: 2 }

/** Quotas of AWS, as documented: of a new table, of a table, of an account in a region. */
const quotas = { freshReads: 12_000, freshWrites: 4000, reads: 40_000, writes: 40_000, apiRequests: 10_000 }

const secondsOf = ({ cpu_ms, table_requests }: Step) =>
  (assumed.slower * cpu_ms + assumed.tableMs * table_requests + assumed.callMs) / 1000
const redraws = (edge.languages * edge.caches) / edge.pageSeconds
const views = edge.caches / edge.newsSeconds

/** A limit, and how many visitors a second reach it. */
export interface Limit {
  what: string
  visitors: number
}

/**
 * What breaks at which rate of visitors, the first first. While tickets are left, each visitor reserves and completes; later each is
 * refused. `concurrency`: the calls that the production stage may run at once.
 */
export function limitsOf(steps: Steps, { concurrency }: { concurrency: number }): Limit[] {
  const { view, reserve, complete, refused } = steps
  const buying = secondsOf(reserve) + secondsOf(complete)
  // What follows an order waits in queues.
  const written = reserve.write_units + complete.write_units
  const all = reservedFor('api', concurrency) ?? concurrency
  // What the edge asks for whatever comes.
  const api = all - views * secondsOf(view)
  const requests = quotas.apiRequests - views - redraws
  return [
    {
      what: `writes of a new table, ${quotas.freshWrites} units a second, while tickets are left`,
      visitors: quotas.freshWrites / written,
    },
    {
      what: `writes of a warm table, ${quotas.writes} units a second, while tickets are left`,
      visitors: quotas.writes / written,
    },
    {
      what: `reads of a new table, ${quotas.freshReads} units a second, when sold out`,
      visitors: quotas.freshReads / refused.read_units,
    },
    {
      what: `reads of a table, ${quotas.reads} units a second, when sold out`,
      visitors: quotas.reads / refused.read_units,
    },
    { what: `${all} calls of the API at once, while tickets are left`, visitors: api / buying },
    { what: `${all} calls of the API at once, when sold out`, visitors: api / secondsOf(refused) },
    {
      what: `${quotas.apiRequests} requests a second through API Gateway, while tickets are left`,
      visitors: requests / 2,
    },
    {
      what: `${quotas.apiRequests} requests a second through API Gateway, when sold out`,
      visitors: requests,
    },
  ].toSorted((a, b) => a.visitors - b.visitors)
}

/** What happens in the busiest second: `mean` of the whole opening times `peak`. */
export function busiestSecond({ page, view, refused }: Steps) {
  const visitors = (opening.visitors / opening.seconds) * opening.peak
  const environments = visitors * secondsOf(refused) + views * secondsOf(view)
  return {
    visitors,
    api_requests: visitors + views + redraws,
    api_concurrency: environments,
    page_concurrency: redraws * secondsOf(page),
    read_units:
      views * secondsOf(view) * view.read_units + visitors * refused.read_units + redraws * page.read_units,
  }
}

/** Dollars of the whole opening, row by row. */
export function costOf({ page, view, refused }: Steps): [what: string, dollars: number][] {
  const { visitors, orders, seconds } = opening
  const refusals = visitors - orders
  const drawn = redraws * seconds
  const viewed = views * seconds
  const asked = refusals + orders * paidOrder.requests
  const requests = asked + viewed + drawn
  const gigabytes = functionLimits.api.memoryMegabytes / 1024
  const busy = viewed * secondsOf(view) + refusals * secondsOf(refused) + drawn * secondsOf(page)
  const reads =
    viewed * secondsOf(view) * view.read_units +
    refusals * refused.read_units +
    drawn * page.read_units +
    orders * paidOrder.read_units
  return [
    ['CloudFront requests', (visitors * (pageLoad.requests + 1) + asked) * prices.edgeRequest],
    ['CloudFront gigabytes', ((visitors * pageLoad.bytes) / 1e9) * prices.edgeGigabyte],
    ['HTTP API requests', requests * prices.httpApiRequest],
    ['Lambda calls', (requests + orders * paidOrder.calls) * prices.functionCall],
    ['Lambda GB-seconds', (busy * gigabytes + orders * paidOrder.gigabyte_seconds) * prices.gigabyteSecond],
    ['DynamoDB read units', reads * prices.tableReadUnit],
    ['DynamoDB write units', orders * paidOrder.write_units * prices.tableWriteUnit],
    ['emails with tickets', orders * paidOrder.dollars_of_mail],
  ]
}
