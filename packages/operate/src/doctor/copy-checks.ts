import {
  DescribeExportCommand,
  DescribeTableCommand,
  DynamoDBClient,
  paginateListExports,
} from '@aws-sdk/client-dynamodb'
import { mediaCopy } from '../set-up/media-copy.ts'
import type { Check } from './check.ts'

/** A copy is made once a day, and takes some time. */
const oldestCopyHours = 36

/** Whether a lost region or account would leave something to come back from. */
export const copyChecks: readonly Check[] = [
  {
    name: 'copy-of-table',
    asks: 'DynamoDB DescribeTable, ListExports, DescribeExport: does the copy elsewhere have the table of the last day and a half, if the settings name one?',
    needsDeployment: true,
    look: async ({ settings: { copyTo }, deployed }) => {
      if (!copyTo) return null
      const { last, trouble } = await exportsTo(copyTo.bucket, deployed?.TABLE_NAME ?? '')
      const hours = last ? (Date.now() - last.getTime()) / 3_600_000 : Number.POSITIVE_INFINITY
      if (hours <= oldestCopyHours) return null
      const age = last
        ? `The newest copy of the table in ${copyTo.bucket} is ${Math.floor(hours)} hours old.`
        : `The bucket ${copyTo.bucket} has no copy of the table. The first one comes within a day of the deployment.`
      return `${age} ${trouble ? `The last export failed: ${trouble}` : 'If none comes, compare the bucket’s policy with docs/aws/copy.json.'}`
    },
  },
  {
    name: 'copy-of-images',
    asks: 'S3 GetBucketReplication: are images copied to the bucket that the settings name?',
    needsDeployment: true,
    look: async ({ stage, settings: { copyTo }, deployed }) => {
      const { MEDIA_BUCKET = '' } = deployed ?? {}
      if (!copyTo || (await mediaCopy(MEDIA_BUCKET)) === copyTo.bucket) return null
      return `Images of ${MEDIA_BUCKET} are not copied to ${copyTo.bucket}. Run: pnpm operate set-up --stage ${stage}`
    },
  },
]

/** The moment of the newest complete export to that bucket, and why the newest of all failed, if it did. */
async function exportsTo(
  bucket: string,
  TableName: string,
): Promise<{ last: Date | null; trouble: string | null }> {
  const client = new DynamoDBClient({})
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const arns: string[] = []
  for await (const page of paginateListExports({ client }, { TableArn: Table?.TableArn }))
    arns.push(...(page.ExportSummaries ?? []).map(({ ExportArn = '' }) => ExportArn))
  let trouble: string | null = null
  // Their ids begin with the time.
  for (const [index, ExportArn] of arns.toSorted().toReversed().entries()) {
    const { ExportDescription: about } = await client.send(new DescribeExportCommand({ ExportArn }))
    if (about?.ExportStatus === 'FAILED' && index === 0)
      trouble = about.FailureMessage ?? 'DynamoDB says no reason.'
    if (about?.ExportStatus === 'COMPLETED' && about.S3Bucket === bucket)
      return { last: about.ExportTime ?? null, trouble }
  }
  return { last: null, trouble }
}
