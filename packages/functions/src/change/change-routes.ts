import * as endpoints from '@foyer/contracts/change/change-endpoints'
import { listChanges } from '@foyer/core/change-feed/list-changes'
import { mount } from '../http/mount.ts'

export const changeRoutes = [mount(endpoints.listChanges, listChanges)]
