import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Match } from 'aws-cdk-lib/assertions'
import { Function as SstFunction } from 'sst/constructs'
import { useFunctions } from 'sst/constructs/Function.js'
import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { consumers } from './consumers.ts'
import { commitOf } from './function-environment.ts'
import { type DeployedFunction, type OwnFunction, secretsOf } from './grant/function-grants.ts'
import { ownVariables, variableNames } from './grant/function-variables.ts'
import { functionLimits } from './limit/function-limits.ts'
import { lanes, queueNames } from './limit/lanes.ts'
import { relay } from './relay.ts'
import { schedules } from './schedules.ts'
import { arnOfQueue } from './testing/arn-of-queue.ts'
import { synthesise } from './testing/synthesise.ts'

// A separate app: SST knows only the latest app's handlers.
const { app, template } = synthesise({ inspect: () => {} })
const functions = app.node.findAll().filter((construct) => construct instanceof SstFunction)
const handlers = functions.map((it) => String(useFunctions().fromID(it.node.addr)?.handler))
const properties = [api, relay, consumers, schedules].flatMap((stack) =>
  Object.values(
    template(stack).findResources('AWS::Lambda::Function', {
      Properties: { FunctionName: Match.anyValue() },
    }),
  ),
)

/** The code that a deployed function runs: the consumer of each effect that its queue carries. */
function readersIn(id: DeployedFunction): OwnFunction[] {
  const queue = queueNames.find((name) => `${name}-consumer` === id)
  const alone = id === 'door' ? 'api' : (id as OwnFunction)
  return queue ? lanes[queue].map((effect): OwnFunction => `${effect}-consumer`) : [alone]
}

describe('functions', () => {
  it('have handlers that exist', () => {
    expect(handlers).toHaveLength(queueNames.length + 8)
    const missing = handlers.filter((handler) => !existsSync(handler.replace(/\.handler$/, '.ts')))
    expect(missing).toEqual([])
  })

  it('run on arm64 with at least 1024 MB and write to a log with limited retention', () => {
    expect(properties).toHaveLength(queueNames.length + 8)
    for (const { Properties: it } of properties) {
      expect(it).toMatchObject({ Architectures: ['arm64'], LoggingConfig: { LogGroup: expect.anything() } })
      expect(it.MemorySize).toBeGreaterThanOrEqual(1024)
    }
    for (const stack of [api, relay, consumers, schedules]) {
      template(stack).allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 })
    }
  })

  it('keep calls apart for checkout, for doors, for pages, for payments and for webhooks', () => {
    const reserved = (found: typeof properties) =>
      Object.fromEntries(
        found.flatMap(({ Properties: { FunctionName, ReservedConcurrentExecutions: calls } }) =>
          calls === undefined ? [] : [[FunctionName.replace(/^.*-foyer-/, ''), calls]],
        ),
      )
    expect(reserved(properties)).toEqual({
      ...{ api: 500, door: 50, page: 150 },
      ...{ 'stripe-webhook': 50, 'webhook-sender': 50 },
    })
  })

  it('are given the variables that they read and no others, and the names of their secrets only', () => {
    const path = '/foyer/production'
    for (const { Properties: it } of properties) {
      const id = it.FunctionName.replace('production-foyer-', '') as DeployedFunction
      const { SECRET_PARAMETERS, ...variables } = it.Environment.Variables
      const isForFoyer = (name: string) => variableNames.some((variable) => variable === name)
      const isSet = (name: string) =>
        !['TERMS_URL', 'PRIVACY_URL', 'IMPRINT_URL', 'DEMO_EVENT_URL', 'PLACE_PROVIDER'].includes(name)
      const given = Object.keys(variables).filter(isForFoyer).toSorted()
      const read = new Set(readersIn(id).flatMap((reader) => ownVariables[reader]))
      expect([id, given]).toEqual([id, [...read].filter(isSet).toSorted()])
      const secrets = secretsOf(id).map((secret) => `${path}/${secret}`)
      expect([id, SECRET_PARAMETERS ?? '']).toEqual([id, secrets.join()])
      const { COPY_KEY, ...others } = variables
      expect(Object.keys(others).filter((name) => /SECRET|KEY/.test(name))).toEqual([])
      expect([id, COPY_KEY === undefined]).toEqual([id, secrets.length === 0])
    }
  })

  it('that have secrets open their sealed copy with a key that no other function is given', () => {
    const given = properties.flatMap(({ Properties: { FunctionName, Environment } }) => {
      const { COPY_KEY } = Environment.Variables
      return COPY_KEY ? [{ id: FunctionName.replace('production-foyer-', ''), COPY_KEY }] : []
    })
    const keys = given.map(({ id, COPY_KEY }) => {
      const resource = expect.stringMatching(new RegExp(`^${id.replaceAll('-', '')}copykey`))
      expect(COPY_KEY).toEqual({ 'Fn::Join': ['', [`${id}:`, { 'Fn::GetAtt': [resource, 'Key'] }]] })
      return JSON.stringify(COPY_KEY)
    })
    expect(keys.length).toBeGreaterThan(5)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the version that /api/health says', () => {
  it('has the commit after the release, so that an operator sees which build runs', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    template(api).hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'production-foyer-api',
      Environment: { Variables: Match.objectLike({ VERSION: `${version}+${commitOf('.')}` }) },
    })
  })

  it('names the commit, says that files differ from it, and needs no Git', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'foyer-commit-'))
    const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()
    expect(commitOf(folder)).toBeNull()
    git('init', '--quiet')
    writeFileSync(path.join(folder, 'file'), 'one')
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'One')
    const commit = git('rev-parse', '--short=12', 'HEAD')
    git('tag', 'v0.2.0')
    expect(commitOf(folder)).toBe(commit)
    writeFileSync(path.join(folder, 'file'), 'two')
    expect(commitOf(folder)).toBe(`${commit}-dirty`)
    rmSync(folder, { recursive: true })
  })
})

describe('consumers', () => {
  it.each(queueNames)('%s reads its queue and reports single failures', (name) => {
    const mappings = template(consumers).findResources('AWS::Lambda::EventSourceMapping')
    const own = Object.values(mappings).filter((it) =>
      arnOfQueue(name).test(JSON.stringify(it.Properties.EventSourceArn)),
    )
    expect(own).toHaveLength(1)
    expect(own[0]?.Properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: expect.any(Number) },
    })
    template(consumers).hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: `production-foyer-${name}-consumer`,
      Timeout: functionLimits[`${name}-consumer`].timeoutSeconds,
    })
  })
})

describe('the relay', () => {
  it('is called only for items that carry messages or change what is left, listed or sold, and gives one up only while the stream still has it for most of a day', () => {
    template(relay).hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FilterCriteria: {
        Filters: [
          { outbox_id: { S: [{ exists: true }] } },
          { __edb_e__: { S: ['event', 'settings', 'ticket', 'capacity_assignment', 'passed_ticket'] } },
          { __edb_e__: { S: ['order'] }, status: { S: ['EXPIRED'] } },
          { __edb_e__: { S: ['order', 'attendee'] }, gsi1pk: { S: [{ exists: true }] } },
          { __edb_e__: { S: ['event_statistics'] }, part: { S: ['all'] } },
        ].map((NewImage) => ({
          Pattern: Match.serializedJson({ eventName: ['INSERT', 'MODIFY'], dynamodb: { NewImage } }),
        })),
      },
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: Match.absent(),
      MaximumRecordAgeInSeconds: 6 * 3600,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })
})

describe('the clock', () => {
  it('has payments reconciled every ten minutes, once each time', () => {
    template(schedules).hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(10 minutes)',
      State: 'ENABLED',
      Targets: [
        {
          Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^reconcilepayments'), 'Arn'] },
          RetryPolicy: { MaximumRetryAttempts: 0 },
        },
      ],
    })
  })
})
