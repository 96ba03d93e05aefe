import { GetParametersByPathCommand, SSMClient } from '@aws-sdk/client-ssm'
import { forgetConfig } from './config.ts'

/** How old a running process's secrets may be: a changed one is in use everywhere after that many seconds. */
export const parametersLiveSeconds = 60

/** After a reading that failed, while the secrets of before still serve. */
const retrySeconds = 10

let nextReading = 0
let reading: Promise<void> | null = null

/**
 * Puts the stage's secrets into this process's environment, unless they were read within `parametersLiveSeconds`: every
 * parameter below `path`, by its last name. Secrets lie in SSM and nowhere else: not in templates, nor in a function's visible
 * settings. Throws when SSM does not answer; what was read before stays in use then, and the next try is seconds away.
 */
export function freshParameters(path: string, now = Date.now()): Promise<void> {
  if (now < nextReading) return Promise.resolve()
  reading ??= readParameters(path)
    .then(
      () => {
        nextReading = now + parametersLiveSeconds * 1000
      },
      (error: unknown) => {
        nextReading = now + retrySeconds * 1000
        throw error
      },
    )
    .finally(() => {
      reading = null
    })
  return reading
}

async function readParameters(path: string): Promise<void> {
  const ssm = new SSMClient({})
  let NextToken: string | undefined
  do {
    const page = await ssm.send(
      new GetParametersByPathCommand({ Path: path, WithDecryption: true, NextToken }),
    )
    for (const { Name, Value } of page.Parameters ?? []) {
      const name = Name?.split('/').at(-1)
      if (name && Value) process.env[name] = Value
    }
    NextToken = page.NextToken
  } while (NextToken)
  forgetConfig()
}
