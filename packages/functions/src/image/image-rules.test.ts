import { type Image, type ImageUpload, maxImageBytes } from '@foyer/contracts/image/image'
import { startImageUpload, uploadEventImage } from '@foyer/core/image/images'
import { uploadKey } from '@foyer/core/media/image-key'
import { writePrivateObject } from '@foyer/core/media/s3'
import { newId } from '@foyer/core/random-id'
import { drawPng } from '@foyer/core/testing/draw-png'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { sendUpload } from '@foyer/core/testing/send-upload'
import { describe, expect, it } from 'vitest'
import { routes } from '../testing/all-routes.ts'
import { answered } from '../testing/answered.ts'
import { apiApp } from '../testing/api-app.ts'
import { atFields, refusal, refusalOf, refusedAs } from '../testing/refusal.ts'
import { tokenOf } from '../testing/token-of.ts'

const app = apiApp(routes)

/** Sends an image as a form; returns the status and any refusal. */
async function sendImage(image: Uint8Array, type: string): Promise<unknown[]> {
  const { ctx, event_id } = await mintBareEvent()
  if (ctx.actor.kind !== 'user') throw new Error('no user')
  const body = new FormData()
  body.set('type', type)
  body.set('image', new Blob([new Uint8Array(image)]))
  const headers = { authorization: `Bearer ${await tokenOf(ctx.actor)}` }
  const answer = await app.request(`/api/events/${event_id}/images`, { method: 'POST', body, headers })
  return answer.ok ? [answer.status] : refusalOf('POST images', answer)
}

const sendCover = (image: Uint8Array) => sendImage(image, 'EVENT_COVER')
const sendSize = (width: number, height: number) => sendCover(drawPng(width, height))

describe('an image (specification §5)', () => {
  // Specification: 5.image-bytes
  it('is refused above 5 MB, and as anything but a picture', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const start = (given: object) => {
      const body = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: 1000, ...given }
      return refusal(ctx, `POST /events/${event_id}/images/uploads`, body)
    }
    const tooLarge = 'The image must be under 5 MB. Choose a smaller one.'
    expect(await start({ size_bytes: maxImageBytes + 1 })).toEqual(atFields({ size_bytes: tooLarge }))
    await expect(start({ size_bytes: maxImageBytes })).rejects.toThrow('was not refused')
    expect(await sendCover(new Uint8Array(maxImageBytes + 1))).toEqual(atFields({ image: tooLarge }))
    expect(await sendCover(new TextEncoder().encode('<svg/>'))).toEqual(refusedAs('image.invalid'))
    expect(await start({ media_type: 'image/svg+xml' })).toEqual(
      atFields({ media_type: 'Choose a JPEG, PNG, WebP or GIF image.' }),
    )
  })

  // Specification: 5.image-pixels
  it('is taken from 900 by 450 to 4000 by 4000 pixels as a cover, else refused with both sizes', async () => {
    expect(await sendSize(900, 450)).toEqual([201])
    expect(await sendSize(4000, 4000)).toEqual([201])
    const refused = (size: string) => [
      422,
      'image.wrong_size',
      `The image is ${size} pixels. Choose one that is at least 900 by 450 and at most 4,000 by 4,000.`,
    ]
    expect(await sendSize(899, 450)).toEqual(refused('899 by 450'))
    expect(await sendSize(900, 449)).toEqual(refused('900 by 449'))
    expect(await sendSize(600, 300)).toEqual(refused('600 by 300'))
    expect(await sendSize(4001, 4000)).toEqual(refused('4,001 by 4,000'))
    expect(await sendSize(4000, 4001)).toEqual(refused('4,000 by 4,001'))
  })

  // Specification: 5.image-banner
  it('is taken from 900 by 50 to 3000 by 2000 pixels as a banner, else refused with both sizes', async () => {
    const send = (width: number, height: number) => sendImage(drawPng(width, height), 'EVENT_BANNER')
    expect(await send(900, 50)).toEqual([201])
    expect(await send(3000, 2000)).toEqual([201])
    const refused = (size: string) => [
      422,
      'image.wrong_size',
      `The image is ${size} pixels. Choose one that is at least 900 by 50 and at most 3,000 by 2,000.`,
    ]
    expect(await send(899, 50)).toEqual(refused('899 by 50'))
    expect(await send(900, 49)).toEqual(refused('900 by 49'))
    expect(await send(3001, 2000)).toEqual(refused('3,001 by 2,000'))
    expect(await send(3000, 2001)).toEqual(refused('3,000 by 2,001'))
  })

  it('is held to the limits of a banner when it was uploaded to be one, and stands beside the cover', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const path = `/events/${event_id}/images`
    const upload = async (type: 'EVENT_COVER' | 'EVENT_BANNER', width: number, height: number) => {
      const body = { type, media_type: 'image/png', size_bytes: 1000 } as const
      const started = await answered<ImageUpload>(ctx, `POST ${path}/uploads`, body)
      await sendUpload(started, drawPng(width, height))
      return `${path}/${started.image_id}/confirmation?type=${type}`
    }
    const wrongSize = [422, 'image.wrong_size', expect.stringContaining('at most')]
    expect(await refusal(ctx, `POST ${await upload('EVENT_BANNER', 3001, 100)}`)).toEqual(wrongSize)
    expect(await refusal(ctx, `POST ${await upload('EVENT_COVER', 900, 50)}`)).toEqual(wrongSize)
    const cover = await answered<Image>(ctx, `POST ${await upload('EVENT_COVER', 900, 450)}`)
    const banner = await answered<Image>(ctx, `POST ${await upload('EVENT_BANNER', 900, 50)}`)
    const other = await answered<Image>(ctx, `POST ${await upload('EVENT_BANNER', 1200, 90)}`)
    expect(banner.type).toBe('EVENT_BANNER')
    expect(await answered(ctx, `GET ${path}`)).toEqual([cover, other])
    await answered(ctx, `DELETE ${path}/${other.id}`)
    expect(await answered(ctx, `GET ${path}`)).toEqual([cover])
    const asLogo = `POST ${path}/${cover.id}/confirmation?type=ORGANIZER_LOGO`
    expect((await refusal(ctx, asLogo)).slice(0, 2)).toEqual([422, 'request.invalid'])
  })

  // Specification: 5.image-pixels
  it('is refused below 900 by 450 pixels after a presigned upload as well', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const path = `/events/${event_id}/images`
    const body = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: 1000 } as const
    const upload = await startImageUpload(ctx, { params: { event_id }, body })
    await sendUpload(upload, drawPng(899, 449))
    expect(await refusal(ctx, `POST ${path}/${upload.image_id}/confirmation`)).toEqual([
      422,
      'image.wrong_size',
      'The image is 899 by 449 pixels. Choose one that is at least 900 by 450 and at most 4,000 by 4,000.',
    ])
  })

  it('is not told to the public before it can be shown, and is told to its organizer at once', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
    const { actor } = ctx
    if (actor.kind !== 'user') throw new Error('no user')
    const image = new Blob([new Uint8Array(drawPng(900, 600))]) as File
    await uploadEventImage(ctx, { params: { event_id: event.id }, body: { type: 'EVENT_COVER', image } })
    const imagesAt = async (path: string) => {
      const headers = { authorization: `Bearer ${await tokenOf(actor)}` }
      return (await (await app.request(`/api${path}/${event.id}`, { headers })).json()).data.images
    }
    expect(await imagesAt('/events')).toHaveLength(1)
    expect(await imagesAt('/public/events')).toEqual([])
  })

  it('is refused to be confirmed when it did not arrive or arrived too large, and is not found when it is gone', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const path = `/events/${event_id}/images`
    const unknown = `${path}/${newId('image')}`
    expect(await refusal(ctx, `POST ${unknown}/confirmation`)).toEqual(refusedAs('image.not_uploaded'))
    expect(await refusal(ctx, `DELETE ${unknown}`)).toEqual(refusedAs('image.not_found'))
    const body = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: maxImageBytes } as const
    const upload = await startImageUpload(ctx, { params: { event_id }, body })
    const bytes = new Uint8Array(maxImageBytes + 1)
    await expect(sendUpload(upload, bytes)).rejects.toThrow('S3 answered 400: EntityTooLarge')
    // S3 refuses what is too large; if it did not, Foyer would.
    const file = { bytes, media_type: 'image/png', file_name: upload.image_id }
    await writePrivateObject(uploadKey(event_id, upload.image_id), file)
    const confirm = `POST ${path}/${upload.image_id}/confirmation`
    expect(await refusal(ctx, confirm)).toEqual(refusedAs('image.too_large'))
  })
})
