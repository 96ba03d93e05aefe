/** The server's answer to an unexpected failure. */
export const broken = {
  status: 500,
  json: { code: 'server.unexpected', message: 'An unexpected error occurred.' },
}
