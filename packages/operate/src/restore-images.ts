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
  /** The files, by key, that items shall have; other files stay as they are. */
  files: ReadonlySet<string>
  copy: Copy
}

/** Where images lie that are served. */
const Prefix = 'media/'

/** As many files as are copied at once. */
const batchSize = 20

/**
 * Compares files of images with what they were at a moment, by the versions that the bucket keeps, and copies back what it is told
 * to. S3 knows moments to the second.
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

/** A version of a file, or the mark of its deletion. */
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

/** Of the same second, the latest is the one that S3 calls so; else the first that it lists, a file before a deletion. */
function isLater(entry: Entry, known: Entry | null): boolean {
  if (known === null) return true
  const seconds = writtenAt(entry) - writtenAt(known)
  return seconds === 0 ? entry.IsLatest === true : seconds > 0
}
