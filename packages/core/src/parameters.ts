import { GetParametersByPathCommand, SSMClient } from '@aws-sdk/client-ssm'
import { forgetConfig } from './config.ts'

/**
 * Puts the stage's secrets into this process's environment: every parameter below `path`, by its last name. Secrets lie in
 * SSM and nowhere else: not in templates, nor in a function's visible settings.
 */
export async function loadParameters(path: string): Promise<void> {
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
