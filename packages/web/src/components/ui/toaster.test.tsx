import { expect, it, vi } from 'vitest'

interface Given {
  position: string
  visibleToasts: number
  duration: number
}

/** The library renders nothing without a document, so the test reads what Foyer passes to it. */
function Settings({ position, visibleToasts, duration }: Given) {
  return <p>{[visibleToasts, duration, position].join(', ')}</p>
}

it('notifications show 5 at once, for 4000 ms, at the bottom right (specification §9)', async () => {
  // A file before this one in the same process may have loaded the library itself.
  vi.resetModules()
  vi.doMock('sonner', () => ({ Toaster: Settings }))
  const { renderText } = await import('../../testing/render-text.tsx')
  const { Toaster } = await import('./toaster.tsx')
  vi.doUnmock('sonner')
  expect(renderText(<Toaster />)).toContain('5, 4000, bottom-right')
})
