import type { Image, ImageUpload } from '@foyer/contracts/image/image'
import type { imageStored } from '@foyer/contracts/image/image-messages'
import type { Message } from '@foyer/contracts/message'
import { imageFiles } from '@foyer/core/media/image-key'
import { presignDownload, readObject } from '@foyer/core/media/s3'
import { EventEntity } from '@foyer/core/store/event/event-entity'
import {
  drawBombs,
  drawMovingPicture,
  drawPolyglots,
  hostileMarks,
} from '@foyer/core/testing/draw-hostile-images'
import { drawPng } from '@foyer/core/testing/draw-png'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { behindGateway, sendUpload } from '@foyer/core/testing/send-upload'
import type { Context } from '@foyer/core/verb'
import { describe, expect, it } from 'vitest'
import { refusalOf, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler } from './image-consumer.ts'

interface Cover {
  ctx: Context
  event_id: string
  upload: ImageUpload
}

/** Asks for an upload of the declared type, and sends the file there. */
async function upload(bytes: Uint8Array, media_type = 'image/png'): Promise<Cover> {
  const { ctx, event_id } = await mintBareEvent()
  const body = { type: 'EVENT_COVER', media_type, size_bytes: bytes.length }
  const { data } = await (await send(ctx, `POST /events/${event_id}/images/uploads`, body)).json()
  await sendUpload(data, bytes)
  return { ctx, event_id, upload: data }
}

const confirm = ({ ctx, event_id, upload }: Cover) =>
  send(ctx, `POST /events/${event_id}/images/${upload.image_id}/confirmation`)

/** Runs the image job with the message that the confirmation left. */
async function runJob({ event_id }: Cover): Promise<void> {
  const { data } = await EventEntity.get({ event_id }).go({ consistent: true })
  const [message] = (data?.outbox ?? []) as Message<typeof imageStored>[]
  if (!message) throw new Error('The confirmation left no message.')
  expect(await handler(sqsEvent(message))).toEqual({ batchItemFailures: [] })
}

async function coverOf({ ctx, event_id }: Cover): Promise<Image> {
  const { data } = await (await send(ctx, `GET /events/${event_id}/images`)).json()
  expect(data).toHaveLength(1)
  return data[0]
}

/** The files of an image as they are served: type and bytes. */
async function served(image: Image): Promise<{ type: string; bytes: Buffer }[]> {
  const files = imageFiles(image).map(async (key) => {
    const answer = await fetch(behindGateway(await presignDownload(key, 60)))
    expect(answer.status).toBe(200)
    return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) }
  })
  return Promise.all(files)
}

const starts: Record<string, string> = {
  'image/jpeg': 'ffd8ff',
  'image/webp': '52494646',
  'image/avif': '000000',
}

async function expectOnlyPictures(cover: Cover): Promise<void> {
  const image = await coverOf(cover)
  const files = await served(image)
  expect(files.map(({ type }) => type)).toEqual([
    'image/jpeg',
    ...Array(2).fill('image/avif'),
    ...Array(2).fill('image/webp'),
  ])
  for (const { type, bytes } of files) {
    expect(bytes.toString('hex', 0, 8)).toMatch(new RegExp(`^${starts[type]}`))
    expect(hostileMarks.filter((mark) => bytes.includes(mark))).toEqual([])
  }
  expect(hostileMarks.filter((mark) => JSON.stringify(image).includes(mark))).toEqual([])
  // What was uploaded is gone.
  expect(await readObject(cover.upload.fields.key ?? '', 1e6)).toBeNull()
}

describe('a picture that is more than a picture', () => {
  it('is served as pictures only: no page, script, archive, place, camera or profile is left of it', async () => {
    for (const [name, bytes] of Object.entries(await drawPolyglots())) {
      const cover = await upload(bytes, 'image/jpeg')
      expect((await confirm(cover)).status, name).toBe(200)
      await runJob(cover)
      await expectOnlyPictures(cover)
    }
  })

  it('is served by its real type when another type was declared', async () => {
    const cover = await upload(drawPng(900, 450), 'image/gif')
    expect(await (await confirm(cover)).json()).toMatchObject({
      data: { url: expect.stringMatching(/\.png$/) },
    })
    await runJob(cover)
    expect((await coverOf(cover)).url).toMatch(/\.jpg$/)
    await expectOnlyPictures(cover)
  })

  it.each(['gif', 'webp'] as const)('is served as its first frame where it moves, as %s', async (format) => {
    const cover = await upload(await drawMovingPicture(format), `image/${format}`)
    expect((await confirm(cover)).status).toBe(200)
    await runJob(cover)
    expect(await coverOf(cover)).toMatchObject({ width: 900, height: 450 })
    await expectOnlyPictures(cover)
  })
})

describe('a file that is no picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="450"><script>steal()</script></svg>'

  it.each([
    ['an SVG', svg],
    ['an SVG behind an XML head', `<?xml version="1.0"?>${svg}`],
    ['a web page', '<!doctype html><script>steal()</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['a picture of Windows', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x84\x03\0\0\xc2\x01\0\0\x01\0\x18\0'],
    ['nothing but a head of a JPEG', '\xff\xd8\xff\xe0'],
  ])('is refused when it is confirmed, whatever type was declared: %s', async (_what, text) => {
    const cover = await upload(Buffer.from(text, 'latin1'))
    expect(await refusalOf('POST confirmation', await confirm(cover))).toEqual(refusedAs('image.invalid'))
    expect((await (await send(cover.ctx, `GET /events/${cover.event_id}/images`)).json()).data).toEqual([])
  })

  it('is refused as a form as well', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const body = { type: 'EVENT_COVER', media_type: 'image/svg+xml', size_bytes: 100 }
    const answer = await send(ctx, `POST /events/${event_id}/images/uploads`, body)
    expect((await answer.json()).errors).toEqual({ media_type: ['Choose a JPEG, PNG, WebP or GIF image.'] })
  })
})

/** The job refused it: the organizer is told, it is never shown, and no file is left. */
async function expectRefusedByJob(cover: Cover): Promise<void> {
  await runJob(cover)
  const image = await coverOf(cover)
  expect(image).toMatchObject({ is_refused: true })
  expect(image).not.toHaveProperty('variants')
  for (const key of [...imageFiles(image), cover.upload.fields.key ?? ''])
    expect(await readObject(key, 1e8)).toBeNull()
}

describe('a picture that decodes to more than it says', () => {
  it('is refused when it is confirmed, by the pixels that it names', async () => {
    const cover = await upload(drawPng(20_000, 20_000))
    expect((await refusalOf('POST confirmation', await confirm(cover))).slice(0, 2)).toEqual([
      422,
      'image.wrong_size',
    ])
  })

  it('is refused by the job, in the memory that any picture takes', async () => {
    for (const [name, bytes] of Object.entries(await drawBombs())) {
      const cover = await upload(bytes)
      expect((await confirm(cover)).status, name).toBe(200)
      await expectRefusedByJob(cover)
    }
  })
})

describe('a file that is sent again under its form, after a good one was confirmed', () => {
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="450"/>')],
    ['a picture that is too small', drawPng(20, 10)],
    ['a picture that is too wide', drawPng(16_000, 900)],
  ])('is held to the same rules by the job: %s', async (_what, bytes) => {
    const cover = await upload(drawPng(900, 450))
    expect((await confirm(cover)).status).toBe(200)
    await sendUpload(cover.upload, bytes)
    await expectRefusedByJob(cover)
  })
})
