import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
  type Stack,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation'
import type { StageSettings } from '../../../../stacks/stage-settings.ts'
import { outsideRegion, outsideStackName, outsideWatch } from '../../../../stacks/watch/outside-watch.ts'

interface Watched {
  stage: string
  siteUrl: string
  settings: StageSettings
}

const isUnchanged = (error: unknown) => isValidationError(error) && /No updates/.test(error.message)
const isAbsent = (error: unknown) => isValidationError(error) && /does not exist/.test(error.message)

/** Creates, updates or deletes the stack in us-east-1 that watches the site, as the settings say. Answers what it did, in a sentence, or null. */
export async function setOutsideStack({ stage, siteUrl, settings }: Watched): Promise<string | null> {
  const client = new CloudFormationClient({ region: outsideRegion })
  const StackName = outsideStackName(stage)
  const isThere = (await findOutsideStack(stage)) !== null
  const { watchFromOutside, alarmEmail, domain } = settings
  if (!watchFromOutside || !alarmEmail) {
    if (!isThere) return null
    await client.send(new DeleteStackCommand({ StackName }))
    return 'The site is no longer watched from outside.'
  }
  const certificateArn = domain?.certificateArn ?? null
  const template = outsideWatch({ stage, host: new URL(siteUrl).hostname, certificateArn, alarmEmail })
  const TemplateBody = JSON.stringify(template)
  if (!isThere) {
    await client.send(new CreateStackCommand({ StackName, TemplateBody, OnFailure: 'DELETE' }))
    return `Route 53 watches ${siteUrl} from outside in a few minutes. AWS asks ${alarmEmail} to confirm its alarms in ${outsideRegion}, too.`
  }
  try {
    await client.send(new UpdateStackCommand({ StackName, TemplateBody }))
    return `What watches ${siteUrl} from outside is brought up to date.`
  } catch (error) {
    if (isUnchanged(error)) return null
    throw error
  }
}

/** The stack that watches the site from outside, or null. */
export async function findOutsideStack(stage: string): Promise<Stack | null> {
  try {
    const { Stacks = [] } = await new CloudFormationClient({ region: outsideRegion }).send(
      new DescribeStacksCommand({ StackName: outsideStackName(stage) }),
    )
    return Stacks[0] ?? null
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

function isValidationError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ValidationError'
}
