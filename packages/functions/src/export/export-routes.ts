import * as endpoints from '@foyer/contracts/export/export-endpoints'
import { mount } from '../http/mount.ts'

// Few requests export: a function that starts does not read how.
export const exportRoutes = [
  mount(endpoints.createExport, async (ctx, input) => {
    const { createExport } = await import('@foyer/core/export/create-export')
    return createExport(ctx, input)
  }),
  mount(endpoints.getExport, async (ctx, input) => {
    const { getExport } = await import('@foyer/core/export/get-export')
    return getExport(ctx, input)
  }),
  mount(endpoints.getExportDownload, async (ctx, input) => {
    const { getExportDownload } = await import('@foyer/core/export/get-export')
    return getExportDownload(ctx, input)
  }),
]
