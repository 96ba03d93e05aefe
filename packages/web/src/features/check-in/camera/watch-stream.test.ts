import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchStream } from './watch-stream.ts'

class Track extends EventTarget {
  readyState = 'live'
  muted = false
}

let page: EventTarget & { visibilityState: string }
let track: Track
const said: string[] = []

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  track = new Track()
  said.length = 0
})
afterEach(() => vi.unstubAllGlobals())

function watch(): () => void {
  const stream = { getVideoTracks: () => [track] } as unknown as MediaStream
  return watchStream(stream, {
    onInterrupted: () => said.push('interrupted'),
    onResumed: () => said.push('resumed'),
    onLost: () => said.push('lost'),
  })
}

function show(visibilityState: string): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a camera that the phone takes away', () => {
  it('is reopened at once while the page is visible', () => {
    watch()
    track.dispatchEvent(new Event('ended'))
    expect(said).toEqual(['interrupted', 'lost'])
  })

  it('is reopened when the page is shown again, after it ended or froze behind the lock screen', () => {
    watch()
    show('hidden')
    track.readyState = 'ended'
    track.dispatchEvent(new Event('ended'))
    expect(said).toEqual(['interrupted'])
    show('visible')
    expect(said).toEqual(['interrupted', 'lost'])
    track.readyState = 'live'
    show('visible')
    track.muted = true
    show('visible')
    expect(said).toEqual(['interrupted', 'lost', 'lost'])
  })

  it('is reported as interrupted during a call, and resumes on its own', () => {
    const end = watch()
    track.dispatchEvent(new Event('mute'))
    track.dispatchEvent(new Event('unmute'))
    expect(said).toEqual(['interrupted', 'resumed'])
    end()
    track.dispatchEvent(new Event('ended'))
    show('visible')
    expect(said).toHaveLength(2)
  })
})
