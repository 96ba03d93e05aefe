import { client } from '../table/client.ts'

/** The process ends here: no library tries again what fails with this. */
export class Died extends Error {
  readonly $retryable = undefined
}

/**
 * Ends this process's work at its write number `at`, counted from 0, before it or right after it was done; all later requests fail too, as nothing of
 * a dead process goes on. Answers whether it came that far, and how to end it.
 */
export function dieAtWrite(at: number, when: 'before' | 'after'): { died: () => boolean; stop: () => void } {
  let writes = 0
  let isDead = false
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (isDead) throw new Died('dead')
        const isWrite = !/Get|Query/.test(String(commandName))
        const isLast = isWrite && writes++ === at
        if (isLast && when === 'before') isDead = true
        if (isDead) throw new Died('dead')
        const answer = await next(args)
        if (isLast) {
          isDead = true
          throw new Died('dead')
        }
        return answer
      },
    { step: 'initialize', name: 'dieAtWrite', priority: 'high' },
  )
  return { died: () => isDead, stop: () => void client.middlewareStack.remove('dieAtWrite') }
}
