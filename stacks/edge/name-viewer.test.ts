import { expect, it } from 'vitest'
import { runEdgeFunction } from './run-edge-function.ts'

it('the edge names the viewer’s address, whatever the visitor claims', () => {
  const headers = { 'x-foyer-viewer-address': { value: '10.0.0.1' } }
  const request = runEdgeFunction('name-viewer', { headers })
  expect(request.headers['x-foyer-viewer-address']).toEqual({ value: '203.0.113.7' })
})
