import type { SecretName, WalletSecret } from '../../../../stacks/grant/function-grants.ts'
import { readSecret } from '../stage-parameters.ts'
import type { Check, Patient } from './check.ts'

/** Those that every stage needs; wallets are extra (`wallet-checks.ts`). */
type NeededSecret = Exclude<SecretName, WalletSecret>

const shapes: Record<NeededSecret, { shape: RegExp; words: string }> = {
  TOKEN_SECRET: { shape: /^.{32,}$/, words: 'at least 32 characters' },
  STRIPE_SECRET_KEY: { shape: /^(sk|rk)_(test|live)_\w+$/, words: 'sk_live_… or sk_test_…' },
  STRIPE_PUBLISHABLE_KEY: { shape: /^pk_(test|live)_\w+$/, words: 'pk_live_… or pk_test_…' },
  STRIPE_WEBHOOK_SECRET: { shape: /^whsec_\w+$/, words: 'whsec_…' },
}

const present = (Object.keys(shapes) as NeededSecret[]).map(
  (name): Check => ({
    name: name.toLowerCase().replaceAll('_', '-'),
    asks: `SSM GetParameter ${name}: is it set where it is needed, and well formed?`,
    // `set-up` sets them, and works on a deployed stage.
    needsDeployment: true,
    look: async ({ stage }) => {
      const stored = await readSecret(name)
      if (stored === null)
        return (await isNeeded(name)) ? `${name} is not set. Run: pnpm operate set-up --stage ${stage}` : null
      const { shape, words } = shapes[name]
      if (stored.split(',').every((it) => shape.test(it))) return null
      return `${name} does not look like one (${words}). Run: pnpm operate set-up --overwrite --stage ${stage}`
    },
  }),
)

/** A stage without Stripe's keys sells free tickets; one with one of them needs the rest. */
async function isNeeded(name: NeededSecret): Promise<boolean> {
  return name === 'TOKEN_SECRET' || (await sellsForMoney())
}

/** Whether the stage has any of Stripe's keys. */
export async function sellsForMoney(): Promise<boolean> {
  const keys = await Promise.all([readSecret('STRIPE_SECRET_KEY'), readSecret('STRIPE_PUBLISHABLE_KEY')])
  return keys.some((key) => key !== null)
}

/** What the stage's secrets must be. */
export const secretChecks: readonly Check[] = [
  ...present,
  {
    name: 'stripe-mode',
    asks: "SSM GetParameter: do Stripe's keys belong together, and do they fit the stage?",
    look: async (patient) => {
      const keys = await Promise.all([readSecret('STRIPE_SECRET_KEY'), readSecret('STRIPE_PUBLISHABLE_KEY')])
      const modes = new Set(keys.map((key) => key?.match(/_(test|live)_/)?.[1]).filter(Boolean))
      if (modes.size > 1)
        return 'One of the Stripe keys is for test mode and the other for live mode. Set two keys of the same mode.'
      return modes.size === 0 ? null : unfitting(patient, modes.has('live'))
    },
  },
]

function unfitting({ stage, settings }: Patient, isLive: boolean): string | null {
  if (settings.keepData && !isLive) {
    return `The Stripe keys of ${stage} are for test mode, so no card is charged. Set the live keys: pnpm operate set-up --overwrite --stage ${stage}`
  }
  if (!settings.keepData && isLive) {
    return `The Stripe keys of ${stage} are for live mode: they charge real cards, but the stage may be thrown away. Set the test keys: pnpm operate set-up --overwrite --stage ${stage}`
  }
  return null
}
