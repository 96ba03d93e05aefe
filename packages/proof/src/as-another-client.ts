import { edgeKey } from '@foyer/local/gateway/http-api-event'

let asked = 0

/** Headers of a request from an address of its own: another proof is about what one client may hold and cause (docs/decisions/0039). */
export function asAnotherClient(): Record<string, string> {
  asked += 1
  return {
    'x-foyer-edge-key': edgeKey,
    'x-foyer-viewer-address': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
  }
}
