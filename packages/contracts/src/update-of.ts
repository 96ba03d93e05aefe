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
 * The body of an update, made of the body that creates the thing: every field may be left out and none has a default, at any
 * depth. What is left out keeps its value; `null` clears what can be empty (docs/decisions/0042). Rules over several
 * fields are left to `changed` of core, which knows the fields that were not sent.
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
 * Of a thing as it is kept or shown, what an update of it can change: the fields of its body, at any depth. What else the
 * thing has (its id, counts, dates) belongs to the server.
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
