import * as endpoints from '@foyer/contracts/promo-code/promo-code-endpoints'
import {
  createPromoCode,
  deletePromoCode,
  getPromoCode,
  listPromoCodes,
  updatePromoCode,
} from '@foyer/core/promo-code/promo-codes'
import { mount } from '../http/mount.ts'

export const promoCodeRoutes = [
  mount(endpoints.listPromoCodes, listPromoCodes),
  mount(endpoints.createPromoCode, createPromoCode),
  mount(endpoints.getPromoCode, getPromoCode),
  mount(endpoints.updatePromoCode, updatePromoCode),
  mount(endpoints.deletePromoCode, deletePromoCode),
]
