import type { KillPlan } from './host/host-protocol.ts'
import type { CaseResult } from './run-case.ts'

export interface TableRow {
  scenario: string
  plan: KillPlan
  /** The seed of the bad weather, where there was some. */
  weather: number | null
  result: CaseResult
}

/** A case's result in one word. */
export function verdict({ plan, result }: TableRow): string {
  if (!result.isReached) return 'not reached'
  if (result.violations.length > 0) return 'VIOLATED'
  if (result.repeatedEmails === 0) return 'ok'
  return mayRepeatEmail(plan) ? 'mail repeated' : 'VIOLATED'
}

/** The one gap that at-least-once leaves open: SES has taken the email, but that was not recorded. */
function mayRepeatEmail({ name, moment }: KillPlan): boolean {
  const [fn = '', step] = name.split(': ')
  const isMail = fn === 'email' || fn === 'event-message'
  return isMail && step === (moment === 'after' ? 'SES SendEmail' : 'DynamoDB PutItem')
}

/** Step × before/after → result, one table for each scenario; a dot where the sample left a case out, a ~ in bad weather. */
export function faultTable(rows: readonly TableRow[]): string {
  const scenarios = Map.groupBy(rows, ({ scenario }) => scenario)
  return [...scenarios].map(([scenario, cases]) => `${scenario}\n${stepLines(cases).join('\n')}`).join('\n\n')
}

function stepLines(cases: readonly TableRow[]): string[] {
  const steps = Map.groupBy(cases, ({ plan }) => `${plan.name} #${plan.occurrence}`)
  const line = (step: string, before: string, after: string) =>
    `  ${step.padEnd(64)} ${before.padEnd(14)} ${after}`
  return [
    line('step', 'before', 'after'),
    ...[...steps].map(([step, both]) => {
      const at = (moment: KillPlan['moment']) => {
        const ran = both.filter(({ plan }) => plan.moment === moment)
        const words = ran.map((row) => `${verdict(row)}${row.weather === null ? '' : ' ~'}`)
        return words.join(', ') || '·'
      }
      return line(step, at('before'), at('after'))
    }),
  ]
}

/** What went wrong, case by case, to be read when the test fails. */
export function faultReport(rows: readonly TableRow[]): string[] {
  return rows
    .filter((row) => verdict(row) === 'VIOLATED')
    .map(({ scenario, plan, weather, result }) => {
      const emails = result.repeatedEmails > 0 ? [`${result.repeatedEmails} emails repeated`] : []
      const wrong = [...result.violations, ...emails].join('; ')
      const sky = weather === null ? 'calm' : `weather ${weather}`
      return `${scenario} | killed ${plan.moment} ${plan.name} #${plan.occurrence} | ${sky} | ${wrong}`
    })
}
