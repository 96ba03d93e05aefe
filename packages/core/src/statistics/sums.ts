/** Sums of orders, in minor units where they are amounts. */
export interface Sums {
  orders: number
  tickets: number
  gross: number
  tax: number
  fee: number
  refunded: number
}

export const noSums: Sums = { orders: 0, tickets: 0, gross: 0, tax: 0, fee: 0, refunded: 0 }

/** Two sums together; what an item lacks is zero. */
export function sumOf(sum: Sums, more: Partial<Sums>): Sums {
  return {
    orders: sum.orders + (more.orders ?? 0),
    tickets: sum.tickets + (more.tickets ?? 0),
    gross: sum.gross + (more.gross ?? 0),
    tax: sum.tax + (more.tax ?? 0),
    fee: sum.fee + (more.fee ?? 0),
    refunded: sum.refunded + (more.refunded ?? 0),
  }
}
