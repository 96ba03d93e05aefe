import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standIns } from '../own-stand-ins.ts'
import { allScenarios } from './all-scenarios.ts'
import { faultReport, faultTable, type TableRow, verdict } from './fault-table.ts'
import type { KillPlan } from './host/host-protocol.ts'
import { openTheatre } from './open-theatre.ts'
import { allCases, sampleCases, shareOf } from './plan-cases.ts'
import { rehearse, runCase } from './run-case.ts'
import type { Scenario } from './scenario/scenario.ts'
import type { Trust } from './world/source.ts'

// FAULT_ALL=1 runs every case; FAULT_ONLY=F13 or =message the scenarios whose name holds that; FAULT_SEED and FAULT_SAMPLE
// another sample, of that many cases of all scenarios together.
const { FAULT_ALL, FAULT_ONLY = '', FAULT_SEED = 'foyer', FAULT_SAMPLE = '80' } = process.env
const timeout = FAULT_ALL ? 4 * 3_600_000 : 900_000
const rows: TableRow[] = []
let total = 0
let theatre: Awaited<ReturnType<typeof openTheatre>>

beforeAll(async () => {
  theatre = await openTheatre(standIns)
})
afterAll(() => theatre.close())

async function killAt(scenario: Scenario, plans: readonly KillPlan[], trust?: Trust): Promise<TableRow[]> {
  const killed: TableRow[] = []
  for (const plan of plans) {
    const result = await runCase(theatre, scenario, plan, trust)
    killed.push({ scenario: scenario.name, plan, result })
  }
  return killed
}

function scenarioOf(number: string): Scenario {
  const found = allScenarios.find(({ name }) => name.startsWith(`${number} `))
  if (!found) throw new Error(`There is no scenario ${number}.`)
  return found
}

describe('the process killed before and after every external step', () => {
  const chosen = allScenarios.filter(({ name }) => name.includes(FAULT_ONLY))

  it.each(chosen)('$name', { timeout }, async (scenario) => {
    const cases = allCases(await rehearse(theatre, scenario))
    total += cases.length
    const share = shareOf(Number(FAULT_SAMPLE), allScenarios.indexOf(scenario), allScenarios.length)
    const plans = FAULT_ALL ? cases : sampleCases(cases, share, FAULT_SEED + scenario.name)
    const killed = await killAt(scenario, plans)
    rows.push(...killed)
    console.log(faultTable(killed))
    expect(faultReport(killed)).toEqual([])
  })

  it('reaches nearly every step that it plans to die at', () => {
    const counts = Object.entries(Object.groupBy(rows, verdict)).map(
      ([word, found]) => `${found?.length} ${word}`,
    )
    const share = FAULT_ALL
      ? 'all of them'
      : `${rows.length} of them (seed ${FAULT_SEED}; FAULT_ALL=1 for all)`
    console.log(`${total} cases, run ${share}: ${counts.join(', ')}`)
    // A read that another run answers from a cache, a transaction that meets no rival: few steps depend on timing.
    const missed = rows.filter((row) => verdict(row) === 'not reached')
    expect(missed.length).toBeLessThanOrEqual(rows.length / 10)
  })

  it('sees every request of the functions, whomever it goes to', async () => {
    const steps = await rehearse(theatre, scenarioOf('F7'))
    const services = new Set(steps.map(({ name }) => name.split(' ')[1]))
    expect([...services].toSorted()).toEqual(['DynamoDB', 'SES', 'SQS', 'Stripe'])
  })

  it('notices when work is taken for done before it is done (negative control)', async () => {
    const scenario = scenarioOf('F9')
    const cases = allCases(await rehearse(theatre, scenario)).filter(({ name }) => !name.startsWith('api'))
    const killed = await killAt(scenario, sampleCases(cases, 10, FAULT_SEED), 'at most once')
    console.log(
      `negative control: ${faultReport(killed).length} of ${killed.length} kills break an invariant`,
    )
    expect(faultReport(killed).length).toBeGreaterThan(0)
  })
})
