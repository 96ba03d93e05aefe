import { createServer } from 'node:net'

/** Whether something listens on the port already. */
export function portIsTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    )
    server.listen(port, () => server.close(() => resolve(false)))
  })
}
