/** What the address of a buyer's page says. */
export interface BuyerPageProps {
  eventId: string
  /** Of the order, the ticket or the offer: the key to it. */
  shortId: string
}
