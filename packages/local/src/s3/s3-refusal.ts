/** S3's answer to a call that it refuses: its code, its sentence, and other details. */
export class S3Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly facts: Record<string, string | number>

  constructor(code: string, status: number, message: string, facts: Record<string, string | number> = {}) {
    super(message)
    this.code = code
    this.status = status
    this.facts = facts
  }

  /** The answer in S3's own XML. */
  answer(): Response {
    const elements = Object.entries({ Code: this.code, Message: this.message, ...this.facts })
    const body = elements.map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`).join('')
    return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error>${body}</Error>`, {
      status: this.status,
      headers: { 'content-type': 'application/xml' },
    })
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
