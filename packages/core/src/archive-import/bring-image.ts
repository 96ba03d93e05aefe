import { archivedEvent } from '@foyer/contracts/archive/archive-lines'
import type { Image, ImageType } from '@foyer/contracts/image/image'
import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import { decodeImage, UndecodableImage } from '../image/encode-image.ts'
import { imageOf } from '../image/images.ts'
import { type Problem, UnreadableFile } from '../import/reader/given-row.ts'
import { uploadKey } from '../media/image-key.ts'
import { writePrivateObject } from '../media/s3.ts'
import { derivedId } from '../random-id.ts'
import type { ArchiveProgress } from '../store/import/archive-progress.ts'
import { AppError, refusalIn } from '../verb.ts'
import type { OpenArchive } from './open-archive.ts'

/** A picture that a line names, and whether an earlier line has its file. */
export interface NamedImage {
  type: ImageType
  file: string
  isTwice: boolean
}

/**
 * The pictures that a line names, the first of each type. A file belongs to the first line that names it: one that many name would be encoded for each
 * of them.
 */
export function namedImages(images: unknown, used: Set<string>): NamedImage[] {
  const { data = [] } = archivedEvent.shape.images.safeParse(images)
  const first = data.filter(({ type }, index) => data.findIndex((other) => other.type === type) === index)
  return first.map(({ type, file }) => {
    const isTwice = used.has(file)
    used.add(file)
    return { type, file, isTwice }
  })
}

/** An import of an archive, as its pictures need to know it. */
export interface ImageScene {
  import_id: string
  dry_run: boolean
  archive: OpenArchive
}

/**
 * A file of an archive as an upload of its owner, with an id that follows from the import, the owner and the file. It is checked as every upload is, and decoded,
 * so that the report tells of a broken one. The queue makes its sizes, and no page shows it before (docs/decisions/0040). Or the reason why it cannot be used.
 */
export async function bringImage(
  { import_id, dry_run, archive }: ImageScene,
  owner: { id: string; types: readonly ImageType[] },
  { type, file, isTwice }: NamedImage,
): Promise<{ image: Image } | { problem: Problem }> {
  const refused = (code: string, message: string) => ({ problem: { code, message, about: file } })
  if (!/^images\//.test(file) || !archive.has(file))
    return refused('file.lacking', `The archive has no file ${file}.`)
  if (isTwice) return refused('image.twice', `${file} was used already. Each picture is brought once.`)
  if (!owner.types.includes(type)) return refused('image.invalid', `This is no place for ${type}.`)
  try {
    const bytes = await archive.bytes(file)
    const image_id = derivedId('image', import_id, `${owner.id} ${file}`)
    const image = await imageOf({ id: owner.id, type }, { image_id, bytes })
    await decodeImage(bytes, type)
    const upload = { bytes, media_type: 'application/octet-stream', file_name: image_id }
    if (!dry_run) await writePrivateObject(uploadKey(owner.id, image_id), upload)
    return { image }
  } catch (error) {
    if (error instanceof UnreadableFile && error.problem.code !== 'file.changed')
      return { problem: { ...error.problem, about: file } }
    const refusal = refusalIn(error instanceof UndecodableImage ? new AppError('image.invalid') : error)
    if (!refusal || refusal.code === 'server.busy') throw error
    return refused(refusal.code, refusal.message)
  }
}

/** Between two pictures of an import, unless it has too many: about as long as one takes, so that one of the queue's workers is enough. */
const usualGapMs = 5000
/** The uploads of an import stay for a day. */
const longestMs = 12 * 3600_000

/** The pictures that an archive has. */
export const imageFiles = ({ paths }: OpenArchive) => paths.filter((path) => path.startsWith('images/'))

/** The pace in which the queue gets the pictures of an archive, so that those of other accounts need not wait for all of them. */
export function imagePace(began_at: string, files: number): NonNullable<ArchiveProgress['image_pace']> {
  return { began_at, gap_ms: Math.min(usualGapMs, Math.floor(longestMs / Math.max(1, files))) }
}

/** When the queue gets a picture, by how many stand before it. An import of an earlier release has no pace. */
export function encodeAt(
  { image_pace }: Pick<ArchiveProgress, 'image_pace'>,
  place: number,
): string | undefined {
  if (!image_pace) return undefined
  return new Date(Date.parse(image_pace.began_at) + place * image_pace.gap_ms).toISOString()
}

/** What the report says of a picture that cannot be used. */
export function imageLine(
  line: Pick<EventsImportLine, 'file' | 'row' | 'external_id' | 'event_id'>,
  { code, about, message }: Problem,
): EventsImportLine {
  return { ...line, about: about ?? null, outcome: 'refused', code, message }
}
