import type { Context } from '@foyer/core/verb'
import { expect } from 'vitest'
import type * as z from 'zod'
import { answered } from './answered.ts'

interface Write<Schema extends z.ZodObject> {
  /** As in `POST /events`. */
  save: string
  schema: Schema
  /** A value for every field of the schema, so that a new field is not forgotten. */
  body: { [Field in keyof z.input<Schema>]-?: z.input<Schema>[Field] }
  /** Where to read it, if not below where it was made. */
  read?: string
}

/** Writes a thing over HTTP with every field of its schema, and returns it as read back. */
export async function kept<Schema extends z.ZodObject>(
  ctx: Context,
  { save, schema, body, read }: Write<Schema>,
): Promise<Record<string, unknown>> {
  expect(Object.keys(body).sort()).toEqual(Object.keys(schema.shape).sort())
  const saved = await answered<{ id?: string; short_id?: string }>(ctx, save, body)
  const path = read ?? `${save.split(' ')[1]}/${saved.short_id ?? saved.id}`
  return answered(ctx, `GET ${path}`)
}
