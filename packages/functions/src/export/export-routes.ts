import * as endpoints from '@foyer/contracts/export/export-endpoints'
import { createExport } from '@foyer/core/export/create-export'
import { getExport, getExportDownload } from '@foyer/core/export/get-export'
import { mount } from '../http/mount.ts'

export const exportRoutes = [
  mount(endpoints.createExport, createExport),
  mount(endpoints.getExport, getExport),
  mount(endpoints.getExportDownload, getExportDownload),
]
