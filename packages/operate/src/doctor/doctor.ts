import { parametersPath, stageSettings } from '../../../../stacks/stage-settings.ts'
import { type CommandInput, OperatorError } from '../command.ts'
import { throughputCheck } from '../parameter-throughput.ts'
import { stageEnvironment } from '../use-stage.ts'
import { accountChecks } from './account-checks.ts'
import type { Check, Patient } from './check.ts'
import { copyChecks } from './copy-checks.ts'
import { mailChecks } from './mail-checks.ts'
import { mailRateChecks } from './mail-rate-checks.ts'
import { quotaChecks } from './quota-checks.ts'
import { secretChecks, sellsForMoney } from './secret-checks.ts'
import { siteChecks } from './site-checks.ts'
import { stripeChecks } from './stripe-checks.ts'
import { walletChecks } from './wallet-checks.ts'
import { watchChecks } from './watch-checks.ts'

/** Everything that a stage needs, in the order in which the doctor checks it. */
export const checks: readonly Check[] = [
  ...accountChecks,
  ...quotaChecks,
  ...mailChecks,
  ...mailRateChecks,
  ...secretChecks,
  throughputCheck,
  ...stripeChecks,
  ...siteChecks,
  ...watchChecks,
  ...copyChecks,
  ...walletChecks,
]

/**
 * Checks everything that a stage needs, before and after its deployment, and says what to do when something is missing. It
 * changes nothing. Answers whether all is well.
 */
export async function doctor({ stage, options, say }: CommandInput): Promise<boolean> {
  if (options.list) {
    for (const { name, asks } of checks) say(`${name}: ${asks}`)
    return true
  }
  if (!stage) throw new OperatorError('Say which stage: add --stage <stage>.')
  const patient = await admit(stage, plannedOrders(options.orders))
  const found: string[] = []
  const advice: string[] = []
  for (const check of checks) {
    const sentence = check.needsDeployment && !patient.deployed ? 'later' : await lookAt(check, patient)
    const [word, sentences] = check.isAdvice ? ['advice ', advice] : ['missing', found]
    if (sentence !== null && sentence !== 'later') sentences.push(sentence)
    say(`${sentence === null ? 'ok     ' : sentence === 'later' ? 'later  ' : word} ${check.name}`)
  }
  say('')
  for (const sentence of found) say(sentence)
  if (found.length === 0) say(`Nothing is missing. ${nextStep(patient)}`)
  for (const sentence of advice) say(sentence)
  if (patient.deployed && !(await sellsForMoney()))
    say(`Without Stripe's keys, events can only be free. To add them: pnpm operate set-up --stage ${stage}`)
  return found.length === 0
}

function plannedOrders(given: string | boolean | undefined): number | null {
  if (given === undefined) return null
  const orders = Number(given)
  if (Number.isInteger(orders) && orders > 0) return orders
  throw new OperatorError('Say how many orders you expect: add a number to --orders, such as 20000.')
}

async function admit(stage: string, orders: number | null): Promise<Patient> {
  const deployed = await stageEnvironment(stage)
  process.env.PARAMETERS_PATH = parametersPath(stage)
  Object.assign(process.env, deployed)
  return { stage, settings: stageSettings(stage), deployed, orders }
}

/** Runs a check. A refusal by AWS or Stripe becomes its sentence. */
async function lookAt(check: Check, patient: Patient): Promise<string | null> {
  try {
    return await check.look(patient)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${check.name} cannot be checked: ${reason} It asks: ${check.asks}`
  }
}

function nextStep({ stage, deployed }: Patient): string {
  return deployed
    ? `The stage ${stage} is ready: ${deployed.SITE_URL}`
    : `Deploy: npx pnpm@12.21.0 exec sst deploy --stage ${stage}`
}
