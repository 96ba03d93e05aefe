import {
  CloudFormationClient,
  paginateDescribeStacks,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { outsideStackName } from '../../../../stacks/watch/outside-watch.ts'

/** The names of the stage's stacks that one mistaken command would remove. */
export async function unprotectedStacks(stage: string): Promise<string[]> {
  const names: string[] = []
  const client = new CloudFormationClient({})
  for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) {
    for (const { StackName = '', EnableTerminationProtection: isProtected, ParentId: parent } of Stacks)
      if (isOf(stage, StackName) && !isProtected && !parent) names.push(StackName)
  }
  return names
}

/** The stack that watches from outside comes and goes with a setting. */
function isOf(stage: string, name: string): boolean {
  return name.startsWith(`${stage}-foyer-`) && name !== outsideStackName(stage)
}

/** SST does not tell CloudFormation to protect a stack, so `set-up` does (docs/decisions/0164). */
export async function protectStacks(names: readonly string[]): Promise<void> {
  const client = new CloudFormationClient({})
  for (const StackName of names)
    await client.send(
      new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: true }),
    )
}
