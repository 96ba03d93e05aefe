import * as ofEvents from '@foyer/contracts/import/events-import-endpoints'
import * as endpoints from '@foyer/contracts/import/import-endpoints'
import {
  createEventsImport,
  getEventsImport,
  listEventsImports,
  stopEventsImport,
  undoEventsImport,
} from '@foyer/core/event-import/events-imports'
import { createImport, getImport, listImports, stopImport, undoImport } from '@foyer/core/import/imports'
import { mount } from '../http/mount.ts'

export const importRoutes = [
  mount(endpoints.createImport, createImport),
  mount(endpoints.listImports, listImports),
  mount(endpoints.getImport, getImport),
  mount(endpoints.undoImport, undoImport),
  mount(endpoints.stopImport, stopImport),
  mount(ofEvents.createEventsImport, createEventsImport),
  mount(ofEvents.listEventsImports, listEventsImports),
  mount(ofEvents.getEventsImport, getEventsImport),
  mount(ofEvents.undoEventsImport, undoEventsImport),
  mount(ofEvents.stopEventsImport, stopEventsImport),
]
