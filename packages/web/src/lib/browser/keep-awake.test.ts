import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from './keep-awake.ts'

afterEach(() => vi.unstubAllGlobals())

function stubPage(request: () => Promise<unknown>) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  return async (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('the screen stays on until it is released, even after the page was hidden and shown again', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const show = stubPage(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock
  })
  const end = keepAwake()
  await show('visible')
  expect(locks).toHaveLength(1)
  await (locks[0] as (typeof locks)[0]).release()
  await show('hidden')
  expect(locks).toHaveLength(1)
  await show('visible')
  expect(locks.map(({ released }) => released)).toEqual([true, false])
  end()
  expect(locks[1]?.released).toBe(true)
  await show('visible')
  expect(locks).toHaveLength(2)
})

test('a browser that refused to keep the screen on is asked again when the page is shown again', async () => {
  const request = vi.fn(() => Promise.reject(new Error('low battery')))
  const show = stubPage(request)
  const end = keepAwake()
  await show('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  await show('visible')
  expect(request).toHaveBeenCalledTimes(2)
  end()
})

test('a browser that cannot keep the screen on is left alone', async () => {
  const show = stubPage(() => Promise.resolve())
  vi.stubGlobal('navigator', {})
  const end = keepAwake()
  await expect(show('visible')).resolves.toBeUndefined()
  expect(end).not.toThrow()
})
