import { logger } from './logger.ts'

const warn = (error: Error) => logger.warn('secrets not read again', { error })

/** The secrets that this function uses, by their names in SSM. Functions without secrets never load SSM's client. */
async function readSecrets(): Promise<void> {
  const { SECRET_PARAMETERS, COPY_KEY } = process.env
  if (!SECRET_PARAMETERS) return
  const { freshSecrets } = await import('@foyer/core/secret/fresh-secrets')
  await freshSecrets(SECRET_PARAMETERS.split(','), COPY_KEY, warn)
}

/** Imported first by every function that needs secrets: they are there before the first request. */
await readSecrets()

/**
 * Called at the start of each request and batch, so that a changed secret is in use within five minutes without a deployment. Never waits while those
 * that are known are younger.
 */
export async function secretsOfNow(): Promise<void> {
  await readSecrets().catch(warn)
}
