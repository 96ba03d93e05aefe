const hashLength = 22

/** By what the server tells this device of a ticket: the SHA-256 of what its QR holds, in base64url, cut (`doorAttendee`). */
export async function codeHash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, hashLength)
}

/** Whether a code was read from the ticket by a person, and not from its QR. */
export function isReference(code: string): boolean {
  return code.startsWith('A-')
}
