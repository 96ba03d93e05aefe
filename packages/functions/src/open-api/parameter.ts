import type * as z from 'zod'
import type { Schema } from './json-schema.ts'

/** What an operation is given in its path, its query or a header. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: true
  description?: string
  schema: Schema
}

/** Makes a schema for a parameter: a reference where a contract exports it. */
export type ToSchema = (schema: z.ZodType) => Schema
