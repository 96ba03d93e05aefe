import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { createExportBody, exportDownload, exportProgress } from './export.ts'

const exportParams = z.object({ event_id: id('event'), export_id: id('export') })

export const createExport = endpoint({
  name: 'createExport',
  summary: 'Export orders, attendees, answers or affiliates as a file, written in the background',
  method: 'POST',
  path: '/events/:event_id/exports',
  access: 'order.manage',
  params: z.object({ event_id: id('event') }),
  body: createExportBody,
  response: dataOf(exportProgress),
  status: 202,
  refusals: ['question.not_found', 'request.too_many'],
})

export const getExport = endpoint({
  name: 'getExport',
  summary: 'Progress of an export',
  method: 'GET',
  path: '/events/:event_id/exports/:export_id',
  access: 'order.manage',
  params: exportParams,
  response: dataOf(exportProgress),
})

export const getExportDownload = endpoint({
  name: 'getExportDownload',
  summary: 'The address of a finished file, for a few minutes',
  method: 'GET',
  path: '/events/:event_id/exports/:export_id/download',
  access: 'order.manage',
  params: exportParams,
  response: dataOf(exportDownload),
  holds_secret: true,
  refusals: ['export.expired', 'export.not_ready'],
})
