import {
  BucketAlreadyOwnedByYou,
  CopyObjectCommand,
  CreateBucketCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { copyFolders } from '../../../stacks/limit/copy-folders.ts'
import { type CommandInput, OperatorError } from './command.ts'
import { counted } from './counted.ts'
import { importExport, newestExport } from './import-export.ts'

/** The number of files that are copied at once. */
const batchSize = 20

/**
 * Makes a new table and a new bucket of images from the copy of a stage that is lost, in the region and account of a stage that is not
 * deployed yet, and says what to write into its settings (docs/deploy.md, "A lost region or account").
 */
export async function recover({ words, options, stage, terminal, say }: CommandInput): Promise<boolean> {
  if (!stage) throw new OperatorError('Say which stage takes the place of the lost one: add --stage <stage>.')
  const [copy = ''] = words
  const until = typeof options.until === 'string' ? options.until : null
  const found = await newestExport(copy, until).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'NoSuchBucket')) throw error
    throw new OperatorError(`There is no bucket ${copy}. Name the bucket of the copy.`)
  })
  say(`The copy has the table of ${found.exportTime}: ${counted(found.itemCount, 'item')}.`)
  // Images first: they may be copied again, and the table may not be imported again.
  const mediaBucket = await createBucket(stage)
  const files = await copyImages(copy, mediaBucket)
  say(`The bucket ${mediaBucket} has ${counted(files, 'file')} of images.`)
  const table = await importExport(found, { stage, copy, terminal })
  say(`The table ${table.name} has all of them.`)
  say(
    `What was written after ${found.exportTime} is lost. Orders that were paid since are in Stripe only: compare them before tickets are sold again.`,
  )
  say(`Write this into the settings of ${stage}, deploy it, and run: pnpm operate set-up --stage ${stage}`)
  say(JSON.stringify({ adopt: { table, mediaBucket } }, null, 2))
  return true
}

/** S3 makes new buckets private and encrypted. The other rules come from `set-up`, as for every adopted bucket. */
async function createBucket(stage: string): Promise<string> {
  const { Account } = await new STSClient({}).send(new GetCallerIdentityCommand({}))
  const Bucket = `${stage}-foyer-media-${Account}-${process.env.AWS_REGION}`
  try {
    await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket }))
  } catch (error) {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
  }
  return Bucket
}

async function copyImages(copy: string, Bucket: string): Promise<number> {
  const client = new S3Client({ forcePathStyle: true })
  const reader = new S3Client({ forcePathStyle: true, followRegionRedirects: true })
  const pages = paginateListObjectsV2(
    { client: reader, pageSize: batchSize },
    { Bucket: copy, Prefix: copyFolders.media },
  )
  let copied = 0
  for await (const { Contents = [] } of pages) {
    const keys = Contents.map(({ Key = '' }) => Key)
    await Promise.all(
      keys.map((Key) =>
        client.send(new CopyObjectCommand({ Bucket, Key, CopySource: encodeURI(`${copy}/${Key}`) })),
      ),
    )
    copied += keys.length
  }
  return copied
}
