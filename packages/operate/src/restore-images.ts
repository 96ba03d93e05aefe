import {
  CopyObjectCommand,
  type DeleteMarkerEntry,
  ListObjectVersionsCommand,
  type ObjectVersion,
  S3Client,
} from '@aws-sdk/client-s3'
import { config } from '@foyer/core/config'
import type { Copy, Count } from './compare-tables.ts'

interface Restoration {
  moment: Date
  /** Keys of the files that items need. Other files stay as they are. */
  files: ReadonlySet<string>
  copy: Copy
}

/** The folder of the images that are served. */
const Prefix = 'media/'

/** The number of files that are copied at once. */
const batchSize = 20

/**
 * Compares image files with their versions at a moment, which the bucket keeps, and copies back what `copy` says. S3 stores
 * times to the second.
 */
export async function restoreImages({
  moment,
  files,
  copy,
}: Restoration): Promise<Count & { copied: number }> {
  const s3 = new S3Client({ forcePathStyle: true })
  const { MEDIA_BUCKET: Bucket } = config()
  const found = { before: 0, missing: 0, changed: 0, copied: 0 }
  const wanted: ObjectVersion[] = []
  for (const { before, now } of (await statesOf(s3, files, moment)).values()) {
    if (!isFile(before)) continue
    found.before += 1
    const state = !isFile(now) ? 'missing' : now.ETag === before.ETag ? 'same' : 'changed'
    if (state === 'same') continue
    found[state] += 1
    if (copy === 'all' || (copy === 'missing' && state === 'missing')) wanted.push(before)
  }
  for (let start = 0; start < wanted.length; start += batchSize) {
    const batch = wanted.slice(start, start + batchSize)
    await Promise.all(
      batch.map(({ Key = '', VersionId }) => {
        const CopySource = `${encodeURI(`${Bucket}/${Key}`)}?versionId=${VersionId}`
        return s3.send(new CopyObjectCommand({ Bucket, Key, CopySource }))
      }),
    )
    found.copied += batch.length
  }
  return found
}

/** A version of a file, or its deletion marker. */
type Entry = ObjectVersion | DeleteMarkerEntry

interface State {
  before: Entry | null
  now: Entry | null
}

async function statesOf(s3: S3Client, files: ReadonlySet<string>, moment: Date): Promise<Map<string, State>> {
  const states = new Map<string, State>()
  const { MEDIA_BUCKET: Bucket } = config()
  let more: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | null = {}
  while (more) {
    const page: Awaited<ReturnType<typeof listPage>> = await listPage(s3, { Bucket, Prefix, ...more })
    for (const entry of [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]) {
      const { Key = '', IsLatest = false } = entry
      if (!files.has(Key)) continue
      const state = states.get(Key) ?? { before: null, now: null }
      if (IsLatest) state.now = entry
      if (writtenAt(entry) <= moment.getTime() && isLater(entry, state.before)) state.before = entry
      states.set(Key, state)
    }
    more = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
      : null
  }
  return states
}

function listPage(s3: S3Client, input: ConstructorParameters<typeof ListObjectVersionsCommand>[0]) {
  return s3.send(new ListObjectVersionsCommand(input))
}

function isFile(entry: Entry | null): entry is ObjectVersion {
  return entry !== null && 'ETag' in entry
}

function writtenAt({ LastModified }: Entry): number {
  return LastModified?.getTime() ?? 0
}

/** In the same second, the entry that S3 calls the latest wins, else the first that S3 lists, and a file before a deletion. */
function isLater(entry: Entry, known: Entry | null): boolean {
  if (known === null) return true
  const seconds = writtenAt(entry) - writtenAt(known)
  return seconds === 0 ? entry.IsLatest === true : seconds > 0
}
