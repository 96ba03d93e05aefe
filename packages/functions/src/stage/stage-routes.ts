import * as endpoints from '@foyer/contracts/stage/stage-endpoints'
import { getStage } from '@foyer/core/stage/get-stage'
import { mount } from '../http/mount.ts'

export const stageRoutes = [mount(endpoints.getStage, getStage)]
