import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm'

/** After this many seconds every running process uses a changed secret. */
export const parametersLiveSeconds = 60

/** After a reading that failed, while the secrets of before still serve. */
const retrySeconds = 10

interface Reading {
  next: number
  running: Promise<void> | null
}

/** By what is read; in one process of Foyer's own that is one list. */
const readings = new Map<string, Reading>()

/**
 * Puts these secrets into this process's environment, unless they were read within `parametersLiveSeconds`: each parameter by the last part of its
 * name, ten at most. One that SSM does not have leaves the environment as it is. Secrets lie in SSM and nowhere else: not in templates, nor in a function's visible
 * settings. Throws when SSM does not answer; what was read before stays in use then, and the next try is seconds away.
 */
export function freshParameters(names: readonly string[], now = Date.now()): Promise<void> {
  const key = names.join()
  const reading = readings.get(key) ?? { next: 0, running: null }
  readings.set(key, reading)
  if (now < reading.next) return Promise.resolve()
  reading.running ??= readParameters(names)
    .then(
      () => {
        reading.next = now + parametersLiveSeconds * 1000
      },
      (error: unknown) => {
        reading.next = now + retrySeconds * 1000
        throw error
      },
    )
    .finally(() => {
      reading.running = null
    })
  return reading.running
}

async function readParameters(names: readonly string[]): Promise<void> {
  const get = new GetParametersCommand({ Names: [...names], WithDecryption: true })
  const { Parameters = [] } = await new SSMClient({}).send(get)
  for (const { Name, Value } of Parameters) {
    const name = Name?.split('/').at(-1)
    if (name && Value) process.env[name] = Value
  }
}
