const hashLength = 22

/**
 * Base64url of the truncated SHA-256 of a QR code's text. The server tells devices tickets by this hash (`doorAttendee`).
 */
export async function codeHash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, hashLength)
}

/** True for the reference that is printed on a ticket, false for the text of its QR code. */
export function isReference(code: string): boolean {
  return code.startsWith('A-')
}
