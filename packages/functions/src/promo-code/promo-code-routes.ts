import * as endpoints from '@foyer/contracts/promo-code/promo-code-endpoints'
import { createPromoCode } from '@foyer/core/promo-code/create-promo-code'
import { deletePromoCode } from '@foyer/core/promo-code/delete-promo-code'
import { getPromoCode } from '@foyer/core/promo-code/get-promo-code'
import { listPromoCodes } from '@foyer/core/promo-code/list-promo-codes'
import { updatePromoCode } from '@foyer/core/promo-code/update-promo-code'
import { validatePromoCode } from '@foyer/core/public-page/validate-promo-code'
import { mount } from '../http/mount.ts'

export const promoCodeRoutes = [
  mount(endpoints.listPromoCodes, listPromoCodes),
  mount(endpoints.createPromoCode, createPromoCode),
  mount(endpoints.getPromoCode, getPromoCode),
  mount(endpoints.updatePromoCode, updatePromoCode),
  mount(endpoints.deletePromoCode, deletePromoCode),
  mount(endpoints.validatePromoCode, validatePromoCode),
]
