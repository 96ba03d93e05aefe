import * as endpoints from '@foyer/contracts/health/health-endpoints'
import { getHealth } from '@foyer/core/health/get-health'
import { mount } from '../http/mount.ts'

export const healthRoutes = [mount(endpoints.getHealth, getHealth)]
