import { type Effect, laneOf, lanes } from '../limit/lanes.ts'
import type { Grant } from './grant.ts'
import { onFiles, onItems, onKeys, queries } from './make-grant.ts'

/**
 * What a stage with wallets keeps there too, written together by `operate set-wallets` (docs/decisions/0084). `WALLETS` names the wallets that are
 * offered, for functions that only show it.
 */
export const walletSecrets = ['WALLETS', 'APPLE_PASS', 'APPLE_WWDR_CERTIFICATE', 'GOOGLE_WALLET'] as const
export type WalletSecret = (typeof walletSecrets)[number]

/** What a stage keeps in SSM; values that are valid at once are joined by commas (docs/decisions/0053). */
export const secretNames = [
  'TOKEN_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...walletSecrets,
] as const
export type SecretName = (typeof secretNames)[number]

const readSecrets = 'ssm:GetParameters'
const copyOf = (name: string) => `$foyer#secrets_of_${name}`

/** To read secrets, and to keep and read a sealed copy of them under the name of the deployed function (docs/decisions/0162). */
const secrets = (of: string, ...names: SecretName[]): Grant[] => [
  { actions: [readSecrets], resources: names.map((name) => `parameter/${name}`) },
  {
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    resources: ['table'],
    leadingKeys: [copyOf(of)],
  },
]

/**
 * SES asks for the sender's identity, for the configuration set, and for the identity of each recipient that the account has
 * verified too: every recipient in the sandbox, the operator's own people later. So it names all identities, but one sender.
 */
const mail: Grant[] = [
  { actions: ['ses:SendRawEmail'], resources: ['identity/*'], fromOwnSender: true },
  { actions: ['ses:SendRawEmail'], resources: ['configuration-set'] },
]

const sendTo = (...queues: string[]): Grant => ({
  actions: ['sqs:SendMessage'],
  resources: queues.map((queue) => `queue/${queue}`),
})

/**
 * What functions may do besides writing their own log and polling their event sources (docs/decisions/0047). The stacks make the
 * roles from it, and the stand-ins refuse what it leaves out. A grant that is never used fails `used-grants.test.ts`.
 */
export const ownGrants = {
  api: [
    onItems('GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    // Many new items at once: the shards of a ticket's pool, and what a duplicated event consists of. PutItem does not allow it.
    onItems('BatchWriteItem'),
    queries('gsi1', 'gsi2'),
    ...secrets('api', 'TOKEN_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'WALLETS'),
    // Addresses of exported files are signed with this role's right to read them, upload forms with its right to write.
    onFiles('GetObject', 'media', 'uploads', 'exports', 'snapshots'),
    onFiles('PutObject', 'media', 'uploads'),
    onFiles('DeleteObject', 'media'),
    // Without it, S3 calls a missing file forbidden.
    { actions: ['s3:ListBucket'], resources: ['bucket'] },
    {
      actions: ['geo-places:Suggest', 'geo-places:GetPlace'],
      resources: ['places'],
      onlyWith: 'PLACE_PROVIDER',
    },
  ],
  'stripe-webhook': [
    onKeys('PutItem', 'stripe_event_id'),
    ...secrets('stripe-webhook', 'STRIPE_WEBHOOK_SECRET'),
  ],
  // It alone signs passes: the API's function, which strangers ask for everything else, cannot read the keys (docs/decisions/0084).
  wallet: [
    onItems('GetItem', 'BatchGetItem'),
    queries('gsi2'),
    onKeys('PutItem', 'serial'),
    onKeys('DeleteItem', 'serial'),
    onKeys('UpdateItem', 'limit_wallet_link#subject'),
    ...secrets('wallet', 'APPLE_PASS', 'APPLE_WWDR_CERTIFICATE', 'GOOGLE_WALLET'),
  ],
  page: [
    onItems('GetItem', 'BatchGetItem'),
    queries('gsi1', 'gsi2'),
    // Promo codes guessed through a page are counted.
    onKeys('UpdateItem', 'limit_promo-code#subject'),
  ],
  relay: [sendTo('email', 'order', 'record', 'file', 'event-message')],
  'reconcile-payments': [
    onItems('GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    queries('gsi2'),
    ...secrets('reconcile-payments', 'STRIPE_SECRET_KEY'),
  ],
  'email-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    queries(),
    onKeys('PutItem', 'subject_id'),
    onKeys('UpdateItem', 'account_id', 'limit', 'message_id'),
    ...secrets('email-consumer', 'TOKEN_SECRET', 'WALLETS'),
    ...mail,
    // Mail waits while SES takes none (F34).
    sendTo('email'),
  ],
  'email-feedback-consumer': [
    onItems('GetItem'),
    onKeys('PutItem', 'address_hash', 'message_id'),
    onKeys('UpdateItem', 'subject_id'),
  ],
  'order-expiry-consumer': [
    onItems('GetItem', 'PutItem', 'UpdateItem'),
    ...secrets('order-consumer', 'STRIPE_SECRET_KEY'),
    // An order with time left on its hold is put back into the queue, for at most 15 minutes each time.
    sendTo('order'),
  ],
  'payment-consumer': [
    onItems('GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'),
    queries('gsi2'),
    ...secrets('order-consumer', 'STRIPE_SECRET_KEY'),
  ],
  'attendee-consumer': [onItems('GetItem'), onKeys('PutItem', 'short_id', 'holder_hash')],
  'statistics-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    onKeys('PutItem', 'subject_id'),
    onKeys('UpdateItem', 'event_id', 'organizer_id'),
  ],
  'audit-consumer': [onKeys('PutItem', 'account_id'), onKeys('UpdateItem', 'account_id')],
  'wallet-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    queries('gsi1'),
    onKeys('UpdateItem', 'serial'),
    onKeys('DeleteItem', 'serial'),
    ...secrets('record-consumer', 'APPLE_PASS', 'GOOGLE_WALLET'),
    // The passes of a large event are told in chunks.
    sendTo('record'),
  ],
  'availability-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    queries('gsi2'),
    // Also the line of a crowd, and in the event's graph the mark that it has one.
    onKeys('PutItem', 'stock_event_id', 'line_event_id', 'event_id'),
    onKeys('UpdateItem', 'stock_event_id', 'line_event_id', 'event_id'),
    onKeys('DeleteItem', 'line_event_id', 'event_id'),
    // How often promo codes are used.
    onKeys('BatchWriteItem', 'used_event_id'),
    // The last change of a burst is counted a second later.
    sendTo('order'),
  ],
  'change-log-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    queries(),
    onKeys('PutItem', 'log_event_id', 'feed_account_id'),
    onKeys('UpdateItem', 'log_event_id', 'feed_account_id'),
    onKeys('BatchWriteItem', 'listed_event_id'),
    // Webhooks are told of what was appended.
    sendTo('order'),
  ],
  'webhook-consumer': [
    onItems('GetItem'),
    onKeys('UpdateItem', 'webhook_account_id', 'feed_account_id'),
    { actions: ['lambda:InvokeFunction'], resources: ['function/webhook-sender'] },
    // A message that came before it was due is sent again.
    sendTo('order'),
  ],
  'webhook-sender': [
    onItems('GetItem', 'BatchGetItem'),
    queries(),
    onKeys('PutItem', 'delivering_webhook_id'),
    onKeys('UpdateItem', 'webhook_account_id', 'feed_account_id'),
  ],
  'snapshot-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    queries('gsi1'),
    onKeys('UpdateItem', 'log_event_id'),
    onKeys('BatchWriteItem', 'listed_event_id'),
    onFiles('GetObject', 'snapshots'),
    onFiles('PutObject', 'snapshots'),
    // One that came before it was due is sent again.
    sendTo('file'),
  ],
  'image-consumer': [
    onItems('GetItem'),
    onKeys('PutItem', 'event_id', 'account_id'),
    onFiles('GetObject', 'uploads'),
    onFiles('PutObject', 'media'),
    onFiles('DeleteObject', 'media', 'uploads'),
  ],
  'export-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    queries('gsi1'),
    onKeys('UpdateItem', 'id_ex', 'archived_account_id'),
    onFiles('PutObject', 'exports'),
    // An attempt goes on with the rows that an earlier one chose, and forgets parts that are of no use anymore. Those of a large event come from its snapshot.
    onFiles('GetObject', 'exports', 'snapshots'),
    // Pictures go into an archive.
    onFiles('GetObject', 'media'),
    onFiles('AbortMultipartUpload', 'exports'),
  ],
  'import-consumer': [
    onItems('GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
    queries('gsi1', 'gsi2'),
    onFiles('GetObject', 'uploads', 'exports'),
    // Pictures and orders of an archive go the way of every upload.
    onFiles('PutObject', 'uploads', 'exports'),
    // A file that was not sent yet is missing, and not forbidden.
    { actions: ['s3:ListBucket'], resources: ['bucket'] },
  ],
  'event-message-consumer': [
    onItems('GetItem', 'BatchGetItem'),
    queries('gsi1'),
    onKeys('PutItem', 'message_id', 'subject_id'),
    // A scheduled message takes from its account's mail when it is due.
    onKeys('UpdateItem', 'event_id', 'message_id', 'account_id'),
    ...mail,
    sendTo('event-message'),
  ],
} satisfies Record<string, readonly Grant[]>
export type OwnFunction = keyof typeof ownGrants

/**
 * Each function that is deployed. Effects that share a queue share a function, which may do what any of them may; tests and `npm start` run each effect
 * with only its own grants.
 */
export const functionGrants = {
  api: ownGrants.api,
  // The API's own code, for the calls of doors alone: it could not even ask Stripe (docs/decisions/0165).
  door: [
    ...ownGrants.api.filter(
      ({ actions, onlyWith, leadingKeys }: Grant) =>
        !onlyWith && !actions.includes(readSecrets) && !leadingKeys?.includes(copyOf('api')),
    ),
    ...secrets('door', 'TOKEN_SECRET'),
  ],
  'stripe-webhook': ownGrants['stripe-webhook'],
  wallet: ownGrants.wallet,
  page: ownGrants.page,
  relay: ownGrants.relay,
  'reconcile-payments': ownGrants['reconcile-payments'],
  'email-consumer': joined(lanes.email),
  'order-consumer': joined(lanes.order),
  'record-consumer': joined(lanes.record),
  'webhook-sender': ownGrants['webhook-sender'],
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

/** Without those that the stage has no use for: it does not give the function the variable that goes with them. */
export function neededOf(
  grants: readonly Grant[],
  variables: Readonly<Record<string, string | undefined>>,
): Grant[] {
  return grants.filter(({ onlyWith }) => onlyWith === undefined || variables[onlyWith])
}

/** All that a function's role allows, besides its own log; for an effect that shares a function, only what it needs. */
export function grantsOf(name: GrantedFunction): Grant[] {
  const own: Record<string, readonly Grant[]> = { ...ownGrants, ...functionGrants }
  return [...(own[name] ?? []), ...pollingGrants(name)]
}

/** The secrets that a function may read. */
export function secretsOf(name: GrantedFunction): SecretName[] {
  const readable = grantsOf(name)
    .filter(({ actions }) => actions.includes(readSecrets))
    .flatMap(({ resources }) => resources)
  return secretNames.filter((secret) => readable.includes(`parameter/${secret}`))
}
