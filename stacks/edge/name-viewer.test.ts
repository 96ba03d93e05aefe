import { expect, it } from 'vitest'
import { runEdgeFunction } from './run-edge-function.ts'

it.each(['name-viewer', 'choose-locale'] as const)(
  '%s names the viewer’s address, whatever the visitor claims',
  (name) => {
    const headers = { 'x-foyer-viewer-address': { value: '10.0.0.1' } }
    const request = runEdgeFunction(name, { headers })
    expect(request.headers['x-foyer-viewer-address']).toEqual({ value: '203.0.113.7' })
  },
)
