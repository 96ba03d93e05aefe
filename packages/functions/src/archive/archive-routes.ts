import * as endpoints from '@foyer/contracts/archive/archive-endpoints'
import { createArchive, getArchive, getArchiveDownload } from '@foyer/core/archive/archives'
import { mount } from '../http/mount.ts'

export const archiveRoutes = [
  mount(endpoints.createArchive, createArchive),
  mount(endpoints.getArchive, getArchive),
  mount(endpoints.getArchiveDownload, getArchiveDownload),
]
