import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** As on an iPhone: silent until a tap, and interrupted by a call or the lock screen. */
class PhoneAudio extends EventTarget {
  static opened: PhoneAudio[] = []
  state = 'suspended'
  currentTime = 0

  constructor() {
    super()
    PhoneAudio.opened.push(this)
  }

  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  async resume(): Promise<void> {
    this.become('running')
  }
}

let page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.resetModules()
  PhoneAudio.opened = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('AudioContext', PhoneAudio)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

async function openDoor() {
  const { keepSound } = await import('./feedback.ts')
  return keepSound()
}

const show = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const sound = () => PhoneAudio.opened.map(({ state }) => state)

it('the door’s sound begins with the first tap, not before, because browsers allow it only then', async () => {
  await openDoor()
  show('visible')
  expect(sound()).toEqual([])
  window.dispatchEvent(new Event('pointerup'))
  expect(sound()).toEqual(['running'])
})

it('the door’s sound comes back when the page is shown after the lock screen', async () => {
  await openDoor()
  window.dispatchEvent(new Event('pointerup'))
  PhoneAudio.opened[0]?.become('interrupted')
  show('hidden')
  expect(sound()).toEqual(['interrupted'])
  show('visible')
  expect(sound()).toEqual(['running'])
})

it('the door’s sound comes back with the next tap or typed code after a call, and stays off once the door is left', async () => {
  const leave = await openDoor()
  window.dispatchEvent(new Event('keydown'))
  PhoneAudio.opened[0]?.become('interrupted')
  window.dispatchEvent(new Event('keydown'))
  expect(sound()).toEqual(['running'])
  leave()
  PhoneAudio.opened[0]?.become('interrupted')
  window.dispatchEvent(new Event('pointerup'))
  show('visible')
  expect(sound()).toEqual(['interrupted'])
})
