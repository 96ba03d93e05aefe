import { expect, it } from 'vitest'
import { eitherSignal } from './either-signal.ts'

it('ends with the first of its signals, for the reason of that one', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = eitherSignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  other.abort('left')
  one.abort('late')
  expect(either.reason).toBe('left')
})

it('has ended when one of its signals had', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone')
})
