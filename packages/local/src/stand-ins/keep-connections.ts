import type { ServerType } from '@hono/node-server'

/**
 * Leaves it to clients to end connections that are idle. A busy client may use one again in the moment in which its server ends it, and `fetch`
 * does not send a lost form twice.
 */
export function keepConnections(server: ServerType): void {
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
}
