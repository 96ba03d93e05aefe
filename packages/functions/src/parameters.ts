import { logger } from './logger.ts'

/** The secrets that this function uses, by their names in SSM. Functions without secrets never load SSM's client. */
async function readSecrets(): Promise<void> {
  const names = process.env.SECRET_PARAMETERS
  if (!names) return
  const { freshParameters } = await import('@foyer/core/parameters')
  await freshParameters(names.split(','))
}

/** Imported first by every function that needs secrets: they are there before the first request. */
await readSecrets()

/**
 * Called at the start of each request and batch, so that a changed secret is in use within a minute without a deployment.
 * Reads at most once a minute, and never in a function without secrets. While SSM does not answer, the known secrets stay
 * in use.
 */
export async function secretsOfNow(): Promise<void> {
  await readSecrets().catch((error: Error) => logger.warn('secrets not read again', { error }))
}
