import { sample } from 'openapi-sampler'
import type { ApiDocument, Schema } from './api-document.ts'
import type { Call } from './calls.ts'
import { scopesOf } from './calls.ts'

/** A whole value, made of the examples of its fields; a test holds each against its schema. */
export function exampleOf(document: ApiDocument, schema: Schema): unknown {
  return sample(schema as object, { quiet: true }, document)
}

/** The call as a command for a terminal. */
export function curlOf(document: ApiDocument, call: Call, origin: string): string {
  const { method, operation, parameters } = call
  const path = call.path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const given = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)
    return given ? encodeURIComponent(String(exampleOf(document, given.schema))) : whole
  })
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const takesKey = parameters.some((parameter) => parameter.name === 'Idempotency-Key')
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${origin}/api${path}'`,
    ...(scopesOf(document, operation) === null ? [] : [`-H "Authorization: Bearer $FOYER_KEY"`]),
    ...(takesKey ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(schema
      ? [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(exampleOf(document, schema), null, 2).replaceAll("'", String.raw`'\''`)}'`,
        ]
      : []),
  ]
  return lines.join(' \\\n  ')
}
