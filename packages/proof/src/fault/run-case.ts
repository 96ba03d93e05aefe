import type { SQSClient } from '@aws-sdk/client-sqs'
import { PaymentWatchEntity } from '@foyer/core/store/payment/payment-watch-entity'
import type { StandIns } from '@foyer/local/stand-ins/start-stand-ins'
import type { Weather } from '../hostile/hostile-table.ts'
import { weatherOf } from '../hostile/weather-of.ts'
import { takeDeadLetters } from './check/dead-letters.ts'
import { repeatedEmails } from './check/email-violations.ts'
import { findViolations } from './check/find-violations.ts'
import { readFacts } from './check/read-facts.ts'
import type { startFaultHosts } from './fault-hosts.ts'
import type { Step } from './host/host-protocol.ts'
import type { FaultCase } from './plan-cases.ts'
import type { Scenario } from './scenario/scenario.ts'
import { type Owner, openEvent } from './stage/owner.ts'
import { type Stage, setStage, untilLeaving } from './stage/stage.ts'
import type { StripeSide } from './stage/stripe-side.ts'
import type { Trust } from './world/source.ts'
import type { World } from './world/start-world.ts'

/** What all cases share. */
export interface Theatre {
  standIns: StandIns
  sqs: SQSClient
  hosts: ReturnType<typeof startFaultHosts>
  world: World
  owner: Owner
  atStripe: StripeSide
  /** Sets the faults that functions meet at the table from now on, null for none. Setup and checks never meet them. */
  setSky: (weather: Weather | null) => void
}

/** The safeguard that a negative control removes. */
interface Lacking {
  trust?: Trust
  isClaiming?: boolean
}

export interface CaseResult {
  /** Whether the planned step was reached, and the process died there. */
  isReached: boolean
  violations: string[]
  /** Emails that were sent twice. Allowed only if the process died between SES's answer and Foyer's record. */
  repeatedEmails: number
}

/** A hold lasts fifteen minutes. */
const usualMinutes = 16
/** When the reconciler checks again what it found open. */
const laterMinutes = 25
/** How often a failed message returns, and after how long. It gets about thirty tries. */
const mostReturns = 30
const returnMinutes = 7

/** The scenario without a kill, to list its steps. Throws if it does not end as it should. */
export async function rehearse(theatre: Theatre, scenario: Scenario): Promise<Step[]> {
  const stage = await open(theatre, scenario)
  await theatre.hosts.arm(null)
  await perform(stage, scenario)
  const steps = await theatre.hosts.steps()
  const violations = await judge(theatre, stage, scenario)
  if (violations.all.length > 0)
    throw new Error(`${scenario.name}, undisturbed: ${violations.all.join('; ')}`)
  return steps
}

/**
 * The scenario with the process killed at one step, and the violations at its end. With faults, requests are retried, so
 * the step is still reached, but not always at the same place as in the rehearsal.
 */
export async function runCase(
  theatre: Theatre,
  scenario: Scenario,
  { plan, weather }: FaultCase,
  { trust = 'at least once', isClaiming = true }: Lacking = {},
): Promise<CaseResult> {
  const stage = await open(theatre, scenario)
  await theatre.hosts.arm(plan, isClaiming)
  theatre.world.setTrust(trust)
  if (weather !== null) {
    theatre.setSky(weatherOf(weather))
    theatre.world.setWeather(weather, plan.name.split(': ')[0] ?? '')
  }
  const failure = await perform(stage, scenario).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  theatre.setSky(null)
  const isReached = theatre.hosts.deaths() > 0
  const { all, repeated } = await judge(theatre, stage, scenario)
  return { isReached, violations: [...failure, ...all], repeatedEmails: repeated }
}

async function open(theatre: Theatre, scenario: Scenario): Promise<Stage> {
  const { hosts, world, owner, atStripe, standIns } = theatre
  await hosts.arm(null)
  await world.reset()
  await fetch(`${standIns.inboxUrl}/clear-store`, { method: 'POST' })
  const event = await openEvent(owner, scenario.tickets)
  const stage = setStage({ world, owner, atStripe, event })
  await scenario.prepare?.(stage)
  return stage
}

/** Runs the scenario, then what AWS, Stripe and the clock do without human help. */
async function perform(stage: Stage, scenario: Scenario): Promise<void> {
  const { world } = stage
  await untilLeaving(scenario.play(stage))
  await world.deliver()
  const isFree = scenario.tickets.every(({ type }) => type === 'FREE')
  for (const minutes of [scenario.lastsMinutes ?? usualMinutes, laterMinutes]) {
    await world.pass(minutes)
    await world.deliver()
    if (isFree) break
    await world.reconcile()
    await world.deliver()
  }
  for (let times = 0; world.isWaiting() && times < mostReturns; times += 1) {
    await world.pass(returnMinutes)
    await world.deliver()
  }
}

async function judge(theatre: Theatre, stage: Stage, scenario: Scenario) {
  const facts = await readFacts(stage, theatre.standIns.inboxUrl)
  const repeated = repeatedEmails(facts)
  const deadLetters = await takeDeadLetters(theatre.sqs, theatre.standIns)
  await forgetWatches(stage)
  const seen = (await scenario.look?.(stage)) ?? []
  return { all: [...findViolations(facts, scenario.outcome), ...seen, ...deadLetters], repeated }
}

/** Otherwise late checks of this case's payments would be steps of the next case. */
async function forgetWatches(stage: Stage): Promise<void> {
  const keys = stage.orderIds().map((order_short_id) => ({ order_short_id }))
  await PaymentWatchEntity.delete(keys).go()
}
