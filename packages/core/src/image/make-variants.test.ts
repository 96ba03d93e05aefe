import { type Image, maxImageBytes } from '@foyer/contracts/image/image'
import { imageStored } from '@foyer/contracts/image/image-messages'
import type { Message } from '@foyer/contracts/message'
import { describe, expect, it } from 'vitest'
import { getEvent } from '../event/read-events.ts'
import { coverUrl, imageFiles, uploadKey } from '../media/image-key.ts'
import { readObject } from '../media/s3.ts'
import { newId } from '../random-id.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { drawPhoto } from '../testing/draw-photo.ts'
import { drawPng } from '../testing/draw-png.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { sendUpload } from '../testing/send-upload.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import {
  confirmImageUpload,
  confirmLogoUpload,
  deleteEventImage,
  startImageUpload,
  startLogoUpload,
} from './images.ts'
import { makeVariants } from './make-variants.ts'

type Stored = Message<typeof imageStored>

async function mintCover(bytes: Uint8Array) {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  return { ctx, event_id, ...(await upload(ctx, event_id, bytes)) }
}

async function upload(ctx: Context, event_id: string, bytes: Uint8Array) {
  const body = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: 1000 } as const
  const started = await startImageUpload(ctx, { params: { event_id }, body })
  await sendUpload(started, bytes)
  const original = await confirmImageUpload(ctx, {
    params: { event_id, image_id: started.image_id },
    query: { type: 'EVENT_COVER' },
  })
  const { data } = await EventEntity.get({ event_id }).go({ consistent: true })
  const [message] = (data?.outbox ?? []) as Stored[]
  if (message?.name !== imageStored.name) throw new Error('The upload says nothing of its image.')
  return { original, message }
}

const whole = { width: 900, height: 450, orientation: 1 }
/** A GIF of 900 by 450 pixels, by its header. */
const gifWithScript = Buffer.concat([
  Buffer.from('GIF89a'),
  Buffer.from([0x84, 0x03, 0xc2, 0x01, 0, 0, 0]),
  Buffer.from('<script>alert(1)</script>'),
])

const coverOf = async (ctx: Context, event_id: string): Promise<Image | undefined> =>
  (await getEvent(ctx, { params: { event_id } })).images[0]

const isThere = async (key: string) => (await readObject(key, maxImageBytes)) !== null

describe('an uploaded cover', () => {
  it('is made in all sizes and formats, from an upload that is never served and then deleted', async () => {
    const { ctx, event_id, original, message } = await mintCover(await drawPhoto({ width: 900, height: 450 }))
    expect(original).not.toHaveProperty('variants')
    expect(coverUrl([original])).toBeNull()
    expect(await isThere(original.url.slice(1))).toBe(false)
    expect(await isThere(uploadKey(event_id, original.id))).toBe(true)
    await makeVariants(testContext(), message)
    const cover = await coverOf(ctx, event_id)
    expect(cover).toMatchObject({ id: original.id, width: 900, height: 450, type: 'EVENT_COVER' })
    expect(cover?.url).toMatch(new RegExp(`^/media/${event_id}/${original.id}/[0-9a-f]{32}\\.jpg$`))
    expect(cover?.variants?.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 480',
      'avif 900',
      'webp 480',
      'webp 900',
    ])
    for (const { url, size_bytes } of cover?.variants ?? [])
      expect((await readObject(url.slice(1), maxImageBytes))?.length).toBe(size_bytes)
    expect(coverUrl(cover ? [cover] : [])).toBe(cover?.variants?.at(-1)?.url)
    expect(await isThere(uploadKey(event_id, original.id))).toBe(false)
    expect(await isThere(original.url.slice(1))).toBe(false)
  })

  it('is made once, however often and at once the message comes', async () => {
    const { ctx, event_id, message } = await mintCover(drawPng(900, 450))
    await Promise.all([makeVariants(testContext(), message), makeVariants(testContext(), message)])
    const once = await coverOf(ctx, event_id)
    await makeVariants(testContext(), message)
    expect(await coverOf(ctx, event_id)).toEqual(once)
    for (const key of imageFiles(once as Image)) expect(await isThere(key)).toBe(true)
  })

  it('leaves nothing behind when it is removed or replaced', async () => {
    const { ctx, event_id, message } = await mintCover(drawPng(900, 450))
    await makeVariants(testContext(), message)
    const first = (await coverOf(ctx, event_id)) as Image
    const second = await upload(ctx, event_id, drawPng(1000, 500))
    // The earlier one is shown until the next one can be.
    for (const key of imageFiles(first)) expect(await isThere(key)).toBe(true)
    await makeVariants(testContext(), second.message)
    for (const key of imageFiles(first)) expect(await isThere(key)).toBe(false)
    const made = (await coverOf(ctx, event_id)) as Image
    await deleteEventImage(ctx, { params: { event_id, image_id: made.id } })
    for (const key of imageFiles(made)) expect(await isThere(key)).toBe(false)
    await makeVariants(testContext(), second.message)
    expect(await coverOf(ctx, event_id)).toBeUndefined()
  })

  it.each([
    ['cut off, with the place where it was taken', async () => (await drawPhoto(whole)).subarray(0, 2000)],
    ['cut off after its header', async () => drawPng(900, 450).subarray(0, 60)],
    ['a header of a GIF before a script', async () => gifWithScript],
  ])('is refused when it is %s, and its file is deleted', async (_what, draw) => {
    const { ctx, event_id, original, message } = await mintCover(await draw())
    await makeVariants(testContext(), message)
    const cover = await coverOf(ctx, event_id)
    expect(cover).toEqual({ ...original, is_refused: true })
    expect(coverUrl(cover ? [cover] : [])).toBeNull()
    for (const key of [...imageFiles(original), uploadKey(event_id, original.id)])
      expect(await isThere(key)).toBe(false)
  })

  it('leaves the shown cover as it is when it cannot be decoded', async () => {
    const { ctx, event_id, message } = await mintCover(drawPng(900, 450))
    await makeVariants(testContext(), message)
    const first = await coverOf(ctx, event_id)
    const second = await upload(ctx, event_id, drawPng(900, 450).subarray(0, 60))
    await makeVariants(testContext(), second.message)
    const { images } = await getEvent(ctx, { params: { event_id } })
    expect(images).toMatchObject([first, { id: second.original.id, is_refused: true }])
    for (const key of imageFiles(first as Image)) expect(await isThere(key)).toBe(true)
  })

  it('has no owner once its event is gone', async () => {
    const { message } = await mintCover(drawPng(900, 450))
    const gone = { ...message, payload: { ...message.payload, owner_id: newId('event') } }
    await expect(makeVariants(testContext(), gone)).resolves.toBeUndefined()
  })
})

describe('an uploaded logo', () => {
  it('is made in its own sizes, with a PNG for everybody', async () => {
    const { ctx } = await mintOwner()
    const { id } = await mintOrganizer(ctx)
    const body = { type: 'ORGANIZER_LOGO', media_type: 'image/png', size_bytes: 1000 } as const
    const started = await startLogoUpload(ctx, { params: { organizer_id: id }, body })
    await sendUpload(started, drawPng(300, 300))
    await confirmLogoUpload(ctx, { params: { organizer_id: id, image_id: started.image_id } })
    const read = async () =>
      (await OrganizerEntity.get({ account_id: accountOf(ctx), id }).go({ consistent: true })).data
    const [message] = ((await read())?.outbox ?? []) as Stored[]
    if (message) await makeVariants(testContext(), message)
    const [logo] = (await read())?.images ?? []
    expect(logo?.url).toMatch(/\.png$/)
    expect(logo?.variants?.map(({ width }) => width)).toEqual([100, 200, 300, 100, 200, 300])
  })
})
