import { imagePixelLimits, maxImageBytes } from '@foyer/contracts/image/image'
import { drawPng } from '@foyer/core/testing/draw-png'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../http/build-app.ts'
import { atFields, refusal } from '../testing/refusal.ts'
import { tokenOf } from '../testing/token-of.ts'
import { imageRoutes } from './image-routes.ts'

const app = buildApp(imageRoutes)

/** Sends a cover of so many pixels as a form; answers the status and, where refused, the code. */
async function sendCover(width: number, height: number): Promise<[number, string | undefined]> {
  const { ctx, event_id } = await mintBareEvent()
  if (ctx.actor.kind !== 'user') throw new Error('no user')
  const body = new FormData()
  body.set('type', 'EVENT_COVER')
  body.set('image', new Blob([new Uint8Array(drawPng(width, height))]))
  const headers = { authorization: `Bearer ${await tokenOf(ctx.actor)}` }
  const answer = await app.request(`/api/events/${event_id}/images`, { method: 'POST', body, headers })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}

describe('an image (specification §5)', () => {
  it('is refused from 5 MB on, and as anything but a picture', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const start = (given: object) => {
      const body = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: 1000, ...given }
      return refusal(ctx, `POST /events/${event_id}/images/uploads`, body)
    }
    const tooLarge = 'The image must be under 5 MB. Choose a smaller one.'
    expect(await start({ size_bytes: maxImageBytes + 1 })).toEqual(atFields({ size_bytes: tooLarge }))
    expect(await start({ media_type: 'image/svg+xml' })).toEqual(
      atFields({ media_type: 'Choose a JPEG, PNG, WebP or GIF image.' }),
    )
  })

  it('is refused below and above its limits in pixels, and taken at them', async () => {
    const { min_width, min_height, max_width, max_height } = imagePixelLimits.EVENT_COVER
    expect(await sendCover(min_width, min_height)).toEqual([201, undefined])
    expect(await sendCover(max_width, max_height)).toEqual([201, undefined])
    const refused = [422, 'image.wrong_size']
    expect(await sendCover(min_width - 1, min_height)).toEqual(refused)
    expect(await sendCover(min_width, min_height - 1)).toEqual(refused)
    expect(await sendCover(max_width + 1, max_height)).toEqual(refused)
  })
})
