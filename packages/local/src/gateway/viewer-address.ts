const loopback = /^(::1|(::ffff:)?127\.)/

/**
 * The client that sent the request. A client on this machine may name another in `x-forwarded-for`, as a reverse proxy does,
 * so that a test can be two hundred buyers at two hundred addresses. Any other client is the socket's.
 */
export function viewerAddress(socketAddress: string | undefined, forwardedFor: string | null): string {
  const own = socketAddress ?? '127.0.0.1'
  const named = forwardedFor?.split(',').at(-1)?.trim()
  return named && loopback.test(own) ? named : own.replace(/^::ffff:/, '')
}
