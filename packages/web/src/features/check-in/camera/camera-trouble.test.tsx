import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderText } from '../../../testing/render-text.tsx'
import { CameraTrouble } from './camera-trouble.tsx'
import { openCamera, switchFlash } from './open-camera.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs a camera that fails to open with this error name. */
function refuseCamera(reason: string): void {
  const getUserMedia = () => Promise.reject(new DOMException('', reason))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal('localStorage', { getItem: () => null })
}

describe('a camera without a picture (specification §8)', () => {
  // Specification: 8.camera-denied
  it.each([
    ['NotAllowedError', 'denied', /Camera permission denied.*allow the camera for this page.*Ask again/],
    ['SecurityError', 'denied', /Camera permission denied/],
    ['NotReadableError', 'busy', /The camera is in use.*Try again/],
    ['NotFoundError', 'missing', /No camera found.*Type the codes/],
  ] as const)('%s is explained as %s, with what to do', async (reason, problem, words) => {
    refuseCamera(reason)
    await expect(openCamera(null)).rejects.toMatchObject({ problem })
    expect(renderText(<CameraTrouble problem={problem} onRetry={() => {}} />)).toMatch(words)
  })
})

describe('the flash', () => {
  const streamOf = (torch: boolean, applyConstraints = () => Promise.resolve()) =>
    ({ getVideoTracks: () => [{ getCapabilities: () => ({ torch }), applyConstraints }] }) as never

  // Specification: 8.flash
  it('is switched on a camera that has one, and is not offered on one that does not', async () => {
    expect(await switchFlash(streamOf(true), true)).toBe(true)
    expect(await switchFlash(streamOf(false), true)).toBe(false)
    const broken = () => Promise.reject(new Error('no torch'))
    expect(await switchFlash(streamOf(true, broken), true)).toBe(false)
  })
})
