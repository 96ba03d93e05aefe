import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { ArnFormat } from 'aws-cdk-lib/core'
import { type App, type Stack, use } from 'sst/constructs'
import { email } from './email.ts'
import type { Grant } from './grant/grant.ts'
import { functionName, queueArn } from './known-names.ts'
import type { QueueName } from './limit/lanes.ts'
import { settingsOf } from './settings-of.ts'
import { parametersPath } from './stage-settings.ts'
import { storage } from './storage.ts'

/** The policy's statement for a grant of `grant/function-grants.ts`. */
export function roleStatement(stack: Stack, app: App, grant: Grant): PolicyStatement {
  const conditions = conditionsOf(app, grant)
  return new PolicyStatement({
    actions: [...grant.actions],
    resources: grant.resources.map((resource) => arnOf(stack, app, resource)),
    ...(conditions && { conditions }),
  })
}

function conditionsOf(app: App, { leadingKeys, fromOwnSender }: Grant): Record<string, object> | null {
  if (leadingKeys) {
    return {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys },
      // "For all" is also true of a call that names no key.
      Null: { 'dynamodb:LeadingKeys': 'false' },
    }
  }
  if (fromOwnSender) {
    const { emailFrom } = settingsOf(app)
    const address = /<(.*)>\s*$/.exec(emailFrom)?.[1] ?? emailFrom
    return { StringEqualsIgnoreCase: { 'ses:FromAddress': address } }
  }
  return null
}

/** What a resource's name within Foyer stands for. */
function arnOf(stack: Stack, app: App, resource: string): string {
  const [kind = '', ...rest] = resource.split('/')
  const name = rest.join('/')
  switch (kind) {
    case 'table':
      return [use(storage).table.tableArn, ...rest].join('/')
    case 'bucket':
      return name === '' ? use(storage).mediaBucket.bucketArn : use(storage).mediaBucket.arnForObjects(name)
    case 'queue':
      return queueArn(stack, app, name as QueueName)
    case 'function':
      return stack.formatArn({
        service: 'lambda',
        resource: 'function',
        resourceName: functionName(app, name),
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      })
    case 'identity':
      return stack.formatArn({ service: 'ses', resource: 'identity', resourceName: name })
    case 'configuration-set':
      return stack.formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: use(email).configurationSetName,
      })
    // Amazon Location's own data, which belongs to no account.
    case 'places':
      return stack.formatArn({
        service: 'geo-places',
        account: '',
        resource: 'provider',
        resourceName: 'default',
      })
    case 'parameter':
      return stack.formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: `${parametersPath(app.stage).slice(1)}/${name}`,
      })
    default:
      throw new Error(`No function is granted ${resource}.`)
  }
}
