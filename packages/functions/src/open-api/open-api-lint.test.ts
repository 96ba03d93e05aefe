import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApiDocument } from './open-api-document.ts'

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // Refusals are the `default` answer of every call.
    'operation-4xx-response': 'off',
  },
})

it.each(['programs', 'account', 'pages'] as const)(
  'the document for %s has no fault that Redocly knows',
  async (audience) => {
    const source = JSON.stringify(openApiDocument('https://tickets.example', audience))
    const document = makeDocumentFromString(source, 'openapi.json')
    const found = await lintDocument({ document, config, externalRefResolver: new BaseResolver() })
    const faults = found.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
    )
    expect(faults).toEqual([])
  },
)
