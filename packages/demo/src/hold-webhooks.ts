import { config } from '@foyer/core/config'

/** Holds the Stripe stand-in's webhooks while the demo settles payments itself. The answered function drops them and ends the hold. */
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
