import { createServer } from 'node:net'

/** Whether another program already listens on the port. */
export function portIsTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    )
    server.listen(port, () => server.close(() => resolve(false)))
  })
}
