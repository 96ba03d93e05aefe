import type { DiscountType } from '@foyer/contracts/promo-code/promo-code'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const discountTypeWords: Record<DiscountType, MessageDescriptor> = {
  NONE: msg`No discount`,
  PERCENTAGE: msg`Percentage`,
  FIXED: msg`Fixed amount`,
}
