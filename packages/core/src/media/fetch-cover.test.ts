import type { Image } from '@foyer/contracts/image/image'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { fetchCover } from './fetch-cover.ts'

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])

function coverAt(url: string): Image[] {
  const size = { width: 1440, height: 810, size_bytes: 4 }
  return [{ ...size, id: '1', type: 'EVENT_COVER', url, variants: [] }] as Image[]
}
const anyCover = (extension = 'jpg') => coverAt(`/media/1/${newLinkId()}.${extension}`)

function site(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('fetchCover', () => {
  it('asks the site once for a cover that many tickets show', async () => {
    const fetch = site(async () => new Response(jpeg))
    const images = anyCover()
    for (const _ of [1, 2, 3]) expect(await fetchCover(images)).toEqual(jpeg)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(String(fetch.mock.calls.flat()[0])).toBe(`${process.env.SITE_URL}${images[0]?.url}`)
  })

  it('keeps a few covers only', async () => {
    const fetch = site(async () => new Response(jpeg))
    const first = anyCover()
    await fetchCover(first)
    for (let other = 0; other < 8; other += 1) await fetchCover(anyCover())
    await fetchCover(first)
    expect(fetch).toHaveBeenCalledTimes(10)
  })

  it.each([
    ['is missing', async () => new Response('', { status: 404 })],
    ['does not come', () => Promise.reject(new Error('fetch failed'))],
    ['is too large', async () => new Response(new Uint8Array(1_000_001))],
  ])('does without a cover that %s, and asks again later', async (_, answer: () => Promise<Response>) => {
    const images = anyCover()
    site(answer)
    expect(await fetchCover(images)).toBeNull()
    site(async () => new Response(jpeg))
    expect(await fetchCover(images)).toEqual(jpeg)
  })

  it('asks for nothing without a cover, or for one that is no JPEG', async () => {
    const fetch = site(async () => new Response(jpeg))
    expect(await fetchCover([])).toBeNull()
    expect(await fetchCover(anyCover('webp'))).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })
})
