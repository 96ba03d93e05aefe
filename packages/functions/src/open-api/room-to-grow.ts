import { mapSchemas, mapValues, type Schema } from './json-schema.ts'

/**
 * Answers get new fields and new values in time, and a client that was made before must not refuse them: no answer forbids
 * fields that are not listed, and a text with a few values may have another one. Answers leave nothing out, so they have no defaults.
 */
export function withRoomToGrow(answered: Record<string, Schema>): Record<string, Schema> {
  return mapValues(answered, (schema) => open(mapSchemas(schema, open)))
}

function open({ additionalProperties, default: _, ...part }: Schema): Schema {
  const { enum: values, ...rest } = part
  if (values && values.length > 1) return { ...rest, anyOf: [{ enum: values }, { type: 'string' }] }
  return additionalProperties ? { ...part, additionalProperties } : part
}
