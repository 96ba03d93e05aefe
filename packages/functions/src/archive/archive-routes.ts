import * as endpoints from '@foyer/contracts/archive/archive-endpoints'
import { mount } from '../http/mount.ts'

// Few requests are about an archive: a function that starts does not read how.
export const archiveRoutes = [
  mount(endpoints.createArchive, async (ctx, input) => {
    const { createArchive } = await import('@foyer/core/archive/archives')
    return createArchive(ctx, input)
  }),
  mount(endpoints.getArchive, async (ctx, input) => {
    const { getArchive } = await import('@foyer/core/archive/archives')
    return getArchive(ctx, input)
  }),
  mount(endpoints.getArchiveDownload, async (ctx, input) => {
    const { getArchiveDownload } = await import('@foyer/core/archive/archives')
    return getArchiveDownload(ctx, input)
  }),
]
