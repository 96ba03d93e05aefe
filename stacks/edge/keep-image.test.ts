import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

it('lets browsers keep an image for a year', () => {
  const event = { response: { statusCode: 200, headers: { 'content-type': { value: 'image/webp' } } } }
  const script = readFileSync('stacks/edge/keep-image.js', 'utf8')
  const { headers } = runInNewContext(`${script}; handler(event)`, { event })
  expect(headers['cache-control']).toEqual({ value: 'public, max-age=31536000, immutable' })
  expect(headers['content-type']).toEqual({ value: 'image/webp' })
})
