import { describe, expect, it } from 'vitest'
import { createScanGate } from './scan-gate.ts'

describe('createScanGate', () => {
  it('accepts a code in view once, and again after it was out of sight', () => {
    let time = 0
    const isNew = createScanGate(() => time)
    expect(isNew('a')).toBe(true)
    for (time = 100; time < 10_000; time += 100) expect(isNew('a')).toBe(false)
    time += 2500
    expect(isNew('a')).toBe(true)
  })

  it('accepts a different code at once', () => {
    const isNew = createScanGate(() => 0)
    expect(isNew('a')).toBe(true)
    expect(isNew('b')).toBe(true)
    expect(isNew('a')).toBe(true)
  })

  it('accepts no new code while busy, and accepts it afterwards', () => {
    const isNew = createScanGate(() => 0)
    expect(isNew('a')).toBe(true)
    expect(isNew('b', true)).toBe(false)
    expect(isNew('a', true)).toBe(false)
    expect(isNew('b')).toBe(true)
  })
})
