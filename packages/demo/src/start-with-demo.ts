import type { Foyer, FoyerOptions } from '@foyer/local/start-foyer'
import type { Demo } from './find-demo.ts'
import { hushConsumers } from './hush-consumers.ts'

/** Starts Foyer, and creates the demo account unless it exists. */
export async function startWithDemo(
  start: (options: FoyerOptions) => Promise<Foyer>,
  options: FoyerOptions,
): Promise<Foyer & { demo: Demo }> {
  const { through, hush } = hushConsumers()
  const foyer = await start({ ...options, through })
  try {
    // Imported here because core reads its environment on import.
    const { seedDemo } = await import('./seed-demo.ts')
    const demo = await seedDemo({ log: options.log ?? (() => {}), hush })
    // As a stage's setting says it. It is read when it is asked for.
    process.env.DEMO_EVENT_URL = demo.event_url
    return { ...foyer, demo }
  } catch (error) {
    await foyer.stop()
    throw error
  }
}
