import * as z from 'zod'
import { locales } from './known-locales.ts'

export const locale = z.enum(locales)
export type Locale = z.infer<typeof locale>
