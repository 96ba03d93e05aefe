import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-lambda'
import { functionGrants } from '../../../stacks/grant/function-grants.ts'
import { wrongRegion } from '../../../stacks/missing-settings.ts'
import { parametersPath, stageSettings } from '../../../stacks/stage-settings.ts'
import { OperatorError } from './command.ts'

/** Sets the stage's own region, and refuses a shell that names another one. */
export function useRegion(stage: string): void {
  const settings = stageSettings(stage)
  const wrong = wrongRegion(stage, settings, process.env)
  if (wrong) throw new OperatorError(wrong)
  process.env.AWS_REGION = settings.region
}

/**
 * A deployed stage's names, addresses and path of secrets. Each function has only what it uses, so this joins the variables of
 * all functions. Null when the stage does not exist.
 */
export async function stageEnvironment(stage: string): Promise<Record<string, string> | null> {
  const lambda = new LambdaClient({})
  const variablesOf = async (name: string) => {
    const FunctionName = `${stage}-foyer-${name}`
    try {
      const { Environment } = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }))
      return Environment?.Variables ?? null
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return null
      throw error
    }
  }
  const found = await Promise.all(Object.keys(functionGrants).map(variablesOf))
  if (found.every((variables) => variables === null)) return null
  return Object.assign({ PARAMETERS_PATH: parametersPath(stage) }, ...found)
}

/** Puts a deployed stage's names and addresses into this process's environment. */
export async function useStage(stage: string): Promise<void> {
  const found = await stageEnvironment(stage)
  if (!found)
    throw new OperatorError(
      `There is no stage ${stage} in the region ${process.env.AWS_REGION} of this AWS account. Check --stage and AWS_PROFILE, or deploy it first.`,
    )
  Object.assign(process.env, found)
}
