import { abandonOrder, createOrder } from '@foyer/contracts/order/order-endpoints'
import { joinWaitingRoom } from '@foyer/contracts/waiting-room/waiting-room-endpoints'
import { expect, it } from 'vitest'
import { calls } from './reserve-tickets.ts'

it.each([
  ['createOrder', createOrder],
  ['abandonOrder', abandonOrder],
  ['joinWaitingRoom', joinWaitingRoom],
] as const)('the page calls %s as the contract says', (name, { method, path }) => {
  expect(calls[name]).toEqual({ method, path })
})
