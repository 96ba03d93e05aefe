import { AsyncLocalStorage } from 'node:async_hooks'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { client as tableClient } from '../../table/client.ts'
import { accessDenied } from './access-denied.ts'
import { type Environment, guardEnvironment } from './guard-environment.ts'
import type { RoleCall } from './role-call.ts'
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
 * allow is refused as IAM refuses it. What is outside of the run is not bound.
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
  guardSignedAddresses()
}

interface AnyClient {
  config: { serviceId: string }
  send: (command: AnyCommand, ...more: unknown[]) => Promise<unknown>
}
type AnyCommand = { constructor: { name: string }; input: Record<string, unknown> }

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
      // S3 tells that an object is missing only to those who may list the bucket.
      if ((error as Error).name === 'NoSuchKey')
        check(role, [{ action: 's3:ListBucket', resource: 'bucket' }])
      throw error
    }
  }
}

/** A signed address gives what its signer may do: no `send` sees it, but the command is made ready for S3 all the same. */
function guardSignedAddresses(): void {
  const { resolveMiddleware } = GetObjectCommand.prototype
  GetObjectCommand.prototype.resolveMiddleware = function (...args) {
    const role = assumed.getStore()
    if (role) check(role, serviceCalls('S3', 'GetObjectCommand', { ...this.input }))
    return resolveMiddleware.apply(this, args)
  }
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
