import * as endpoints from '@foyer/contracts/affiliate/affiliate-endpoints'
import { getAffiliate, listAffiliates } from '@foyer/core/affiliate/read-affiliates'
import { createAffiliate, deleteAffiliate, updateAffiliate } from '@foyer/core/affiliate/write-affiliate'
import { mount } from '../http/mount.ts'

export const affiliateRoutes = [
  mount(endpoints.listAffiliates, listAffiliates),
  mount(endpoints.createAffiliate, createAffiliate),
  mount(endpoints.getAffiliate, getAffiliate),
  mount(endpoints.updateAffiliate, updateAffiliate),
  mount(endpoints.deleteAffiliate, deleteAffiliate),
]
