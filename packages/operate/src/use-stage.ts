import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-lambda'
import { wrongRegion } from '../../../stacks/missing-settings.ts'
import { stageSettings } from '../../../stacks/stage-settings.ts'
import { OperatorError } from './command.ts'

/** Looks in the stage's own region, and refuses a shell that means another one. */
export function useRegion(stage: string): void {
  const settings = stageSettings(stage)
  const wrong = wrongRegion(stage, settings, process.env)
  if (wrong) throw new OperatorError(wrong)
  process.env.AWS_REGION = settings.region
}

/** Puts a deployed stage's names and addresses into this process's environment, as its API function has them. */
export async function useStage(stage: string): Promise<void> {
  const lambda = new LambdaClient({})
  const { Environment } = await lambda
    .send(new GetFunctionConfigurationCommand({ FunctionName: `${stage}-foyer-api` }))
    .catch(async (error) => {
      if (!(error instanceof ResourceNotFoundException)) throw error
      const region = await lambda.config.region()
      throw new OperatorError(
        `There is no stage ${stage} in the region ${region} of this AWS account. Check --stage and AWS_PROFILE, or deploy it first.`,
      )
    })
  Object.assign(process.env, Environment?.Variables)
}
