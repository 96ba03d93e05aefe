import type { Image } from '@foyer/contracts/image/image'
import { mediaKey } from '../media/image-key.ts'
import { newId } from '../random-id.ts'

/** An image for another owner, with files of its own: neither loses them when the other's are deleted. */
export async function copyImage(image: Image, owner_id: string): Promise<Image> {
  const { copyObject } = await import('../media/s3.ts')
  const id = newId('image')
  const copyFile = async <File extends { url: string }>(file: File): Promise<File> => {
    const url = `/media/${owner_id}/${id}/${file.url.split('/').at(-1)}`
    await copyObject(mediaKey(file.url), mediaKey(url))
    return { ...file, url }
  }
  const { variants, ...original } = image
  const copied = { ...(await copyFile(original)), id }
  return variants ? { ...copied, variants: await Promise.all(variants.map(copyFile)) } : copied
}
