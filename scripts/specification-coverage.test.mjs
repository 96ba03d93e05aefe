import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stripeConnectionStatus } from '../packages/contracts/src/account/account.ts'
import { allEndpoints } from '../packages/contracts/src/all-endpoints.ts'
import { attendeeStatus } from '../packages/contracts/src/attendee/attendee.ts'
import { checkInListState } from '../packages/contracts/src/check-in-list/check-in-list.ts'
import { errors } from '../packages/contracts/src/error-code.ts'
import { eventLifecycle, eventStatus } from '../packages/contracts/src/event/event.ts'
import { orderDisplayStatus } from '../packages/contracts/src/order/order-status.ts'
import { paymentOutcome } from '../packages/contracts/src/payment/payment.ts'
import { saleState } from '../packages/contracts/src/ticket/public-ticket.ts'
import { userStatus } from '../packages/contracts/src/user/user.ts'
import { accountSections, checkoutSteps, eventSections, patterns } from '../packages/web/src/paths.ts'
import { problemsOf, rowsOf, titlesOf } from './specification-coverage.mjs'

const root = path.join(import.meta.dirname, '..')

const expected = {
  Routes: [
    ...Object.values(patterns),
    ...accountSections.map((section) => `${patterns.account}/${section}`),
    ...eventSections.map((section) => `${patterns.event}/${section}`),
    ...checkoutSteps.map((step) => `${patterns.checkout}/:orderShortId/${step}`),
  ],
  Calls: allEndpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`),
  'States and transitions': Object.entries({
    Event: [...eventStatus.options, ...eventLifecycle.options],
    Order: orderDisplayStatus.options,
    Payment: paymentOutcome.options,
    Attendee: attendeeStatus.options,
    'Check-in list': checkInListState.options,
    Ticket: saleState.options,
    User: userStatus.options,
    'Payment account': stripeConnectionStatus.options,
  }).flatMap(([thing, states]) => states.map((state) => `${thing}: ${state}`)),
}

function titlesIn(file) {
  const found = [path.join(root, 'packages', file), path.join(root, file)].find((candidate) =>
    existsSync(candidate),
  )
  return found ? titlesOf(readFileSync(found, 'utf8')) : null
}

describe('docs/specification-coverage.md', () => {
  it('names a test that exists for each thing of the specification', () => {
    const table = readFileSync(path.join(root, 'docs/specification-coverage.md'), 'utf8')
    expect(problemsOf(rowsOf(table), { titlesIn, expected })).toEqual([])
  })

  it('can rely on every error code being brought about over HTTP by a test', () => {
    const files = globSync('packages/{functions,e2e}/src/**/*.{test,spec}.ts', { cwd: root })
    const tests = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')
    const untested = Object.keys(errors).filter((code) => !tests.includes(`'${code}'`))
    expect(untested).toEqual([])
  })
})

describe('the check of the table', () => {
  const titles = (file) => (file === 'core/a.test.ts' ? new Set(['works', 'refuses %s']) : null)
  const check = (...lines) =>
    problemsOf(
      rowsOf(['## Rules', '', '| Specification | Shown by |', '| --- | --- |', ...lines].join('\n')),
      {
        titlesIn: titles,
        expected: { Rules: ['POST /a'] },
      },
    )

  it('is content with tests that exist', () => {
    expect(
      check('| `POST /a`: a thing | `core/a.test.ts` › works<br>`core/a.test.ts` › refuses %s |'),
    ).toEqual([])
  })

  it('finds a test that is gone, a file that is gone, a row without a test and a thing without a row', () => {
    expect(
      check(
        '| one | `core/a.test.ts` › worked |',
        '| two | `core/b.test.ts` › works |',
        '| three | |',
        '| four | see below |',
      ),
    ).toEqual([
      'line 5, one: core/a.test.ts has no test "worked"',
      'line 6, two: there is no core/b.test.ts',
      'line 7, three: names no test',
      'line 8, four: "see below" is not written as `file` › title',
      'Rules: `POST /a` has no row',
    ])
  })

  it('reads titles in every quote, of each and over lines, and no other words', () => {
    const source = [
      `it('one', () => {})`,
      `test("it’s \\"two\\"", async () => {})`,
      'it(`three`, () => {})',
      `it.each([['x', f('y')]] as const)('four %s', () => {})`,
      `it.each<[string, Given]>([`,
      `  ['z', {}],`,
      `])(`,
      `  'five %s',`,
      `describe('six', () => { expect('seven').toBe('eight') })`,
      `submit('nine')`,
    ].join('\n')
    expect([...titlesOf(source)]).toEqual(['one', 'it’s "two"', 'three', 'four %s', 'five %s'])
  })
})
