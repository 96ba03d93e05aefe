import {
  DescribeTableCommand,
  DynamoDBClient,
  ExportTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb'
import { startTableFiles } from '@foyer/local/stand-ins/start-table-files'
import { onTestFinished, vi } from 'vitest'

/** Has DynamoDB export tables and import them until the test ends. The test removes stubs of the environment. */
export async function letTablesBeExported(): Promise<void> {
  const { url, stop } = await startTableFiles({ dynamodb: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' })
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', url)
  onTestFinished(stop)
}

/** Does what the schedule of a stage with a copy has AWS do once a day (`stacks/copy-away.ts`). */
export async function exportTable(TableName: string, S3Bucket: string): Promise<void> {
  const client = new DynamoDBClient({})
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true }
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }))
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  await client.send(
    new ExportTableToPointInTimeCommand({ TableArn: Table?.TableArn, S3Bucket, S3Prefix: 'table' }),
  )
}
