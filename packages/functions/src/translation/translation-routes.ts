import * as endpoints from '@foyer/contracts/translation/translation-endpoints'
import {
  deleteEventTranslation,
  getEventTranslation,
  listEventTranslations,
  updateEventTranslation,
} from '@foyer/core/translation/translations'
import { mount } from '../http/mount.ts'

export const translationRoutes = [
  mount(endpoints.listEventTranslations, listEventTranslations),
  mount(endpoints.getEventTranslation, getEventTranslation),
  mount(endpoints.updateEventTranslation, updateEventTranslation),
  mount(endpoints.deleteEventTranslation, deleteEventTranslation),
]
