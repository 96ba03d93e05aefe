import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { consumers } from './consumers.ts'
import { functionGrants } from './grant/function-grants.ts'
import type { Grant } from './grant/grant.ts'
import { foreignQueueNames, queueNames } from './queues.ts'
import { relay } from './relay.ts'
import { schedules } from './schedules.ts'
import { arnOfQueue } from './testing/arn-of-queue.ts'
import { grantedStatements } from './testing/granted-statements.ts'
import { synthesise } from './testing/synthesise.ts'

const { template } = synthesise()

const writeLog = ['logs:CreateLogStream', 'logs:PutLogEvents']
const readTable = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const writeTable = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
]
const readSecrets = ['ssm:GetParametersByPath']
const useImages = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:ListBucket']
const sendEmail = ['ses:SendRawEmail']
const receive = [
  'sqs:ReceiveMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueUrl',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
]
const readStream = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator']
const sendDeadLetter = ['sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl']

const consumer = [...writeLog, ...readTable, ...writeTable, ...receive]
const allowed: Record<string, { stack: Parameters<typeof template>[0]; actions: string[] }> = {
  api: { stack: api, actions: [...writeLog, ...readTable, ...writeTable, ...useImages, ...readSecrets] },
  'stripe-webhook': { stack: api, actions: [...writeLog, ...readTable, ...writeTable, ...readSecrets] },
  page: { stack: api, actions: [...writeLog, ...readTable, 'dynamodb:UpdateItem'] },
  relay: {
    stack: relay,
    actions: [...writeLog, ...readStream, 'dynamodb:ListStreams', 'sqs:SendMessage', ...sendDeadLetter],
  },
  'email-consumer': {
    stack: consumers,
    actions: [...consumer, ...readSecrets, ...sendEmail, 'sqs:SendMessage'],
  },
  'email-feedback-consumer': { stack: consumers, actions: consumer },
  'order-expiry-consumer': { stack: consumers, actions: [...consumer, ...readSecrets, 'sqs:SendMessage'] },
  'payment-consumer': { stack: consumers, actions: [...consumer, ...readSecrets] },
  'attendee-consumer': { stack: consumers, actions: consumer },
  'statistics-consumer': { stack: consumers, actions: consumer },
  'audit-consumer': { stack: consumers, actions: consumer },
  'image-consumer': {
    stack: consumers,
    actions: [...consumer, 's3:GetObject', 's3:PutObject', 's3:DeleteObject'],
  },
  'export-consumer': { stack: consumers, actions: [...consumer, 's3:PutObject'] },
  'event-message-consumer': {
    stack: consumers,
    actions: [...consumer, ...sendEmail, 'sqs:SendMessage'],
  },
  'reconcile-payments': {
    stack: schedules,
    actions: [...writeLog, ...readTable, ...writeTable, ...readSecrets],
  },
}

function statements(id: string) {
  const entry = allowed[id]
  if (!entry) throw new Error(`No function ${id}`)
  return grantedStatements(template(entry.stack), id)
}

describe.each(Object.keys(allowed))('the role of %s', (id) => {
  it('allows what its work needs and nothing else', () => {
    const actions = new Set(statements(id).flatMap((statement) => statement.actions))
    expect([...actions].sort()).toEqual([...new Set(allowed[id]?.actions)].sort())
  })

  it('names every action and every resource', () => {
    for (const { actions, resources } of statements(id)) {
      for (const action of actions) expect(action).not.toContain('*')
      if (actions.join() !== 'dynamodb:ListStreams') expect(resources).not.toContain('"*"')
    }
  })
})

describe('queues', () => {
  it.each(queueNames)('lets the consumer of %s reach no other queue', (name) => {
    const resources = statements(`${name}-consumer`)
      .filter((statement) => statement.actions.some((action) => action.startsWith('sqs:')))
      .flatMap((statement) => statement.resources)
    expect(resources.length).toBeGreaterThan(0)
    for (const resource of resources) expect(resource).toMatch(arnOfQueue(name))
  })

  it('lets the relay send to all of them but those that others fill, and receive from none', () => {
    const granted = statements('relay').filter((it) => it.actions.join() === 'sqs:SendMessage')
    const resources = granted.flatMap((it) => it.resources)
    expect(resources).toHaveLength(queueNames.length - foreignQueueNames.length)
    for (const name of foreignQueueNames) expect(resources.join()).not.toMatch(arnOfQueue(name))
  })
})

describe('the page function', () => {
  it('writes nothing but the counts of guessed promo codes', () => {
    const writes = statements('page').filter(({ actions }) => actions.includes('dynamodb:UpdateItem'))
    expect(writes).toMatchObject([
      {
        actions: ['dynamodb:UpdateItem'],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['$foyer#limit_promo-code#*'] },
          Null: { 'dynamodb:LeadingKeys': 'false' },
        },
      },
    ])
  })

  it('is granted what its tests are run with', () => {
    const ofTable = statements('page').filter(({ actions }) => actions.join().startsWith('dynamodb:'))
    const granted = functionGrants.page.map((grant: Grant) => ({
      actions: [...grant.actions],
      resources: grant.resources.length,
      leadingKeys: grant.leadingKeys,
    }))
    expect(
      ofTable.map(({ actions, resources, conditions }) => ({
        actions,
        resources: resources.length,
        leadingKeys: conditions?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'],
      })),
    ).toEqual(granted)
  })

  it('has no secrets', () => {
    const functions = template(api).findResources('AWS::Lambda::Function', {
      Properties: { FunctionName: 'production-foyer-page' },
    })
    const [page] = Object.values(functions)
    expect(Object.keys(page?.Properties.Environment.Variables)).not.toContain('PARAMETERS_PATH')
  })
})
