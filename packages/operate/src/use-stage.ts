import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-lambda'
import { OperatorError } from './command.ts'

/** Puts a deployed stage's names and addresses into this process's environment, as its API function has them. */
export async function useStage(stage: string): Promise<void> {
  const lambda = new LambdaClient({})
  const { Environment } = await lambda
    .send(new GetFunctionConfigurationCommand({ FunctionName: `${stage}-foyer-api` }))
    .catch(async (error) => {
      if (!(error instanceof ResourceNotFoundException)) throw error
      const region = await lambda.config.region()
      throw new OperatorError(
        `There is no stage ${stage} in the region ${region} of this AWS account. Check --stage, AWS_REGION and AWS_PROFILE.`,
      )
    })
  Object.assign(process.env, Environment?.Variables)
}
