/** An answer of AWS's query protocol: the fields of `result` inside the action's two wrappers. */
export function answerXml(action: string, result: string): string {
  return `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`
}

/** A list as AWS writes it: one `member` for each. */
export function membersXml(members: readonly Record<string, string | undefined>[]): string {
  return members.map((fields) => `<member>${fieldsXml(fields)}</member>`).join('')
}

/** Plain fields; those without a value are left out. */
export function fieldsXml(fields: Record<string, string | undefined>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<${name}>${escaped(value ?? '')}</${name}>`)
    .join('')
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A refusal of the query protocol, as CloudFormation words it. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }

  get xml(): string {
    const fields = fieldsXml({ Type: 'Sender', Code: this.code, Message: this.message })
    return `<ErrorResponse><Error>${fields}</Error></ErrorResponse>`
  }
}
