import { managementRoutes } from '../management.ts'
import { publicRoutes } from '../public-routes.ts'

/** Every route of the API's function. */
export const routes = [...publicRoutes, ...managementRoutes]
