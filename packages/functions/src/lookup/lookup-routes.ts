import * as endpoints from '@foyer/contracts/lookup/lookup-endpoints'
import { findTickets } from '@foyer/core/lookup/find-tickets'
import { mount } from '../http/mount.ts'

export const lookupRoutes = [mount(endpoints.findTickets, findTickets)]
