import { imagePixelLimits, maxImageBytes } from '@foyer/contracts/image/image'
import { startImageUpload } from '@foyer/core/image/start-image-upload'
import { uploadEventImage } from '@foyer/core/image/upload-event-image'
import { newId } from '@foyer/core/random-id'
import { drawPng } from '@foyer/core/testing/draw-png'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { sendUpload } from '@foyer/core/testing/send-upload'
import { describe, expect, it } from 'vitest'
import { eventRoutes } from '../event/event-routes.ts'
import { apiApp } from '../testing/api-app.ts'
import { atFields, refusal, refusalOf, refusedAs } from '../testing/refusal.ts'
import { tokenOf } from '../testing/token-of.ts'
import { imageRoutes } from './image-routes.ts'

const app = apiApp([...imageRoutes, ...eventRoutes])

/** Sends a cover as a form; answers the status and, where refused, how. */
async function sendCover(image: Uint8Array): Promise<unknown[]> {
  const { ctx, event_id } = await mintBareEvent()
  if (ctx.actor.kind !== 'user') throw new Error('no user')
  const body = new FormData()
  body.set('type', 'EVENT_COVER')
  body.set('image', new Blob([new Uint8Array(image)]))
  const headers = { authorization: `Bearer ${await tokenOf(ctx.actor)}` }
  const answer = await app.request(`/api/events/${event_id}/images`, { method: 'POST', body, headers })
  return answer.ok ? [answer.status] : refusalOf('POST images', answer)
}

const sendSize = (width: number, height: number) => sendCover(drawPng(width, height))

describe('an image (specification §5)', () => {
  // Specification: 5.image-bytes 9.cover-recommended
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
  it('is refused below and above its limits in pixels, and taken at them', async () => {
    const { min_width, min_height, max_width, max_height } = imagePixelLimits.EVENT_COVER
    expect(await sendSize(min_width, min_height)).toEqual([201])
    expect(await sendSize(max_width, max_height)).toEqual([201])
    const refused = refusedAs('image.wrong_size')
    expect(await sendSize(min_width - 1, min_height)).toEqual(refused)
    expect(await sendSize(min_width, min_height - 1)).toEqual(refused)
    expect(await sendSize(max_width + 1, max_height)).toEqual(refused)
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
    await sendUpload(upload, new Uint8Array(maxImageBytes + 1))
    const confirm = `POST ${path}/${upload.image_id}/confirmation`
    expect(await refusal(ctx, confirm)).toEqual(refusedAs('image.too_large'))
  })
})
