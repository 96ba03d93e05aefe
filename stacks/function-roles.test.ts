import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { consumers } from './consumers.ts'
import { type DeployedFunction, functionGrants, grantsOf, neededOf } from './grant/function-grants.ts'
import type { Grant } from './grant/grant.ts'
import { queueNames } from './limit/lanes.ts'
import { relay } from './relay.ts'
import { schedules } from './schedules.ts'
import { arnOfQueue } from './testing/arn-of-queue.ts'
import { grantedStatements } from './testing/granted-statements.ts'
import { resourceName } from './testing/resource-name.ts'
import { synthesise } from './testing/synthesise.ts'

const { template } = synthesise()

const functionNames = Object.keys(functionGrants) as DeployedFunction[]

function stackOf(id: DeployedFunction) {
  if (id.endsWith('-consumer') || id === 'webhook-sender') return consumers
  if (id === 'relay') return relay
  return id === 'reconcile-payments' ? schedules : api
}

const statements = (id: DeployedFunction) => grantedStatements(template(stackOf(id)), id)

const writeLog: Grant = {
  actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
  resources: ['log'],
}

/** A grant as a line of text in a fixed order, so that two lists of them can be compared. */
function lineOf({ actions, resources, leadingKeys = [], fromOwnSender }: Grant): string {
  return JSON.stringify([[...actions].sort(), [...resources].sort(), leadingKeys, fromOwnSender === true])
}

describe.each(functionNames)('the role of %s', (id) => {
  it('is in its template what tests and npm start run it with: statement by statement', () => {
    const inTemplate = statements(id).map(({ actions, resources, conditions }) => ({
      actions,
      resources: resources.map(resourceName),
      ...grantedOnlyIf(conditions),
    }))
    const inTable = [writeLog, ...neededOf(grantsOf(id), {})]
    expect(inTemplate.map(lineOf).sort()).toEqual(inTable.map(lineOf).sort())
  })

  it('names every action, and no resource by a wildcard alone', () => {
    for (const { actions, resources } of statements(id)) {
      for (const action of actions) expect(action).not.toContain('*')
      if (actions.join() !== 'dynamodb:ListStreams') expect(resources).not.toContain('"*"')
    }
  })
})

/** A template's conditions in the words of a grant; any but these two kinds are a mistake. */
function grantedOnlyIf(
  conditions: Record<string, Record<string, unknown>> | undefined,
): Pick<Grant, 'leadingKeys' | 'fromOwnSender'> {
  if (!conditions) return {}
  const keys = conditions['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] as string[] | undefined
  if (keys) {
    expect(conditions).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    })
    return { leadingKeys: keys }
  }
  expect(conditions).toEqual({ StringEqualsIgnoreCase: { 'ses:FromAddress': 'tickets@example.com' } })
  return { fromOwnSender: true }
}

describe('queues', () => {
  it.each(queueNames)('lets the consumer of %s reach no other queue', (name) => {
    const resources = statements(`${name}-consumer`)
      .filter((statement) => statement.actions.some((action) => action.startsWith('sqs:')))
      .flatMap((statement) => statement.resources)
    expect(resources.length).toBeGreaterThan(0)
    for (const resource of resources) expect(resource).toMatch(arnOfQueue(name))
  })

  it('lets the relay send to all of them, and receive from none', () => {
    const granted = statements('relay').filter((it) => it.actions.join() === 'sqs:SendMessage')
    const resources = granted.flatMap((it) => it.resources)
    expect(resources).toHaveLength(queueNames.length)
  })
})

describe('the provider of places', () => {
  const asked = (settings: { places?: 'amazon-location' }) =>
    functionNames.flatMap((id) =>
      grantedStatements(synthesise({ settings }).template(stackOf(id)), id)
        .filter(({ actions }) => actions.some((action) => action.startsWith('geo')))
        .map(({ actions, resources }) => ({ id, actions, resources: resources.map(resourceName) })),
    )

  it('is asked by the API alone, where the stage has set it', () => {
    expect(asked({ places: 'amazon-location' })).toEqual([
      { id: 'api', actions: ['geo-places:Suggest', 'geo-places:GetPlace'], resources: ['places'] },
    ])
    synthesise({ settings: { places: 'amazon-location' } })
      .template(api)
      .hasResourceProperties('AWS::Lambda::Function', {
        FunctionName: 'production-foyer-api',
        Environment: { Variables: Match.objectLike({ PLACE_PROVIDER: 'amazon-location' }) },
      })
  })

  it('may be asked by no function of a stage without it', () => {
    expect(asked({})).toEqual([])
  })
})

describe('the page function', () => {
  it('writes nothing but the counts of guessed promo codes', () => {
    const writes = statements('page').filter(({ actions }) => actions.includes('dynamodb:UpdateItem'))
    expect(writes).toMatchObject([
      {
        actions: ['dynamodb:UpdateItem'],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['$foyer#limit_promo-code#subject_*'] },
          Null: { 'dynamodb:LeadingKeys': 'false' },
        },
      },
    ])
  })

  it('has no secrets', () => {
    const functions = template(api).findResources('AWS::Lambda::Function', {
      Properties: { FunctionName: 'production-foyer-page' },
    })
    const [page] = Object.values(functions)
    expect(Object.keys(page?.Properties.Environment.Variables)).not.toContain('SECRET_PARAMETERS')
  })
})
