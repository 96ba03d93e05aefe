import type { ImageUpload } from '@foyer/contracts/image/image'
import { describe, expect, it } from 'vitest'
import { config } from '../config.ts'
import { readObject, writePrivateObject } from '../media/s3.ts'
import { newId } from '../random-id.ts'
import { drawPng } from '../testing/draw-png.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { sendUpload } from '../testing/send-upload.ts'
import type { Context } from '../verb.ts'
import { confirmImageUpload, deleteEventImage, listEventImages, startImageUpload } from './images.ts'

async function start(ctx: Context, event_id: string, size_bytes = 1000): Promise<ImageUpload> {
  const body = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes } as const
  return startImageUpload(ctx, { params: { event_id }, body })
}

async function upload(ctx: Context, event_id: string, bytes: Uint8Array) {
  const started = await start(ctx, event_id)
  await sendUpload(started, bytes)
  return confirmImageUpload(ctx, {
    params: { event_id, image_id: started.image_id },
    query: { type: 'EVENT_COVER' },
  })
}

describe('an event’s cover', () => {
  // Specification: 3.event-cover 7.call-list-images 7.call-delete-image
  it('is uploaded, confirmed, confirmed again, replaced and removed', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const bytes = drawPng(900, 450)
    const first = await upload(ctx, event_id, bytes)
    expect(first).toMatchObject({ type: 'EVENT_COVER', width: 900, height: 450, size_bytes: bytes.length })
    expect(first.url).toMatch(new RegExp(`^/media/${event_id}/[a-z0-9]{27}\\.png$`))
    // An upload is stored under a prefix that is never served.
    expect(await readObject(first.url.slice(1), 1e6)).toBeNull()
    expect(await readObject(`uploads/${event_id}/${first.id}`, 1e6)).toEqual(new Uint8Array(bytes))
    expect(
      await confirmImageUpload(ctx, {
        params: { event_id, image_id: first.id },
        query: { type: 'EVENT_COVER' },
      }),
    ).toEqual(first)

    const second = await upload(ctx, event_id, drawPng(1000, 500))
    expect(await listEventImages(ctx, { params: { event_id } })).toEqual([second])
    expect(await readObject(first.url.slice(1), 1e6)).toBeNull()

    await deleteEventImage(ctx, { params: { event_id, image_id: second.id } })
    expect(await listEventImages(ctx, { params: { event_id } })).toEqual([])
    expect(await readObject(second.url.slice(1), 1e6)).toBeNull()
    const again = deleteEventImage(ctx, { params: { event_id, image_id: second.id } })
    await expect(again).rejects.toMatchObject({ code: 'image.not_found', status: 404 })
  })

  it('is signed for one key, one type and at most 5 MB, where browsers upload', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const { url, fields, image_id } = await start(ctx, event_id)
    expect(url).toBe(`${config().MEDIA_UPLOAD_ENDPOINT}/${config().MEDIA_BUCKET}`)
    expect(fields).toMatchObject({ key: `uploads/${event_id}/${image_id}`, 'Content-Type': 'image/png' })
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString())
    expect(policy.conditions).toContainEqual(['content-length-range', 1, 5 * 1024 * 1024])
    expect(policy.conditions).toContainEqual(['eq', '$Content-Type', 'image/png'])
  })

  it.each([
    [
      'image.invalid',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="450"/>'),
    ],
    ['image.invalid', new TextEncoder().encode('<script>steal()</script>')],
    ['image.wrong_size', drawPng(899, 450)],
    ['image.wrong_size', drawPng(4001, 450)],
  ])('is refused with %s', async (code, bytes) => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    await expect(upload(ctx, event_id, bytes)).rejects.toMatchObject({ code, status: 422 })
    expect(await listEventImages(ctx, { params: { event_id } })).toEqual([])
  })

  it('is refused by S3 above 5 MB, and by Foyer if such a file is there anyway', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const tooLarge = new Uint8Array(5 * 1024 * 1024 + 1)
    await expect(upload(ctx, event_id, tooLarge)).rejects.toThrow('S3 answered 400: EntityTooLarge')
    const { image_id } = await start(ctx, event_id)
    const file = { bytes: tooLarge, media_type: 'image/png', file_name: 'cover.png' }
    await writePrivateObject(`uploads/${event_id}/${image_id}`, file)
    const confirmed = confirmImageUpload(ctx, {
      params: { event_id, image_id },
      query: { type: 'EVENT_COVER' },
    })
    await expect(confirmed).rejects.toMatchObject({ code: 'image.too_large', status: 422 })
    expect(await listEventImages(ctx, { params: { event_id } })).toEqual([])
  })

  it('is refused when the file did not arrive', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const params = { event_id, image_id: newId('image') }
    await expect(confirmImageUpload(ctx, { params, query: { type: 'EVENT_COVER' } })).rejects.toMatchObject({
      code: 'image.not_uploaded',
    })
  })
})
