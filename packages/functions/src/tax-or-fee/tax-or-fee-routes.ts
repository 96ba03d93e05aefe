import * as endpoints from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import {
  createTaxOrFee,
  deleteTaxOrFee,
  getTaxOrFee,
  listTaxesAndFees,
  updateTaxOrFee,
} from '@foyer/core/tax-or-fee/taxes-and-fees'
import { mount } from '../http/mount.ts'

export const taxOrFeeRoutes = [
  mount(endpoints.listTaxesAndFees, listTaxesAndFees),
  mount(endpoints.createTaxOrFee, createTaxOrFee),
  mount(endpoints.getTaxOrFee, getTaxOrFee),
  mount(endpoints.updateTaxOrFee, updateTaxOrFee),
  mount(endpoints.deleteTaxOrFee, deleteTaxOrFee),
]
