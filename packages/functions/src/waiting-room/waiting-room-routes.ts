import * as endpoints from '@foyer/contracts/waiting-room/waiting-room-endpoints'
import { getWaitingRoom } from '@foyer/core/waiting-room/get-waiting-room'
import { joinWaitingRoom } from '@foyer/core/waiting-room/join-waiting-room'
import { mount } from '../http/mount.ts'

export const waitingRoomRoutes = [
  mount(endpoints.getWaitingRoom, getWaitingRoom),
  mount(endpoints.joinWaitingRoom, joinWaitingRoom),
]
