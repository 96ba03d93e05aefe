import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { OperatorError } from './command.ts'

/** What a stage keeps in SSM; values that are valid at once are joined by commas (docs/decisions/0053). */
export const secretNames = [
  'TOKEN_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

export type SecretName = (typeof secretNames)[number]

/** Below what path the stage's secrets lie. */
export function parametersPath(): string {
  const path = process.env.PARAMETERS_PATH
  if (path) return path
  throw new OperatorError('Say which stage: its secrets are not known here. Add --stage <stage>.')
}

/** A secret as the stage has it now; null when there is none. */
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

/** Puts a secret in the place of what is there; running functions have it within a minute. */
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
