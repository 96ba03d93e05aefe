import * as endpoints from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { createTaxOrFee } from '@foyer/core/tax-or-fee/create-tax-or-fee'
import { deleteTaxOrFee } from '@foyer/core/tax-or-fee/delete-tax-or-fee'
import { getTaxOrFee } from '@foyer/core/tax-or-fee/get-tax-or-fee'
import { listTaxesAndFees } from '@foyer/core/tax-or-fee/list-taxes-and-fees'
import { updateTaxOrFee } from '@foyer/core/tax-or-fee/update-tax-or-fee'
import { mount } from '../http/mount.ts'

export const taxOrFeeRoutes = [
  mount(endpoints.listTaxesAndFees, listTaxesAndFees),
  mount(endpoints.createTaxOrFee, createTaxOrFee),
  mount(endpoints.getTaxOrFee, getTaxOrFee),
  mount(endpoints.updateTaxOrFee, updateTaxOrFee),
  mount(endpoints.deleteTaxOrFee, deleteTaxOrFee),
]
