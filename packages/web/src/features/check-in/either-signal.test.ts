import { expect, it } from 'vitest'
import { eitherSignal } from './either-signal.ts'

it('a joined signal aborts with the first of its signals, with the same reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = eitherSignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  other.abort('left')
  one.abort('late')
  expect(either.reason).toBe('left')
})

it('a joined signal is already aborted when one of its signals is', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone')
})
