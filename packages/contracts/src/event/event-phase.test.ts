import { expect, it } from 'vitest'
import { eventLifecycle, eventPhase } from './event.ts'

const phases = (status: 'DRAFT' | 'LIVE' | 'ARCHIVED') =>
  eventLifecycle.options.map((lifecycle) => eventPhase({ status, lifecycle }))

// Specification: 4.event-draft 4.event-live 4.event-archived 4.event-derived
it('an event is in one phase: a live one by its dates, a draft and an archived one whatever the date', () => {
  expect(phases('LIVE')).toEqual(['ON_SALE', 'HAPPENING_NOW', 'ENDED'])
  expect(phases('DRAFT')).toEqual(['DRAFT', 'DRAFT', 'DRAFT'])
  expect(phases('ARCHIVED')).toEqual(['ARCHIVED', 'ARCHIVED', 'ARCHIVED'])
})
