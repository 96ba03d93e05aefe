import { useRef } from 'react'
import { isCallError } from './call-error.ts'

interface Attempt {
  body: string
  key: string
}

/**
 * Idempotency keys of a form, one per attempt. `keyFor` keeps the key until an answer comes or the body changes, so that
 * trying again after a lost answer has its effect once (F8). `settled` ends the attempt once the server answers.
 */
export function useAttemptKey() {
  const attempt = useRef<Attempt | null>(null)
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
      return attempt.current.key
    },
    settled: (error: unknown): void => {
      const isAnswered = !error || (isCallError(error) && error.status > 0 && error.status < 500)
      if (isAnswered) attempt.current = null
    },
  }
}
