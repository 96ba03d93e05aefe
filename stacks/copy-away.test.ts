import { readFileSync } from 'node:fs'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { copyFolders, copyRoleName } from './limit/copy-folders.ts'
import { recoverableDays } from './limit/media-lifecycle.ts'
import { storage } from './storage.ts'
import { synthesise } from './testing/synthesise.ts'

const copyTo = { bucket: 'production-foyer-copy-210987654321-eu-west-1', account: '210987654321' }
const template = synthesise({ settings: { copyTo } }).template(storage)

interface Statement {
  Action: string | string[]
  Resource: string | { 'Fn::GetAtt': string[] }
}

/** What a role of the copy may do, a line for each statement. */
function granted(what: keyof typeof copyFolders): string[] {
  const RoleName = copyRoleName('production', 'eu-central-1', what)
  const [role] = Object.values(template.findResources('AWS::IAM::Role', { Properties: { RoleName } }))
  const statements: Statement[] = role?.Properties.Policies[0].PolicyDocument.Statement
  return statements.map(({ Action, Resource }) => {
    const name = typeof Resource === 'string' ? Resource : Resource['Fn::GetAtt'].join('.')
    return `${[Action].flat().join()} ${name.replace(/^table[0-9A-F]{8}\.Arn$/, 'the table')}`
  })
}

describe('a stage with a copy elsewhere', () => {
  it('exports its table to the copy’s bucket and account once a day', () => {
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(1 day)',
      Target: Match.objectLike({ Arn: 'arn:aws:scheduler:::aws-sdk:dynamodb:exportTableToPointInTime' }),
    })
    const [schedule] = Object.values(template.findResources('AWS::Scheduler::Schedule'))
    const parts: (string | { 'Fn::GetAtt': string[] })[] = schedule?.Properties.Target.Input['Fn::Join'][1]
    const input = parts.map((part) => (typeof part === 'string' ? part : part['Fn::GetAtt'][1]))
    expect(JSON.parse(input.join(''))).toEqual({
      TableArn: 'Arn',
      S3Bucket: copyTo.bucket,
      S3BucketOwner: copyTo.account,
      S3Prefix: 'table',
      ExportFormat: 'DYNAMODB_JSON',
    })
  })

  it('lets the schedule export that table into one folder, and do nothing else', () => {
    expect(granted('table')).toEqual([
      'dynamodb:ExportTableToPointInTime the table',
      `s3:PutObject,s3:PutObjectAcl,s3:AbortMultipartUpload arn:aws:s3:::${copyTo.bucket}/table/*`,
    ])
  })

  it('replicates images and their deletion, and neither uploads nor exported files', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      ReplicationConfiguration: {
        Rules: [
          Match.objectLike({
            Status: 'Enabled',
            Filter: { Prefix: 'media/' },
            DeleteMarkerReplication: { Status: 'Enabled' },
            Destination: { Bucket: `arn:aws:s3:::${copyTo.bucket}` },
          }),
        ],
      },
    })
    const media = 'arn:aws:s3:::production-foyer-media-123456789012-eu-central-1'
    expect(granted('media')).toEqual([
      `s3:GetReplicationConfiguration,s3:ListBucket ${media}`,
      `s3:GetObjectVersionForReplication,s3:GetObjectVersionAcl,s3:GetObjectVersionTagging ${media}/media/*`,
      `s3:ReplicateObject,s3:ReplicateDelete,s3:ReplicateTags arn:aws:s3:::${copyTo.bucket}/media/*`,
    ])
  })

  it('has nothing of that without the setting', () => {
    const without = synthesise().template(storage)
    without.resourceCountIs('AWS::Scheduler::Schedule', 0)
    without.hasResourceProperties('AWS::S3::Bucket', { ReplicationConfiguration: Match.absent() })
  })
})

describe('docs/aws/copy.json', () => {
  const text = readFileSync('docs/aws/copy.json', 'utf8')
  const { Resources } = JSON.parse(text.replaceAll(/\$\{([\w.:]+)\}/g, '<$1>'))
  const policy: { Effect: string; Action: string[]; Resource: { 'Fn::Sub': string }; Condition: object }[] =
    Resources.CopyPolicy.Properties.PolicyDocument.Statement

  it('lets the stage’s two roles write what they may write, and no one else', () => {
    const allowed = policy.filter(({ Effect, Resource }) => Effect === 'Allow' && Resource['Fn::Sub'])
    const inPolicy = allowed.map(({ Action, Resource, Condition }) => {
      const [, folder] = Resource['Fn::Sub'].split('/')
      const role = copyRoleName('<Stage>', '<StageRegion>', folder as 'table' | 'media')
      const arn = { 'Fn::Sub': `arn:aws:iam::<StageAccount>:role/${role}` }
      expect(Condition).toEqual({ ArnEquals: { 'aws:PrincipalArn': arn } })
      return `${Action.join()} arn:aws:s3:::${copyTo.bucket}/${folder}/*`
    })
    expect(inPolicy).toEqual([...granted('table').slice(1), ...granted('media').slice(2)])
    for (const { Action } of policy.filter(({ Effect }) => Effect === 'Allow'))
      expect(Action.join()).not.toMatch(/\*|Delete(Object|Bucket)|GetObject|PutBucket/)
  })

  it('forgets what the stage has forgotten within 35 days: old exports, and removed images', () => {
    const { LifecycleConfiguration, VersioningConfiguration } = Resources.Copy.Properties
    expect(VersioningConfiguration).toEqual({ Status: 'Enabled' })
    const days = (prefix: string) => {
      const rules: { Prefix: string; ExpirationInDays?: number; NoncurrentVersionExpiration?: object }[] =
        LifecycleConfiguration.Rules
      const own = rules.find((it) => it.Prefix === prefix && it.NoncurrentVersionExpiration)
      const { NoncurrentDays = 0 } = { ...own?.NoncurrentVersionExpiration } as { NoncurrentDays?: number }
      return { own: own?.ExpirationInDays ?? 0, old: NoncurrentDays }
    }
    const [table, media] = [days(`${copyFolders.table}/`), days(copyFolders.media)]
    expect(table.own).toBeGreaterThan(1)
    expect(table.old).toBeGreaterThan(0)
    expect(table.own + table.old).toBeLessThanOrEqual(recoverableDays)
    // Images in use stay.
    expect(media.own).toBe(0)
    expect(media.old).toBeGreaterThan(1)
    expect(media.old).toBeLessThanOrEqual(recoverableDays)
  })
})
