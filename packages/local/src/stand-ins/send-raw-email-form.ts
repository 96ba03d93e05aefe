/** A SendRawEmail call: a form, in which lists are spelled out as `Destinations.member.1`. */
export type SendRawEmailForm = Record<string, string>

/** A list of a form: `Destinations.member.1`, or a field of its members, `Tags.member.1.Name`. */
export function membersOf(form: SendRawEmailForm, list: string, field?: string): string[] {
  const name = new RegExp(`^${list}\\.member\\.\\d+${field ? `\\.${field}` : ''}$`)
  return Object.entries(form).flatMap(([key, value]) => (name.test(key) ? value : []))
}
