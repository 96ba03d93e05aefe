import * as z from 'zod'

/** A field's schema without its default, and whether it may be left out: an update gives neither. */
type Bare<Schema> =
  Schema extends z.ZodDefault<infer Inner>
    ? Bare<Inner>
    : Schema extends z.ZodPrefault<infer Inner>
      ? Bare<Inner>
      : Schema extends z.ZodOptional<infer Inner>
        ? Bare<Inner>
        : Schema extends z.ZodObject<infer Shape>
          ? UpdateOf<Shape>
          : Schema extends z.ZodArray<z.ZodObject<infer Shape>>
            ? z.ZodArray<UpdateOf<Shape>>
            : Schema

type UpdateOf<Shape> = z.ZodObject<
  { -readonly [Field in keyof Shape]: z.ZodOptional<Extract<Bare<Shape[Field]>, z.core.SomeType>> },
  z.core.$strict
>

/**
 * The body of an update, derived from the body that creates the thing: every field is optional and without default, at
 * any depth. An omitted field keeps its value, and `null` clears one that can be empty (docs/decisions/0042). Rules
 * across fields are checked in core's `changed`, which knows the omitted ones.
 */
export function updateOf<Shape extends z.core.$ZodShape>(
  whole: z.ZodObject<Shape, z.core.$strict>,
): UpdateOf<Shape> {
  return bare(whole) as unknown as UpdateOf<Shape>
}

function bare(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)
    return bare(schema.unwrap())
  if (schema instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, bare(field).optional()])),
    )
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return schema.clone({ ...schema.def, element: bare(schema.element) } as typeof schema.def)
  return schema as z.ZodType
}

/**
 * The part of a thing that an update can change: its body's fields, at any depth. The rest (id, counts, dates) belongs to
 * the server.
 */
export function editablePart(whole: z.ZodType, thing: unknown): unknown {
  const schema = unwrapped(whole)
  if (schema instanceof z.ZodObject && isRecord(thing))
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([name]) => thing[name] !== undefined)
        .map(([name, field]) => [name, editablePart(field as z.ZodType, thing[name])]),
    )
  if (schema instanceof z.ZodArray && Array.isArray(thing))
    return thing.map((item) => editablePart(schema.element as z.ZodType, item))
  return thing
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
