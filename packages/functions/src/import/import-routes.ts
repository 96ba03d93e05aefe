import * as ofEvents from '@foyer/contracts/import/events-import-endpoints'
import * as endpoints from '@foyer/contracts/import/import-endpoints'
import { mount } from '../http/mount.ts'

// Few requests import: a function that starts does not read how.
export const importRoutes = [
  mount(endpoints.createImport, async (ctx, input) => {
    const { createImport } = await import('@foyer/core/import/imports')
    return createImport(ctx, input)
  }),
  mount(endpoints.listImports, async (ctx, input) => {
    const { listImports } = await import('@foyer/core/import/imports')
    return listImports(ctx, input)
  }),
  mount(endpoints.getImport, async (ctx, input) => {
    const { getImport } = await import('@foyer/core/import/imports')
    return getImport(ctx, input)
  }),
  mount(endpoints.undoImport, async (ctx, input) => {
    const { undoImport } = await import('@foyer/core/import/imports')
    return undoImport(ctx, input)
  }),
  mount(endpoints.stopImport, async (ctx, input) => {
    const { stopImport } = await import('@foyer/core/import/imports')
    return stopImport(ctx, input)
  }),
  mount(ofEvents.createEventsImport, async (ctx, input) => {
    const { createEventsImport } = await import('@foyer/core/event-import/events-imports')
    return createEventsImport(ctx, input)
  }),
  mount(ofEvents.listEventsImports, async (ctx, input) => {
    const { listEventsImports } = await import('@foyer/core/event-import/events-imports')
    return listEventsImports(ctx, input)
  }),
  mount(ofEvents.getEventsImport, async (ctx, input) => {
    const { getEventsImport } = await import('@foyer/core/event-import/events-imports')
    return getEventsImport(ctx, input)
  }),
  mount(ofEvents.undoEventsImport, async (ctx, input) => {
    const { undoEventsImport } = await import('@foyer/core/event-import/events-imports')
    return undoEventsImport(ctx, input)
  }),
  mount(ofEvents.stopEventsImport, async (ctx, input) => {
    const { stopEventsImport } = await import('@foyer/core/event-import/events-imports')
    return stopEventsImport(ctx, input)
  }),
]
