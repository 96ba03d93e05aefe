import * as endpoints from '@foyer/contracts/export/export-endpoints'
import { createExport } from '@foyer/core/export/create-export'
import { getExport } from '@foyer/core/export/get-export'
import { getExportDownload } from '@foyer/core/export/get-export-download'
import { mount } from '../http/mount.ts'

export const exportRoutes = [
  mount(endpoints.createExport, createExport),
  mount(endpoints.getExport, getExport),
  mount(endpoints.getExportDownload, getExportDownload),
]
