import { type Effect, laneOf, lanes } from '../limit/lanes.ts'
import type { Grant } from './grant.ts'

const table = ['table']
const indexes = ['table/index/gsi1', 'table/index/gsi2']

const tableReads: Grant[] = [
  { actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem'], resources: table },
  { actions: ['dynamodb:Query'], resources: [...table, ...indexes] },
]

/** A transaction needs the permissions of the writes in it, so these are the transaction's too. */
const tableWrites: Grant = {
  actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
  resources: table,
}
const all = [...tableReads, tableWrites]

const secrets: Grant = { actions: ['ssm:GetParametersByPath'], resources: ['parameters'] }

/** Promo codes that are guessed through a page are counted; no other item has a key like this. */
const promoGuesses: Grant = {
  actions: ['dynamodb:UpdateItem'],
  resources: table,
  leadingKeys: ['$foyer#limit_promo-code#*'],
}

/**
 * SES asks for the sender's identity, for the configuration set, and for the identity of each recipient that the account has
 * verified too: everybody in the sandbox, the operator's own people later. So all identities, but from one sender.
 */
const mail: Grant[] = [
  { actions: ['ses:SendRawEmail'], resources: ['identity/*'], fromOwnSender: true },
  { actions: ['ses:SendRawEmail'], resources: ['configuration-set'] },
]

/**
 * An order whose hold still has time to run is put back into the queue, for at most 15 minutes each time; so is mail while SES
 * takes none (F34).
 */
const waitAgain = (queue: string): Grant[] => [
  { actions: ['sqs:SendMessage'], resources: [`queue/${queue}`] },
]

/**
 * What functions may do beside writing their own log and polling what calls them (docs/decisions/0047). The stacks make the
 * roles from it, and the stand-ins refuse what it leaves out.
 */
const ownGrants = {
  api: [
    ...all,
    // Many new items at once: the shards of a ticket's pool, and what a duplicated event consists of. PutItem does not allow it.
    { actions: ['dynamodb:BatchWriteItem'], resources: table },
    secrets,
    {
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      resources: ['bucket/media/*', 'bucket/uploads/*'],
    },
    // Addresses of exported files are signed with this role's own right to read them.
    { actions: ['s3:GetObject'], resources: ['bucket/exports/*'] },
    // Without it, S3 calls a file that is not there forbidden instead of missing.
    { actions: ['s3:ListBucket'], resources: ['bucket'] },
  ],
  'stripe-webhook': [...all, secrets],
  page: [...tableReads, promoGuesses],
  relay: [
    {
      actions: ['sqs:SendMessage'],
      resources: ['queue/email', 'queue/order', 'queue/record', 'queue/file', 'queue/event-message'],
    },
  ],
  'reconcile-payments': [...all, secrets],
  'email-consumer': [...all, secrets, ...mail, ...waitAgain('email')],
  'email-feedback-consumer': all,
  'order-expiry-consumer': [...all, secrets, ...waitAgain('order')],
  'payment-consumer': [...all, secrets],
  'attendee-consumer': all,
  'statistics-consumer': all,
  'audit-consumer': all,
  'image-consumer': [
    ...all,
    {
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      resources: ['bucket/media/*', 'bucket/uploads/*'],
    },
  ],
  'export-consumer': [...all, { actions: ['s3:PutObject'], resources: ['bucket/exports/*'] }],
  'event-message-consumer': [...all, ...mail, ...waitAgain('event-message')],
} satisfies Record<string, readonly Grant[]>
type OwnFunction = keyof typeof ownGrants

/**
 * Each function that is deployed. Effects that share a queue share a function, which may do what any of them may; tests and `npm start` run each effect
 * with no more than its own grants.
 */
export const functionGrants = {
  api: ownGrants.api,
  'stripe-webhook': ownGrants['stripe-webhook'],
  page: ownGrants.page,
  relay: ownGrants.relay,
  'reconcile-payments': ownGrants['reconcile-payments'],
  'email-consumer': joined(lanes.email),
  'order-consumer': joined(lanes.order),
  'record-consumer': joined(lanes.record),
  'file-consumer': joined(lanes.file),
  'event-message-consumer': joined(lanes['event-message']),
} satisfies Record<string, readonly Grant[]>
export type DeployedFunction = keyof typeof functionGrants
export type GrantedFunction = OwnFunction | DeployedFunction

/** Every grant of these effects' consumers, once. */
function joined(effects: readonly Effect[]): Grant[] {
  const grants = effects.flatMap((effect): readonly Grant[] => ownGrants[`${effect}-consumer`])
  return [...new Map(grants.map((grant) => [JSON.stringify(grant), grant])).values()]
}

/**
 * What CDK adds to the role of a function that a queue or the stream calls: Lambda polls with the function's own role. Of the
 * queue's actions, Lambda uses the first three.
 */
export function pollingGrants(name: GrantedFunction): Grant[] {
  if (name === 'relay') {
    return [
      { actions: ['dynamodb:ListStreams'], resources: ['*'] },
      {
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: ['stream'],
      },
      {
        actions: ['sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'],
        resources: ['queue/relay-dead-letter'],
      },
    ]
  }
  const reader = /^(.*)-consumer$/.exec(name)?.[1]
  if (reader === undefined) return []
  const queue = reader in lanes ? reader : laneOf(reader as Effect)
  return [
    {
      actions: [
        'sqs:ReceiveMessage',
        'sqs:DeleteMessage',
        'sqs:ChangeMessageVisibility',
        'sqs:GetQueueUrl',
        'sqs:GetQueueAttributes',
      ],
      resources: [`queue/${queue}`],
    },
  ]
}

/** All that a function's role allows, beside its own log; of an effect that shares a function, what it needs of that. */
export function grantsOf(name: GrantedFunction): Grant[] {
  const own: Record<string, readonly Grant[]> = { ...ownGrants, ...functionGrants }
  return [...(own[name] ?? []), ...pollingGrants(name)]
}
