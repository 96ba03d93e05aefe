import { expect, it, vi } from 'vitest'
import { renderText } from '../../testing/render-text.tsx'
import { Toaster } from './toaster.tsx'

interface Given {
  position: string
  visibleToasts: number
  duration: number
}

/** The library renders nothing without a document, so the test reads what Foyer passes to it. */
vi.mock('sonner', () => ({
  Toaster: ({ position, visibleToasts, duration }: Given) => (
    <p>{[visibleToasts, duration, position].join(', ')}</p>
  ),
}))

it('notifications show 5 at once, for 4000 ms, at the bottom right (specification §9)', () => {
  expect(renderText(<Toaster />)).toContain('5, 4000, bottom-right')
})
