import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { secretReader } from '@foyer/core/secret/fresh-secrets'
import { type SecretName, secretNames } from '../../../stacks/grant/function-grants.ts'
import { OperatorError } from './command.ts'

/** The path of the stage's secrets. */
export function parametersPath(): string {
  const path = process.env.PARAMETERS_PATH
  if (path) return path
  throw new OperatorError('Name the stage that has the secrets. Add --stage <stage>.')
}

/** Reads the stage's secrets into this process's environment. */
export function freshSecrets(): Promise<void> {
  const parameters = secretNames.map((name) => `${parametersPath()}/${name}`)
  const use = (values: Record<string, string>) => Object.assign(process.env, values)
  return secretReader({ parameters, copy: null, use, warn: () => {} })()
}

/** The stage's current secret, or null when there is none. */
export async function readSecret(name: SecretName): Promise<string | null> {
  const Name = `${parametersPath()}/${name}`
  try {
    const { Parameter } = await new SSMClient({}).send(
      new GetParameterCommand({ Name, WithDecryption: true }),
    )
    return Parameter?.Value ?? null
  } catch (error) {
    if (error instanceof ParameterNotFound) return null
    throw error
  }
}

/** Sets or replaces a secret. Running functions use it within five minutes. */
export async function putSecret(name: SecretName, value: string): Promise<void> {
  await new SSMClient({}).send(
    new PutParameterCommand({
      Name: `${parametersPath()}/${name}`,
      Value: value,
      Type: 'SecureString',
      Overwrite: true,
    }),
  )
}
