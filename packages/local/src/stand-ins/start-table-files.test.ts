import {
  CreateTableCommand,
  DynamoDBClient,
  ExportTableToPointInTimeCommand,
  ImportTableCommand,
} from '@aws-sdk/client-dynamodb'
import { newLinkId } from '@foyer/core/random-id'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { expect, it, onTestFinished } from 'vitest'
import { startTableFiles } from './start-table-files.ts'

it('DynamoDB exports no table without recovery to any second, and imports into no table that exists', async () => {
  const { url, stop } = await startTableFiles({ dynamodb: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' })
  onTestFinished(stop)
  const client = new DynamoDBClient({ endpoint: url })
  const { StreamSpecification: _, ...definition } = tableDefinition(`plain-${newLinkId()}`)
  await client.send(new CreateTableCommand(definition))
  const TableArn = `arn:aws:dynamodb:eu-central-1:123456789012:table/${definition.TableName}`
  const exported = client.send(new ExportTableToPointInTimeCommand({ TableArn, S3Bucket: 'copy' }))
  await expect(exported).rejects.toMatchObject({ name: 'PointInTimeRecoveryUnavailableException' })
  const imported = client.send(
    new ImportTableCommand({
      S3BucketSource: { S3Bucket: 'copy' },
      InputFormat: 'DYNAMODB_JSON',
      TableCreationParameters: definition as Required<typeof definition>,
    }),
  )
  await expect(imported).rejects.toMatchObject({ name: 'ResourceInUseException' })
})
