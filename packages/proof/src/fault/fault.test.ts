import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printFigures } from '../print-figures.ts'
import { allScenarios } from './all-scenarios.ts'
import { faultReport, faultTable, type TableRow, verdict } from './fault-table.ts'
import { openTheatre } from './open-theatre.ts'
import { allCases, type FaultCase, sampleCases, shareOf, underWeather } from './plan-cases.ts'
import { rehearse, runCase } from './run-case.ts'
import type { Scenario } from './scenario/scenario.ts'

// FAULT_ALL=1 runs every case. FAULT_ONLY=F13 or =message runs the scenarios with that in their name. FAULT_SEED and
// FAULT_SAMPLE choose another sample, of that many cases over all scenarios.
const { FAULT_ALL, FAULT_ONLY = '', FAULT_SEED = 'foyer', FAULT_SAMPLE = '80' } = process.env
const timeout = FAULT_ALL ? 24 * 3_600_000 : 1_800_000
const rows: TableRow[] = []
let total = 0
let theatre: Awaited<ReturnType<typeof openTheatre>>

beforeAll(async () => {
  theatre = await openTheatre(standIns)
})
afterAll(() => theatre.close())

async function killAt(
  scenario: Scenario,
  cases: readonly FaultCase[],
  lacking?: Parameters<typeof runCase>[3],
): Promise<TableRow[]> {
  const killed: TableRow[] = []
  for (const one of cases) {
    const result = await runCase(theatre, scenario, one, lacking)
    killed.push({ scenario: scenario.name, ...one, result })
  }
  return killed
}

function scenarioOf(number: string): Scenario {
  const found = allScenarios.find(({ name }) => name.startsWith(`${number} `))
  if (!found) throw new Error(`There is no scenario ${number}.`)
  return found
}

describe('the process killed before and after every external step', () => {
  const sampled = allScenarios.map((scenario, place) => ({
    ...scenario,
    place,
    share: shareOf(Number(FAULT_SAMPLE), place, allScenarios.length),
  }))
  const chosen = sampled.filter(
    ({ name, share }) => name.includes(FAULT_ONLY) && (FAULT_ALL !== undefined || share > 0),
  )

  it.each(chosen)('$name', { timeout }, async ({ place, share, ...scenario }) => {
    const cases = allCases(await rehearse(theatre, scenario))
    total += 2 * cases.length
    const plans = FAULT_ALL ? cases : sampleCases(cases, share, FAULT_SEED + scenario.name)
    const killed = await killAt(
      scenario,
      underWeather(plans, { firstSeed: place * 1001, isWhole: FAULT_ALL !== undefined }),
    )
    rows.push(...killed)
    printFigures(faultTable(killed))
    expect(faultReport(killed)).toEqual([])
  })

  it('reaches nearly every step that it plans to die at', () => {
    const counts = Object.entries(Object.groupBy(rows, verdict)).map(
      ([word, found]) => `${found?.length} ${word}`,
    )
    const share = FAULT_ALL
      ? 'all of them'
      : `${rows.length} of them (seed ${FAULT_SEED}; FAULT_ALL=1 for all)`
    const stormy = rows.filter(({ weather }) => weather !== null).length
    printFigures(`${total} cases, run ${share}, ${stormy} in bad weather: ${counts.join(', ')}`)
    // Few steps depend on timing: a read that another run answers from a cache, a transaction that meets no rival.
    const missed = rows.filter((row) => verdict(row) === 'not reached')
    expect(missed.length).toBeLessThanOrEqual(Math.ceil(rows.length / 10))
  })

  it('sees the functions’ requests to every service', async () => {
    const steps = await rehearse(theatre, scenarioOf('F7'))
    const services = new Set(steps.map(({ name }) => name.split(' ')[1]))
    expect([...services].toSorted()).toEqual(['DynamoDB', 'S3', 'SES', 'SQS', 'Stripe'])
  })

  it('notices when work is taken for done before it is done (negative control)', async () => {
    const scenario = scenarioOf('F9')
    const cases = allCases(await rehearse(theatre, scenario)).filter(({ name }) => !name.startsWith('api'))
    const some = underWeather(sampleCases(cases, 10, FAULT_SEED), { firstSeed: 1, isWhole: false })
    const killed: TableRow[] = []
    for (const one of some)
      if (faultReport(killed).length === 0)
        killed.push(...(await killAt(scenario, [one], { trust: 'at most once' })))
    printFigures(`negative control: kill ${killed.length} is the first that breaks an invariant`)
    expect(faultReport(killed).length).toBeGreaterThan(0)
  })

  it('notices in bad weather when two copies of a message may send at once (negative control)', {
    tags: 'long',
  }, async () => {
    const scenario = scenarioOf('F7')
    const elsewhere = allCases(await rehearse(theatre, scenario)).filter(({ name }) =>
      name.startsWith('relay'),
    )
    const plans = sampleCases(elsewhere, 8, FAULT_SEED)
    // Whether the weather brings two copies of the email's message is chance: one in five.
    const killed: TableRow[] = []
    for (let weather = 1; weather <= 32 && faultReport(killed).length === 0; weather += 1) {
      const plan = plans[weather % plans.length]
      if (plan) killed.push(...(await killAt(scenario, [{ plan, weather }], { isClaiming: false })))
    }
    printFigures(`control in bad weather: kill ${killed.length} is the first that repeats an email`)
    expect(faultReport(killed).length).toBeGreaterThan(0)
  })
})
