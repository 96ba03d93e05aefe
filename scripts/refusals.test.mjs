import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../packages/contracts/src/all-endpoints.ts'
import { errors } from '../packages/contracts/src/error-table.ts'
import { refusalsOf, shapeRefusals } from '../packages/contracts/src/refusals.ts'
import { reachableCodes, readDeclarations } from './reachable-codes.mjs'
import { textsOf } from './repository.mjs'

const codes = new Set(Object.keys(errors))
const every = allEndpoints.map(({ endpoint }) => endpoint)
const core = 'packages/core/src'
const functions = 'packages/functions/src'

/** Declarations that keep codes to themselves, although the code's text is in them or below. Each has a reason. */
const settled = [
  // These are names of actions in the audit log, not refusals.
  { at: 'packages/contracts/src/audit/audit.ts#auditActions' },
  { at: `${core}/user/account-users.ts#reports`, codes: ['user.deactivated'] },
  {
    at: `${core}/check-in-list/write-check-in-list.ts#renewCheckInListLink`,
    codes: ['check_in_list.link_renewed'],
  },
  // The owner ends things that were just found. What one of them says is passed over, or ends as `server.busy`.
  { at: `${core}/first-proof/things-made-before.ts#findThingsMadeBefore` },
  // What Stripe said last is shown while it does not answer, and an account that it no longer shows is not connected.
  {
    at: `${core}/account/payment-connection.ts#askConnection`,
    codes: ['payment.unavailable', 'payment.not_available'],
  },
  // A hold that cannot be ended stays held, and the other buyer does not see the error.
  { at: `${core}/hold/reclaim-lapsed-holds.ts#endAll` },
  // When tickets cannot be taken again, the money goes back (F1, F25) or the payment fails.
  {
    at: `${core}/settlement/settle-payment.ts#settleSucceeded`,
    codes: ['order.sold_out', 'order.too_large'],
  },
  { at: `${core}/settlement/settle-payment.ts#settleProcessing` },
]

/** The webhook has its own function, which mounts no endpoints. */
const webhook = `${core}/payment/receive-stripe-event.ts#receiveStripeEvent`

const isRead = ([file]) =>
  !/\.test\.ts$|\/testing\/|-endpoints\.ts$|\/error-(?:table|orders|tickets)\.ts$|\.d\.ts$/.test(file)
const sources = Object.fromEntries(
  Object.entries(textsOf(['packages/{contracts,core,functions}/src/**/*.ts'])).filter(isRead),
)

/** The declarations of Foyer, with other texts in place of some files'. */
const declarationsWith = (changed) => readDeclarations({ ...sources, ...changed }, codes)
const declarations = declarationsWith({})

/** Each endpoint's name, with the codes that its verb can reach and the way to each. */
function reachOf(read = declarations, kept = settled) {
  const reach = reachableCodes(read, codes, kept)
  const all = new Map(reach.mounted.map(({ endpoint, found }) => [endpoint, found]))
  return { ...reach, all: all.set('receiveStripeEvent', reach.from(webhook)) }
}

const wayOf = (way) => way.map((name) => name.replace(/^packages\/\w+\/src\//, '')).join(' → ')

/** Codes with which verbs can refuse and that their endpoints do not declare, each with its way. */
const undeclared = ({ all }) =>
  allEndpoints.flatMap(({ endpoint }) =>
    [...all.get(endpoint.name)]
      .filter(([code]) => !refusalsOf(endpoint, every).includes(code))
      .map(([code, way]) => `${endpoint.name} can refuse with ${code}: ${wayOf(way)}`),
  )

/** Codes that endpoints declare although their verbs cannot refuse with them, or although they follow from the shape. */
const idle = ({ all }, endpoints = allEndpoints) =>
  endpoints.flatMap(({ endpoint }) =>
    endpoint.refusals
      .filter((code) => !all.get(endpoint.name).has(code) || shapeRefusals(endpoint, every).includes(code))
      .map((code) => `${endpoint.name} declares ${code} for nothing`),
  )

const real = reachOf()

describe('an endpoint', () => {
  it('has a verb for which a way to codes was found', () => {
    const names = allEndpoints.map(({ endpoint }) => endpoint.name)
    expect(names.filter((name) => !real.all.has(name))).toEqual([])
    expect(real.all.size).toBe(names.length)
  })

  it('declares every code with which its verb can refuse', () => {
    expect(undeclared(real)).toEqual([])
  })

  it('declares no code with which its verb cannot refuse, and none that follows from its shape', () => {
    expect(idle(real)).toEqual([])
  })
})

describe('what follows from an endpoint’s shape', () => {
  it('names every code with which a request can be refused before and around its verb', () => {
    const known = new Set(allEndpoints.flatMap(({ endpoint }) => shapeRefusals(endpoint, every)))
    const around = [
      `${functions}/http/request-context.ts#requestContext`,
      `${functions}/http/parse-input.ts#parseInput`,
      `${functions}/http/csrf.ts#csrf`,
      `${core}/kept-answer/answer-once.ts#answerOnce`,
      `${core}/update/changed.ts#requireMatch`,
    ].flatMap((name) => [...real.from(name).keys()])
    expect(around.length).toBeGreaterThan(12)
    expect(around.filter((code) => !known.has(code) && code !== 'route.not_found')).toEqual([])
  })
})

describe('each reason why a code stays where it is', () => {
  it.each(settled)('is needed: $at', (row) => {
    const others = settled.filter((other) => other !== row)
    expect(undeclared(reachOf(declarations, others))).not.toEqual([])
  })
})

describe('the walk through the code', () => {
  const file = `${core}/promo-code/promo-codes.ts`
  const begin = 'export async function deletePromoCode('

  it.each([
    ['in the verb', "throw new AppError('promo_code.used_up')"],
    ['in a function that it calls', 'refuseThis()'],
    ['in a table that it reads', 'throw new AppError(codesOfThis.first)'],
    [
      'in a file that it imports dynamically',
      "const { replaceTicket: late } = await import('../ticket/replace-ticket.ts')",
    ],
  ])('finds a code that is not declared %s', { tags: 'long' }, (_, statement) => {
    const text = sources[file]
    const open = text.indexOf(' {\n', text.indexOf('): Promise', text.indexOf(begin))) + 3
    const more = [
      "function refuseThis(): never {\n  throw new AppError('promo_code.used_up')\n}",
      "const codesOfThis = { first: 'promo_code.used_up' } as const",
    ]
    const given = `${text.slice(0, open)}  ${statement}\n${text.slice(open)}\n${more.join('\n')}\n`
    const found = undeclared(reachOf(declarationsWith({ [file]: given })))
    expect(found.filter((line) => line.startsWith('deletePromoCode can refuse with'))).not.toEqual([])
  })

  it('does not count a code that an error is only compared with', () => {
    const given = `${sources[file]}\nexport const isUsedUp = (error: unknown) => isAppError(error, 'promo_code.used_up')\n`
    expect([...reachOf(declarationsWith({ [file]: given })).from(`${file}#isUsedUp`)]).toEqual([])
  })

  it('finds a declared code that nothing throws', () => {
    const [first] = allEndpoints.filter(({ endpoint }) => endpoint.name === 'deletePromoCode')
    const endpoint = { ...first.endpoint, refusals: ['order.sold_out', 'session.required'] }
    expect(idle(real, [{ endpoint }])).toEqual([
      'deletePromoCode declares order.sold_out for nothing',
      'deletePromoCode declares session.required for nothing',
    ])
  })
})
