import { describe, expect, it, vi } from 'vitest'
import type { Scan } from './scan.ts'
import { ScanQueue } from './scan-queue.ts'

function storage(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const scan = (scan_id: string): Scan => ({
  scan_id,
  code: 'A-2222222',
  scanned_at: '2027-06-05T18:00:00.000Z',
})

describe('ScanQueue', () => {
  it('keeps scans over a reload, oldest first, each list its own', () => {
    const kept = storage()
    const queue = new ScanQueue('one', kept)
    queue.add(scan('a'))
    queue.add(scan('b'))
    expect(new ScanQueue('one', kept).all()).toEqual([scan('a'), scan('b')])
    expect(new ScanQueue('two', kept).all()).toEqual([])
  })

  it('forgets a scan once it is answered, and only that', () => {
    const kept = storage()
    const queue = new ScanQueue('one', kept)
    for (const id of ['a', 'b', 'c']) queue.add(scan(id))
    queue.remove('b')
    queue.remove('never there')
    expect(new ScanQueue('one', kept).all().map(({ scan_id }) => scan_id)).toEqual(['a', 'c'])
  })

  it('tells its listeners, and is the same object until something changes', () => {
    const queue = new ScanQueue('one', storage())
    const listener = vi.fn()
    const stop = queue.subscribe(listener)
    expect(queue.all()).toBe(queue.all())
    queue.add(scan('a'))
    stop()
    queue.remove('a')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('goes on in memory where storage is blocked, and past what it cannot read', () => {
    const blocked = {
      getItem: () => '{broken',
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {},
    }
    const queue = new ScanQueue('one', blocked)
    queue.add(scan('a'))
    expect(queue.all()).toEqual([scan('a')])
  })
})
