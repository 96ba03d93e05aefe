import { type Image, showable } from '@foyer/contracts/image/image'
import { mediaKey } from '../media/image-key.ts'

/** What lines of an archive say of pictures, and where their files come from. Pictures that no page shows yet are left out. */
export function archivedImages(images: readonly Image[]) {
  const files = showable(images).map(({ id, type, url }) => ({
    type,
    file: `images/${id}.${url.split('.').at(-1)}`,
    key: mediaKey(url),
  }))
  return {
    lines: files.map(({ type, file }) => ({ type, file })),
    files: files.map(({ file, key }) => ({ file, key })),
  }
}
