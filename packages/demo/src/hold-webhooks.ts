import { config } from '@foyer/core/config'

/** Keeps the Stripe stand-in from telling what the demo settles itself; answers how to let it tell again. */
export async function holdWebhooks(): Promise<() => Promise<void>> {
  await control('hold')
  return async () => {
    await control('drop')
    await control('release')
  }
}

async function control(step: 'hold' | 'drop' | 'release'): Promise<void> {
  const { STRIPE_API_BASE } = config()
  if (STRIPE_API_BASE) await fetch(`${STRIPE_API_BASE}/test/deliveries/${step}`, { method: 'POST' })
}
