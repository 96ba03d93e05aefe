import * as endpoints from '@foyer/contracts/affiliate/affiliate-endpoints'
import { createAffiliate } from '@foyer/core/affiliate/create-affiliate'
import { deleteAffiliate } from '@foyer/core/affiliate/delete-affiliate'
import { getAffiliate } from '@foyer/core/affiliate/get-affiliate'
import { listAffiliates } from '@foyer/core/affiliate/list-affiliates'
import { updateAffiliate } from '@foyer/core/affiliate/update-affiliate'
import { mount } from '../http/mount.ts'

export const affiliateRoutes = [
  mount(endpoints.listAffiliates, listAffiliates),
  mount(endpoints.createAffiliate, createAffiliate),
  mount(endpoints.getAffiliate, getAffiliate),
  mount(endpoints.updateAffiliate, updateAffiliate),
  mount(endpoints.deleteAffiliate, deleteAffiliate),
]
