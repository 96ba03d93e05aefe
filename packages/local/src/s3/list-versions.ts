import type { Version } from './version-store.ts'

/** S3's answer to ListObjectVersions: at most `max-keys` versions and delete markers, after the given markers. */
export function listVersions(versions: readonly Version[], bucket: string, query: URLSearchParams): string {
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const [afterKey, afterId] = [query.get('key-marker') ?? '', query.get('version-id-marker')]
  const left = versions.filter(
    ({ key, id }) => key > afterKey || (key === afterKey && afterId !== null && id < afterId),
  )
  const page = left.slice(0, most)
  const last = page.at(-1)
  const next =
    left.length > most && last
      ? `<NextKeyMarker>${escaped(last.key)}</NextKeyMarker><NextVersionIdMarker>${last.id}</NextVersionIdMarker>`
      : ''
  const newest = new Map(versions.toReversed().map(({ key, id }) => [key, id]))
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListVersionsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${bucket}</Name><Prefix>${escaped(query.get('prefix') ?? '')}</Prefix><MaxKeys>${most}</MaxKeys>`,
    `<IsTruncated>${left.length > most}</IsTruncated>${next}`,
    ...page.map((version) => entry(version, newest.get(version.key) === version.id)),
    '</ListVersionsResult>',
  ].join('')
}

function entry({ key, id, written_at, etag, bytes, is_deletion }: Version, isLatest: boolean): string {
  const known = `<Key>${escaped(key)}</Key><VersionId>${id}</VersionId><IsLatest>${isLatest}</IsLatest><LastModified>${written_at.toISOString()}</LastModified>`
  if (is_deletion) return `<DeleteMarker>${known}</DeleteMarker>`
  return `<Version>${known}<ETag>${escaped(etag)}</ETag><Size>${bytes}</Size><StorageClass>STANDARD</StorageClass></Version>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
