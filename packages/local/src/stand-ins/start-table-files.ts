import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readTableFiles, type TypedItem, writeTableFiles } from './table-files.ts'

interface Request {
  TableName: string
  TableArn: string
  ExportArn: string
  ImportArn: string
  S3Bucket: string
  S3Prefix: string
  S3BucketSource: { S3Bucket: string; S3KeyPrefix: string }
  TableCreationParameters: { TableName: string }
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: boolean }
}

interface Page {
  Items: TypedItem[]
  LastEvaluatedKey?: TypedItem
}

type Ask = <Answer>(action: string, input: object) => Promise<Answer>

/** How many items one batch writes. */
const batchSize = 25

/**
 * Exports of tables to S3 and imports from there, which DynamoDB Local lacks, in front of it. Only a table with recovery to any second is
 * exported, no table that exists is imported, and an export without its bucket fails afterwards, as on AWS.
 */
export async function startTableFiles({ dynamodb }: { dynamodb: string }) {
  const recoverable = new Set<string>()
  const exports = new Map<string, { ExportArn: string; ExportStatus: string; S3Bucket: string }>()
  const imports = new Map<string, object>()
  const actions: Record<string, (input: Request, ask: Ask) => Promise<object>> = {
    UpdateContinuousBackups: async ({ TableName, PointInTimeRecoverySpecification: given }) => {
      if (given.PointInTimeRecoveryEnabled) recoverable.add(TableName)
      return { ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED' } }
    },
    ExportTableToPointInTime: async ({ TableArn, S3Bucket, S3Prefix }, ask) => {
      const table = TableArn.split('/').at(-1) ?? ''
      if (!recoverable.has(table)) throw new Refusal('PointInTimeRecoveryUnavailableException')
      const id = newId()
      const about = { ExportArn: `${TableArn}/export/${id}`, S3Bucket }
      const items = await itemsOf(ask, table)
      const export_ = { tableArn: TableArn, bucket: S3Bucket, prefix: S3Prefix, id, items }
      const ended = await writeTableFiles(export_).then(
        (time) => ({ ExportStatus: 'COMPLETED', ExportTime: time.getTime() / 1000 }),
        (error) => ({ ExportStatus: 'FAILED', FailureMessage: String(error) }),
      )
      exports.set(about.ExportArn, { ...about, ...ended })
      return { ExportDescription: { ...about, ExportStatus: 'IN_PROGRESS' } }
    },
    ListExports: async ({ TableArn }) => ({
      ExportSummaries: [...exports.values()].filter(({ ExportArn }) => ExportArn.startsWith(`${TableArn}/`)),
    }),
    DescribeExport: async ({ ExportArn }) => ({ ExportDescription: exports.get(ExportArn) }),
    ImportTable: async ({ S3BucketSource, TableCreationParameters }, ask) => {
      const { TableName } = TableCreationParameters
      await ask('CreateTable', TableCreationParameters)
      const { items, errors } = await readTableFiles(S3BucketSource.S3Bucket, S3BucketSource.S3KeyPrefix)
      for (let start = 0; start < items.length; start += batchSize) {
        const puts = items.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }))
        await ask('BatchWriteItem', { RequestItems: { [TableName]: puts } })
      }
      const ImportArn = `arn:aws:dynamodb:ddblocal:000000000000:table/${TableName}/import/${newId()}`
      const counts = { ImportedItemCount: items.length, ErrorCount: errors }
      imports.set(ImportArn, { ImportArn, ImportStatus: 'COMPLETED', ...counts })
      return { ImportTableDescription: { ImportArn, ImportStatus: 'IN_PROGRESS' } }
    },
    DescribeImport: async ({ ImportArn }) => ({ ImportTableDescription: imports.get(ImportArn) }),
  }
  const server = createServer(async (incoming, outgoing) => {
    const [version = '', name = ''] = String(incoming.headers['x-amz-target']).split('.')
    const authorization = String(incoming.headers.authorization)
    const pass = (action: string, body: string) =>
      fetch(dynamodb, {
        method: 'POST',
        headers: { authorization, 'x-amz-target': `${version}.${action}`, 'content-type': jsonType },
        body,
      })
    const ask: Ask = async (action, input) => {
      const answer = await pass(action, JSON.stringify(input))
      const parts = await answer.json()
      if (!answer.ok) throw new Refusal(parts.__type.split('#').at(-1))
      return parts
    }
    const body = await text(incoming)
    outgoing.setHeader('content-type', jsonType)
    const action = actions[name]
    if (!action) {
      const answer = await pass(name, body)
      return outgoing.writeHead(answer.status).end(await answer.text())
    }
    try {
      return outgoing.end(JSON.stringify(await action(JSON.parse(body), ask)))
    } catch (error) {
      const refusal = error instanceof Refusal ? error.message : 'InternalServerError'
      return outgoing
        .writeHead(400)
        .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${refusal}` }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const jsonType = 'application/x-amz-json-1.0'

/** The name of an error with which DynamoDB refuses. */
class Refusal extends Error {}

async function itemsOf(ask: Ask, TableName: string): Promise<TypedItem[]> {
  const items: TypedItem[] = []
  let ExclusiveStartKey: TypedItem | undefined
  do {
    const page = await ask<Page>('Scan', { TableName, ExclusiveStartKey, ConsistentRead: true })
    items.push(...page.Items)
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return items
}

/** An id as exports and imports have them: it begins with the time. */
function newId(): string {
  return `${String(Date.now()).padStart(14, '0')}-${randomBytes(4).toString('hex')}`
}
