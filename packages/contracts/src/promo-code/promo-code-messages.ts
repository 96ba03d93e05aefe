import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

/** Orders that use these promo codes were reserved, completed or given back: their uses are counted again. */
export const promoCodesUsed = message({
  name: 'promoCodesUsed',
  queue: 'availability',
  payload: z.object({ event_id: id('event'), promo_code_ids: z.array(id('promo_code')) }),
})
