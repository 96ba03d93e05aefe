// One file for all of them: an event that needs one often needs another, and each file would be a request.
export { DonationField } from './donation-field.tsx'
export { OwnHoldNotice } from './own-hold-notice.tsx'
export { SaleBanner, SaleBar } from './sale-banner.tsx'
export { SaleStart } from './sale-start.tsx'
