const withoutCredentials = new Set([
  'CredentialsProviderError',
  'TokenProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidAccessKeyId',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
])
const withoutPermission = new Set(['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation'])
const withoutNetwork = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'TimeoutError',
])

/** What an operator can do about an error of AWS's clients: no credentials, no permission or no network. Null for any other error. */
export function awsTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { name, message } = error
  if (withoutCredentials.has(name))
    return `AWS takes no credentials from this shell (${message}). Sign in again, or set AWS_PROFILE.`
  if (withoutPermission.has(name))
    return `The credentials of this shell may not do this (${message}). Use a role that may.`
  const code = 'code' in error ? String(error.code) : name
  if (withoutNetwork.has(code) || withoutNetwork.has(name))
    return `AWS cannot be reached from this machine (${code}). Check the network and the stage's region.`
  return null
}
