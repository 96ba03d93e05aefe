import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allEndpoints } from './all-endpoints.ts'
import { firstName, lastName, name, title } from './text.ts'

/** The fields that may have several lines, and those that no file and no email shows. `value` depends on its question. */
const multiLine = [
  'affiliate_code',
  'content',
  'current_password',
  'description',
  'email_footer_message',
  'notes',
  'online_event_connection_details',
  'password',
  'password_confirmation',
  'post_checkout_message',
  'pre_checkout_message',
  'query',
  'seo_description',
  'ticket_page_message',
  'value',
]

/** The names of all fields of a schema that accept a line break, also inside lists and objects. */
function breakable(schema: unknown, field: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) => breakable(inner, key))
  if (schema instanceof z.ZodArray) return breakable(schema.element, field)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => breakable(option, field))
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return breakable(schema.unwrap(), field)
  return (schema as z.ZodType).safeParse('Ada\n=1+1').success ? [field] : []
}

describe('a text of one line', () => {
  it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\0', '\t', '\u001b', '\u007f'])(
    'holds no %j between its words',
    (character) => {
      for (const schema of [firstName, lastName, name, title]) {
        const { error } = schema.safeParse(`A${character}=1+1`)
        expect(error?.issues.map(({ message }) => message)).toEqual(['Write this on one line.'])
      }
    },
  )

  it('loses breaks and spaces at both ends, and keeps all other characters of a name', () => {
    expect(name.parse(' \nAda Lovelace\r\n')).toBe('Ada Lovelace')
    for (const real of ['Ñandú O’Neill-García', '山田 太郎', 'محمد', 'Zoë\u200dX', 'Van der Berg, Jr.'])
      expect(firstName.parse(real)).toBe(real)
  })

  it('is every field of every body that is not known to have several lines', () => {
    const fields = allEndpoints.flatMap(({ endpoint: { body } }) => (body ? breakable(body, '') : []))
    expect([...new Set(fields)].sort()).toEqual(multiLine)
  })
})
