import {
  DescribeImportCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ImportTableCommand,
  ResourceInUseException,
  type TableCreationParameters,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  type UpdateTableCommandInput,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { copyFolders } from '../../../stacks/limit/copy-folders.ts'
import { OperatorError, type Terminal } from './command.ts'

/** What DynamoDB writes about an export once all of it is there, and the folder of its files. */
interface Export {
  exportTime: string
  itemCount: number
  folder: string
}

/** How often the command asks AWS whether the table is ready. */
const secondsBetweenLooks = 30

/** The newest complete export of a copy, or the newest of those that are no later than a moment. */
export async function newestExport(Bucket: string, until: string | null): Promise<Export> {
  const client = new S3Client({ forcePathStyle: true, followRegionRedirects: true })
  const found: Export[] = []
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${copyFolders.table}/` }))
    for (const { Key = '' } of page.Contents ?? []) {
      if (!Key.endsWith('/manifest-summary.json')) continue
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      const about: Omit<Export, 'folder'> = JSON.parse((await Body?.transformToString()) ?? '')
      found.push({ ...about, folder: Key.replace(/[^/]+$/, '') })
    }
  const newest = found
    .filter(({ exportTime }) => until === null || Date.parse(exportTime) <= Date.parse(until))
    .toSorted((one, other) => Date.parse(one.exportTime) - Date.parse(other.exportTime))
    .at(-1)
  if (newest) return newest
  throw new OperatorError(
    `The bucket ${Bucket} has no complete export of a table${until ? ` until ${until}` : ''}.`,
  )
}

interface Into {
  stage: string
  copy: string
  terminal: Terminal
}

/** Has AWS import an export into a new table with everything that the stage's table has. Its stream starts after that, so that no message is sent again. */
export async function importExport(
  { exportTime, itemCount, folder }: Export,
  { stage, copy, terminal }: Into,
): Promise<{ name: string; streamArn: string }> {
  const client = new DynamoDBClient({})
  const name = `${stage}-foyer-table-${exportTime.replaceAll(/[^\dTZ]/g, '')}`
  const { StreamSpecification, ...definition } = tableDefinition(name)
  const { ImportTableDescription } = await client
    .send(
      new ImportTableCommand({
        S3BucketSource: { S3Bucket: copy, S3KeyPrefix: `${folder}data/` },
        InputFormat: 'DYNAMODB_JSON',
        InputCompressionType: 'GZIP',
        TableCreationParameters: {
          ...definition,
          SSESpecification: { Enabled: true },
        } as TableCreationParameters,
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof ResourceInUseException)) throw error
      throw new OperatorError(
        `There is a table ${name} already. Delete it and its deletion protection, or take another export: --until <moment>.`,
      )
    })
  terminal.print(`AWS imports ${name}. That takes minutes to some hours, depending on the table's size.`)
  const imported = await ended(client, ImportTableDescription?.ImportArn ?? '', terminal)
  if (imported !== itemCount)
    throw new OperatorError(
      `${imported} of ${itemCount} items were imported. Delete the table ${name}, and take another export: --until <moment>.`,
    )
  const change = async (input: Omit<UpdateTableCommandInput, 'TableName'>) => {
    await client.send(new UpdateTableCommand({ TableName: name, ...input }))
    return active(client, name, terminal)
  }
  await change({ StreamSpecification })
  const TimeToLiveSpecification = { AttributeName: 'ttl', Enabled: true }
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }))
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true }
  await client.send(new UpdateContinuousBackupsCommand({ TableName: name, PointInTimeRecoverySpecification }))
  return { name, streamArn: await change({ DeletionProtectionEnabled: true }) }
}

/** How many items an import brought, once it has ended. */
async function ended(client: DynamoDBClient, ImportArn: string, { wait }: Terminal): Promise<number> {
  for (;;) {
    const { ImportTableDescription: about } = await client.send(new DescribeImportCommand({ ImportArn }))
    if (about?.ImportStatus === 'COMPLETED') return about.ImportedItemCount ?? 0
    if (about?.ImportStatus !== 'IN_PROGRESS')
      throw new OperatorError(`AWS did not import the table: ${about?.FailureMessage ?? about?.ImportStatus}`)
    await wait(secondsBetweenLooks)
  }
}

/** The ARN of the table's stream, once the table is ready. */
async function active(client: DynamoDBClient, TableName: string, { wait }: Terminal): Promise<string> {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }))
    if (Table?.TableStatus === 'ACTIVE') return Table.LatestStreamArn ?? ''
    await wait(secondsBetweenLooks)
  }
}
