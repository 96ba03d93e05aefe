import { AsyncLocalStorage } from 'node:async_hooks'
import { SQSClient } from '@aws-sdk/client-sqs'
import { s3ForBrowsers } from '../../media/s3.ts'
import { client as tableClient } from '../../table/client.ts'
import { accessDenied } from './access-denied.ts'
import { type Environment, guardEnvironment } from './guard-environment.ts'
import type { RoleCall } from './role-call.ts'
import { roleCredential } from './role-credential.ts'
import { serviceCalls } from './service-calls.ts'
import { tableCalls } from './table-calls.ts'

/** A function's role: its name and what it may ask for; and which variables it is not given, unless it is given all. */
export interface Role {
  name: string
  allows: (call: RoleCall) => boolean
  environment?: Environment
}

/** What a run asked for: what it was refused, also where the caller has caught it, and all else. */
interface Asked {
  refusals: RoleCall[]
  allowed: RoleCall[]
}

const assumed = new AsyncLocalStorage<Role & Asked>()
let isGuarded = false

/**
 * Runs something as AWS would run it under that role: each call to DynamoDB, S3, SQS, SES and SSM that the role does not
 * allow is refused as IAM refuses it, and a variable that the function is not given is not there. What is outside of the run is not bound.
 */
export async function asRole<Result>(
  role: Role,
  run: () => Result | Promise<Result>,
): Promise<{ result: Result } & Asked> {
  guardClients()
  const asked: Asked = { refusals: [], allowed: [] }
  const result = await assumed.run({ ...role, ...asked }, run)
  return { result, ...asked }
}

function guardClients(): void {
  if (isGuarded) return
  isGuarded = true
  tableClient.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const role = assumed.getStore()
        if (role) check(role, tableCalls(String(commandName), args.input as Record<string, unknown>))
        return next(args)
      },
    { step: 'initialize', name: 'asRole' },
  )
  guardAllClients()
  guardEnvironment(() => assumed.getStore()?.environment)
  signAsRoles()
}

interface AnyClient {
  config: { serviceId: string }
  send: (command: AnyCommand, ...more: unknown[]) => Promise<unknown>
}
type AnyCommand = { constructor: { name: string }; input: Record<string, unknown> }

/** How S3 says that an object is not there: to a read, and to a question for its head. */
const missing = new Set(['NoSuchKey', 'NotFound'])

/** The ancestor of all clients: so one that is made later, or anywhere else, is guarded too. The table's has its own guard. */
function guardAllClients(): void {
  const ancestor: AnyClient = Object.getPrototypeOf(SQSClient.prototype)
  const { send } = ancestor
  ancestor.send = async function (this: AnyClient, command, ...more) {
    const role = assumed.getStore()
    const { serviceId } = this.config
    if (!role || serviceId === 'DynamoDB') return send.call(this, command, ...more)
    check(role, serviceCalls(serviceId, command.constructor.name, command.input))
    try {
      return await send.call(this, command, ...more)
    } catch (error) {
      // S3 reports a missing object only to callers that may list the bucket.
      if (missing.has((error as Error).name)) check(role, [{ action: 's3:ListBucket', resource: 'bucket' }])
      throw error
    }
  }
}

/** What a function signs for browsers it signs as its role: S3 asks, when it is used, whether that role may. */
function signAsRoles(): void {
  const { config } = s3ForBrowsers()
  const { credentials } = config
  const ofRun: typeof credentials = async (...args) => {
    const role = assumed.getStore()
    return role ? roleCredential(role.name) : credentials(...args)
  }
  // Defined and not assigned: the client would keep the first answer for all.
  Object.defineProperty(config, 'credentials', { configurable: true, enumerable: true, value: ofRun })
}

function check(role: Role & Asked, calls: RoleCall[]): void {
  const refused = calls.find((call) => !role.allows(call))
  if (!refused) {
    role.allowed.push(...calls)
    return
  }
  role.refusals.push(refused)
  throw accessDenied(role.name, refused)
}
