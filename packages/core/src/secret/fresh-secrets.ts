import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm'
import { type ReadSecrets, type SealedCopy, sealedCopy } from './sealed-copy.ts'

/** No process uses a secret that it read longer ago than this, as long as it can read a newer one. */
export const secretsLiveSeconds = 300

const liveMs = secretsLiveSeconds * 1000
/** Where Parameter Store has not answered by then, the copy is asked. */
const answerMs = 1000
/** How long a process without secrets waits for them, and one with old secrets. */
const patienceMs = { unknown: 5000, old: 2000 }

interface Given {
  /** Full names in Parameter Store, ten at most. */
  parameters: readonly string[]
  copy: SealedCopy | null
  use: (values: Record<string, string>) => void
  /** Hears why secrets were not copied, or not read again. */
  warn: (error: Error) => void
}

/**
 * Makes the function that a process calls at its start and before each request or batch, so that it uses secrets of the last five minutes
 * (docs/decisions/0162). While they are young enough, newer ones are read in the background, at an age by chance. Throws when there are none: the process cannot start.
 * One that knows old ones keeps them when neither Parameter Store nor the copy has newer ones.
 */
export function secretReader({ parameters, copy, use, warn }: Given): () => Promise<void> {
  let readAt = 0
  let nextAt = 0
  let running: Promise<void> | null = null
  let client: SSMClient | undefined

  const take = ({ read_at, values }: ReadSecrets) => {
    use(values)
    readAt = read_at
    nextAt = read_at + between(60_000, 240_000)
  }

  const read = async () => {
    const read_at = Date.now()
    // Lambda freezes processes, so a connection that is kept is often dead.
    client ??= new SSMClient({ maxAttempts: 1, requestHandler: { httpsAgent: { keepAlive: false } } })
    try {
      const known = { read_at, values: await readParameters(client, parameters) }
      take(known)
      copy?.put(known).catch((cause) => warn(new Error('The sealed copy was not written.', { cause })))
    } catch (error) {
      const copied = isFinal(error) ? null : await copy?.get().catch(() => null)
      if (copied && copied.read_at > readAt && isYoung(copied.read_at)) return take(copied)
      nextAt = Math.min(Date.now() + between(10_000, 20_000), readAt + liveMs)
      throw error
    }
  }

  return async () => {
    const until = Date.now() + (readAt === 0 ? patienceMs.unknown : patienceMs.old)
    for (let attempt = 0; Date.now() >= nextAt; attempt += 1) {
      running ??= read().finally(() => {
        running = null
      })
      if (isYoung(readAt)) return void running.catch(() => {})
      try {
        await running
      } catch (error) {
        if (isFinal(error) || Date.now() >= until) {
          if (readAt === 0) throw error
          nextAt = Date.now() + between(20_000, 40_000)
          return warn(error as Error)
        }
        await pause(between(100, 200) * 2 ** attempt)
      }
    }
  }
}

const readers = new Map<string, () => Promise<void>>()

/** Puts these secrets into this process's environment, each under the last part of its name. `copyKey`: see `sealedCopy`. */
export function freshSecrets(
  parameters: readonly string[],
  copyKey: string | undefined,
  warn: (error: Error) => void,
): Promise<void> {
  const of = [copyKey, ...parameters].join()
  const reader =
    readers.get(of) ??
    secretReader({
      ...{ parameters, warn, use: (values) => Object.assign(process.env, values) },
      copy: copyKey ? sealedCopy(copyKey) : null,
    })
  readers.set(of, reader)
  return reader()
}

/** Values by the last part of their names, without those that Parameter Store does not have. It is asked once. */
async function readParameters(client: SSMClient, names: readonly string[]): Promise<Record<string, string>> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), answerMs)
  const get = new GetParametersCommand({ Names: [...names], WithDecryption: true })
  try {
    const { Parameters = [] } = await client.send(get, { abortSignal: given.signal })
    return Object.fromEntries(
      Parameters.flatMap(({ Name, Value }) => (Name && Value ? [[Name.split('/').at(-1), Value]] : [])),
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Of a clock that runs ahead by more than a second, no age is known. */
function isYoung(read_at: number): boolean {
  const age = Date.now() - read_at
  return age >= -1000 && age <= liveMs
}

/** Parameter Store has decided, and will decide the same again, such as where a role may not read a secret. */
function isFinal(error: unknown): boolean {
  const { $fault, name } = error as { $fault?: string; name?: string }
  return $fault === 'client' && name !== 'ThrottlingException'
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
