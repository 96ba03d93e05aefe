import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { docstringsOfContracts, keptDocstrings } from './docstrings.mjs'

const docstrings = docstringsOfContracts()

it('the API’s document has the docstrings that the contracts have now: run `pnpm docstrings`', () => {
  expect(JSON.parse(readFileSync(keptDocstrings, 'utf8'))).toEqual(docstrings)
})

it('docstrings are found for schemas and for their fields, on one line each and without pointers into the code', () => {
  expect(docstrings['createCheckInBody.scan_id']).toMatch(
    /^The device's own id of this scan: .* second scan\.$/,
  )
  expect(docstrings.attendee).toMatch(/^An attendee\. /)
  expect(Object.values(docstrings).filter((text) => /\n|docs\/|specification/.test(text))).toEqual([])
})
