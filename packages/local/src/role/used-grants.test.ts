import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { queues } from '@foyer/contracts/message'
import { forgetEventGraphs } from '@foyer/core/event-graph/event-graph'
import { queueUrl } from '@foyer/core/message/send-messages'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import type { RoleCall } from '@foyer/core/testing/role/role-call'
import { logger } from '@foyer/functions/logger'
import { deployedAs, watchFunctions } from '@foyer/functions/testing/function-rights'
import { afterAll, expect, it, vi } from 'vitest'
import {
  type DeployedFunction,
  functionGrants,
  type GrantedFunction,
  ownGrants,
  pollingGrants,
  secretsOf,
} from '../../../../stacks/grant/function-grants.ts'
import { ownVariables } from '../../../../stacks/grant/function-variables.ts'
import { type Grant, isLike } from '../../../../stacks/grant/grant.ts'
import { startGateway } from '../gateway/start-gateway.ts'
import { loadLambdaFunctions } from '../lambda-functions.ts'
import { startPumps } from '../pumps/start-pumps.ts'
import { standIns } from '../stand-ins/own-stand-ins.ts'
import { walkApi } from './walk-api.ts'
import { walkLine } from './walk-line.ts'
import { walkLog } from './walk-log.ts'
import { walkMail } from './walk-mail.ts'
import { walkSale } from './walk-sale.ts'
import { walkWallets } from './walk-wallets.ts'
import { walkWebhooks } from './walk-webhooks.ts'

/** What a function is granted: one action on one resource, and on items with one kind of key. */
interface Granted {
  name: GrantedFunction
  action: string
  resource: string
  key?: string
}

/** Each right of each effect's own consumer; a poller of a queue or the stream has the deployed function's. */
const unused = new Set([
  ...Object.entries<readonly Grant[]>(ownGrants).flatMap(([name, grants]) =>
    rightsOf(name as GrantedFunction, grants),
  ),
  ...(Object.keys(functionGrants) as DeployedFunction[]).flatMap((name) =>
    rightsOf(name, pollingGrants(name)),
  ),
])

function rightsOf(name: GrantedFunction, grants: readonly Grant[]): Granted[] {
  return grants.flatMap(({ actions, resources, leadingKeys = [undefined] }) =>
    actions.flatMap((action) =>
      resources.flatMap((resource) =>
        leadingKeys.map((key): Granted => ({ name, action, resource, ...(key && { key }) })),
      ),
    ),
  )
}

/** CDK grants these with an event source and they cannot be left out; neither Foyer nor Lambda needs them. */
const isFromCdk = ({ action, resource }: Granted) =>
  action === 'sqs:GetQueueUrl' || resource === 'queue/relay-dead-letter'

/** Secrets come without SSM here. `unread` checks that each is used, and `secrets.test.ts` who may read which, and its copy. */
const isSecret = ({ action, key = '' }: Granted) =>
  action.startsWith('ssm:') || key.startsWith('$foyer#secrets_of_')

/** What each function is given but has not read, as `function: VARIABLE`; and what it has read but is not given. */
const unread = new Set(
  (Object.keys(ownGrants) as (keyof typeof ownGrants)[]).flatMap((name) =>
    [...ownVariables[name].filter(isReadAtWork), ...secretsOf(name)].map(
      (variable) => `${name}: ${variable}`,
    ),
  ),
)
const missed = new Set<string>()

/** The table's name is read when the code is loaded; `sst.test.ts` shows that no function starts without what it reads then. */
function isReadAtWork(variable: string): boolean {
  return variable !== 'TABLE_NAME'
}

watchFunctions({
  call: (name, call) => {
    const names = [name, deployedAs(name)]
    for (const granted of unused)
      if (names.includes(granted.name) && isUse(call, granted)) unused.delete(granted)
  },
  read: (name, variable, isGiven) => {
    const line = `${name}: ${variable}`
    unread.delete(line)
    if (!isGiven) missed.add(line)
  },
})

function isUse({ action, resource, leadingKeys = [] }: RoleCall, granted: Granted): boolean {
  if (action !== granted.action || !isLike(granted.resource, resource)) return false
  return granted.key === undefined || leadingKeys.some((key) => isLike(granted.key ?? '', key))
}

const functions = await loadLambdaFunctions()
const pumps = startPumps({ standIns, functions, directory: null })
const { port } = new URL(standIns.env.SITE_URL ?? '')
const gateway = await startGateway({
  port: Number(port),
  functions,
  origins: standIns.origins,
  clientDirectory: '',
  onWrite: pumps.wake,
})
afterAll(async () => {
  await gateway.stop()
  await pumps.stop()
})

/** Each consumer gets an unknown message, and asks for it again later. */
async function sendUnreadable(): Promise<void> {
  const sqs = new SQSClient({})
  for (const queue of queues) {
    const MessageBody = JSON.stringify({ queue, name: 'unknown', payload: {} })
    await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl(queue), MessageBody }))
  }
}

async function walkPages(): Promise<void> {
  const { event } = await mintLiveEvent([{ type: 'FREE' }])
  forgetEventGraphs()
  for (const path of [`/e/${event.id}/${event.slug}?promo_code=GUESS`, `/o/${event.organizer_id}`])
    expect((await fetch(`${standIns.env.SITE_URL}${path}`)).status).toBe(200)
}

it('every function needs every right, variable and secret that it has, and asks for no other variable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(logger, 'error').mockImplementation(() => {})
  await walkPages()
  await walkSale(functions)
  await walkLog(functions)
  await walkLine()
  await walkWebhooks(functions)
  await walkMail()
  await walkWallets()
  await sendUnreadable()
  await walkApi()
  await vi.waitFor(() => {
    expect([...unused].filter((granted) => !isFromCdk(granted) && !isSecret(granted))).toEqual([])
    expect([...unread]).toEqual([])
  }, 300_000)
  expect([...missed]).toEqual([])
}, 1_800_000)
