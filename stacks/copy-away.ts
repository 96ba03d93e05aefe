import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { CfnBucket } from 'aws-cdk-lib/aws-s3'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { App, Stack } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { copyFolders, copyRoleName } from './limit/copy-folders.ts'
import { mediaBucketName } from './media-bucket-name.ts'
import { settingsOf } from './settings-of.ts'

/**
 * Has AWS export the whole table to the copy once a day (docs/decisions/0167). EventBridge Scheduler calls DynamoDB itself, without a
 * function, and DynamoDB writes with the rights of the schedule's role.
 */
export function copyTableAway(stack: Stack, app: App, { tableArn }: ITable): void {
  const { copyTo } = settingsOf(app)
  if (!copyTo) return
  const folder = `arn:aws:s3:::${copyTo.bucket}/${copyFolders.table}/*`
  const role = copyRole(stack, app, 'table', schedulerOf(app), [
    [['dynamodb:ExportTableToPointInTime'], [tableArn]],
    [['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'], [folder]],
  ])
  new CfnSchedule(stack, 'copy-table', {
    scheduleExpression: 'rate(1 day)',
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: 'arn:aws:scheduler:::aws-sdk:dynamodb:exportTableToPointInTime',
      roleArn: role.roleArn,
      input: stack.toJsonString({
        TableArn: tableArn,
        S3Bucket: copyTo.bucket,
        S3BucketOwner: copyTo.account,
        S3Prefix: copyFolders.table,
        ExportFormat: 'DYNAMODB_JSON',
      }),
    },
  })
}

/** Has S3 replicate images, and their deletion, to the copy. Null without a copy. */
export function copyMediaAway(stack: Stack, app: App): CfnBucket.ReplicationConfigurationProperty | null {
  const { copyTo } = settingsOf(app)
  if (!copyTo) return null
  const [from, to] = [mediaBucketName(app), copyTo.bucket].map((name) => `arn:aws:s3:::${name}`)
  const role = copyRole(stack, app, 'media', new ServicePrincipal('s3.amazonaws.com'), [
    [['s3:GetReplicationConfiguration', 's3:ListBucket'], [`${from}`]],
    [
      ['s3:GetObjectVersionForReplication', 's3:GetObjectVersionAcl', 's3:GetObjectVersionTagging'],
      [`${from}/${copyFolders.media}*`],
    ],
    [['s3:ReplicateObject', 's3:ReplicateDelete', 's3:ReplicateTags'], [`${to}/${copyFolders.media}*`]],
  ])
  return {
    role: role.roleArn,
    rules: [
      {
        ...{ id: 'copy', status: 'Enabled', priority: 0 },
        filter: { prefix: copyFolders.media },
        deleteMarkerReplication: { status: 'Enabled' },
        destination: { bucket: `${to}` },
      },
    ],
  }
}

function schedulerOf({ account }: App): ServicePrincipal {
  return new ServicePrincipal('scheduler.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': account } },
  })
}

function copyRole(
  stack: Stack,
  app: App,
  what: keyof typeof copyFolders,
  assumedBy: ServicePrincipal,
  granted: [actions: string[], resources: string[]][],
): Role {
  const statements = granted.map(([actions, resources]) => new PolicyStatement({ actions, resources }))
  const role = new Role(stack, `copy-${what}-role`, {
    roleName: copyRoleName(app.stage, app.region, what),
    assumedBy,
    inlinePolicies: { copy: new PolicyDocument({ statements }) },
  })
  acceptFinding(role, 'AwsSolutions-IAM5', 'Files of one folder; AWS makes up their names.')
  return role
}
