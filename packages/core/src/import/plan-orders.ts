import { createHash } from 'node:crypto'
import { type ImportRow, importRow } from '@foyer/contracts/import/import-row'
import { issueSentence } from '@foyer/contracts/issue-sentence'
import { maxTicketsPerOrder } from '@foyer/contracts/ticket/ticket'
import { codeHash } from '../store/attendee/attendee-entity.ts'
import type { GivenRow, Problem } from './reader/given-row.ts'

/** An order that is refused where it is to be written. The import reports it. */
export class RefusedOrder extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** One ticket of an order to import. `codes`: the hashes of its old codes. */
export interface PlannedTicket {
  row: number
  given: ImportRow
  codes: string[]
}

/** A row that is not imported, and why. */
export interface LeftRow extends Problem {
  row: number
  external_id: string | null
  order_external_id: string | null
}

/** Rows of the file that are one order. Without tickets, none of it is imported. */
export interface PlannedOrder {
  external_id: string
  tickets: PlannedTicket[]
  skipped: LeftRow[]
  refused: LeftRow[]
  /** A hash of what is sold, which a repeated import never changes, and of all else. */
  sold: string
  told: string
}

interface PlanScene {
  currency: string
  has_check_in_list: boolean
  now: string
}

type Checked = { row: number; given: ImportRow } | { row: number; given: null; left: LeftRow }

/** A file's rows as orders, in the file's order: each whole or not at all. Rows that name no order are one by themselves. */
export function planOrders(rows: readonly GivenRow[], scene: PlanScene): PlannedOrder[] {
  const groups = new Map<string, Checked[]>()
  for (const row of rows) {
    const checked = check(row)
    const key = keyOf(row, checked)
    const group = groups.get(key) ?? []
    group.push(checked)
    groups.set(key, group)
  }
  const seen = { codes: new Map<string, number>(), ids: new Map<string, number>() }
  return [...groups].map(([external_id, group]) => planOrder(external_id, group, scene, seen))
}

function keyOf({ row, fields }: GivenRow, { given }: Checked): string {
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  const { order_external_id = text(fields.order_external_id), external_id = text(fields.external_id) } =
    given ?? {}
  return order_external_id ?? external_id ?? ` ${row}`
}

function check({ row, fields, problem }: GivenRow): Checked {
  const named = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : null)
  const ids = { external_id: named(fields.external_id), order_external_id: named(fields.order_external_id) }
  const refuse = (reason: Problem): Checked => ({ row, given: null, left: { row, ...ids, ...reason } })
  if (problem) return refuse({ code: 'row.unreadable', message: problem })
  const spoilt = spoiltBySpreadsheet(fields)
  if (spoilt) return refuse(spoilt)
  const { success, data, error } = importRow.safeParse(fields, { error: issueSentence })
  if (success) return { row, given: data }
  const [issue] = error.issues
  const about = issue?.path.join('.') ?? ''
  const message = [about, issue?.message].filter(Boolean).join(': ')
  const value = fields[about as keyof typeof fields]
  const told = typeof value === 'string' ? unclear(about, value) : null
  return refuse(told ?? { code: 'row.invalid', message, ...(about === '' ? {} : { about }) })
}

/** A number that a spreadsheet program shortened, as it does with long ones: what was behind it is lost. */
function spoiltBySpreadsheet(fields: GivenRow['fields']): Problem | null {
  const field = (['barcode', 'external_id', 'order_external_id'] as const).find((each) =>
    /^\d([.,]\d+)?E\+\d{2}$/i.test(`${fields[each] ?? ''}`),
  )
  if (field === undefined) return null
  return {
    code: 'row.number_shortened',
    about: `${fields[field]}`,
    message: `${field}: A spreadsheet program shortened this number. Export the file again, and import it without opening it before.`,
  }
}

/** Why a text that people understand is no date or status. */
function unclear(field: string, value: string): Problem | null {
  const about = value.slice(0, 100)
  if (field === 'status')
    return {
      code: 'row.status_unknown',
      about,
      message: `status: “${about}” is not known. Write paid, free, canceled, refunded or unpaid.`,
    }
  const isDate = field === 'sold_at' || field === 'checked_in_at'
  if (!isDate || !/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/.test(value)) return null
  return {
    code: 'row.date_unclear',
    about,
    message: `${field}: The file does not tell whether ${about} begins with the day or the month. Write dates as 2027-03-24.`,
  }
}

type Seen = Record<'codes' | 'ids', Map<string, number>>

function planOrder(
  external_id: string,
  group: readonly Checked[],
  scene: PlanScene,
  seen: Seen,
): PlannedOrder {
  const refused: LeftRow[] = []
  const skipped: LeftRow[] = []
  const tickets: PlannedTicket[] = []
  for (const checked of group) {
    if (checked.given === null) {
      refused.push(checked.left)
      continue
    }
    const { row, given } = checked
    const left = leftRow(row, given)
    const isLeft = skipReason(given)
    if (isLeft) {
      skipped.push({ ...left, ...isLeft })
      continue
    }
    const problem = problemOf(given, row, scene, seen)
    if (problem) refused.push({ ...left, ...problem })
    else tickets.push({ row, given, codes: codesOf(given) })
  }
  if (refused.length === 0 && tickets.length > maxTicketsPerOrder) {
    const message = `An order may have ${maxTicketsPerOrder} tickets. Divide this one.`
    refused.push(
      ...tickets.map(({ row, given }) => ({ ...leftRow(row, given), code: 'order.quantity_limit', message })),
    )
  } else if (refused.length > 0) {
    const message = 'Another row of this order is refused. Correct that one.'
    refused.push(
      ...tickets.map(({ row, given }) => ({ ...leftRow(row, given), code: 'order.incomplete', message })),
    )
  }
  const whole = refused.length > 0 ? [] : tickets
  return { external_id, tickets: whole, skipped, refused, ...hashesOf(whole) }
}

/** The report's line of a row that is left out, without its reason. */
export function leftRow(row: number, given: ImportRow): Omit<LeftRow, 'code' | 'message'> {
  const { external_id = null, order_external_id = null } = given
  return { row, external_id, order_external_id }
}

/** Whether somebody paid for it or got it for free. */
export const isPaid = ({ status, amount_paid = 0 }: ImportRow) => status === 'paid' || amount_paid > 0

function skipReason({ status }: ImportRow): Problem | null {
  switch (status) {
    case 'canceled':
      return { code: 'row.canceled', message: 'Canceled tickets are left out. Their codes do not admit.' }
    case 'refunded':
      return { code: 'row.refunded', message: 'Refunded tickets are left out. Their codes do not admit.' }
    case 'unpaid':
      return { code: 'row.unpaid', message: 'Unpaid tickets are left out. Import them once they are paid.' }
    default:
      return null
  }
}

function problemOf(given: ImportRow, row: number, scene: PlanScene, seen: Seen): Problem | null {
  const { currency, sold_at, checked_in_at, external_id } = given
  if (currency !== undefined && currency !== scene.currency)
    return { code: 'row.currency', message: `This event sells in ${scene.currency}. Convert the amount.` }
  if (sold_at !== undefined && sold_at > scene.now)
    return { code: 'row.future', message: 'sold_at: This lies in the future.' }
  if (checked_in_at !== undefined && !scene.has_check_in_list)
    return {
      code: 'row.check_in_list',
      message:
        'This ticket was admitted already. Choose the check-in list (`check_in_list_id`) where that counts.',
    }
  const twice = (first: number) => ({
    code: 'row.barcode_twice',
    about: `${first}`,
    message: `Row ${first} has the same barcode.`,
  })
  return (
    codesOf(given).reduce<Problem | null>(
      (problem, code) => problem ?? again(seen.codes, code, row, twice),
      null,
    ) ??
    again(seen.ids, external_id, row, (first) => ({
      code: 'row.id_twice',
      about: `${first}`,
      message: `Row ${first} has the same external_id.`,
    }))
  )
}

/** The hashes of its codes, each once. */
function codesOf({ barcode, code_hashes = [] }: ImportRow): string[] {
  return [...new Set([...(barcode === undefined ? [] : [codeHash(barcode)]), ...code_hashes])]
}

function again(
  seen: Map<string, number>,
  key: string | undefined,
  row: number,
  problem: (first: number) => Problem,
): Problem | null {
  if (key === undefined) return null
  const first = seen.get(key)
  if (first !== undefined) return problem(first)
  seen.set(key, row)
  return null
}

/** A hash of what would have to be sold again if it changed, and of what an import corrects. */
function hashesOf(tickets: readonly PlannedTicket[]): { sold: string; told: string } {
  const sold = tickets.map(({ given, codes }) => [
    ...[given.external_id, given.ticket, given.price_label, given.amount_paid ?? 0, given.sold_at],
    // Claims of earlier releases know of one code.
    codes.length > 1 ? codes : (codes[0] ?? null),
    given.promo_code,
  ])
  const told = tickets.map(({ given }) => [
    ...[given.first_name, given.last_name, given.email, given.notes, given.locale],
    ...[given.buyer_first_name, given.buyer_last_name, given.buyer_email, given.checked_in_at !== undefined],
    ...(given.answers ? [given.answers] : []),
  ])
  return { sold: hashOf(sold), told: hashOf(told) }
}

/** A short hash of anything that JSON can say. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
