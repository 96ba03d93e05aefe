import * as endpoints from '@foyer/contracts/place/place-endpoints'
import { findPlaces, getPlaceAddress } from '@foyer/core/place/places'
import { mount } from '../http/mount.ts'

export const placeRoutes = [
  mount(endpoints.findPlaces, findPlaces),
  mount(endpoints.getPlaceAddress, getPlaceAddress),
]
