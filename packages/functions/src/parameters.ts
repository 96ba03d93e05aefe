import { logger } from './logger.ts'

const path = process.env.PARAMETERS_PATH

// Functions without secrets never load the client of the service that keeps them.
const read = path ? (await import('@foyer/core/parameters')).freshParameters : null

/** Imported first by every function that needs secrets: they are there before the first request. */
if (path) await read?.(path)

/**
 * Called at the beginning of each request and batch, so that a changed secret is in use within a minute, without a deploy; it
 * reads once in that time. A function without secrets reads none. While SSM does not answer, the known ones serve.
 */
export async function secretsOfNow(): Promise<void> {
  if (!path) return
  await read?.(path).catch((error: Error) => logger.warn('secrets not read again', { error }))
}
