import { describe, expect, it } from 'vitest'
import { createWedgeBuffer } from './wedge-buffer.ts'

function type(keys: string[], gap: number): (string | null)[] {
  const press = createWedgeBuffer()
  return keys.map((key, index) => press(key, index * gap))
}

describe('createWedgeBuffer', () => {
  it('reads text that is typed as fast as a scanner types', () => {
    expect(type([...'A-2345678', 'Enter'], 5).at(-1)).toBe('A-2345678')
    expect(type(['Shift', ...'A-2345678', 'Enter'], 20).at(-1)).toBe('A-2345678')
  })

  it('ignores what people type, and an Enter alone', () => {
    expect(type([...'A-2345678', 'Enter'], 150).at(-1)).toBeNull()
    expect(type(['Enter'], 5)).toEqual([null])
    expect(type([...'abc', 'Enter'], 5).at(-1)).toBeNull()
  })
})
