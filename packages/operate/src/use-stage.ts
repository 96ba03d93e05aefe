import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'

/** Puts a deployed stage's names and addresses into this process's environment, as its API function has them. */
export async function useStage(stage: string): Promise<void> {
  const { Environment } = await new LambdaClient({}).send(
    new GetFunctionConfigurationCommand({ FunctionName: `${stage}-foyer-api` }),
  )
  if (!Environment?.Variables?.TABLE_NAME) throw new Error(`The stage ${stage} has no API function here.`)
  Object.assign(process.env, Environment.Variables)
}
