import { AppError } from '../app-error.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { requirePayable } from '../ticket/require-payable.ts'

/**
 * Refuses a currency in which a ticket of the event could never be paid, since no price is converted: 0.60 EUR would be 0.60 HUF
 * (docs/product.md#amounts-that-can-be-charged; F27). Names the ticket. Errors: those of `requirePayable`, at `currency`.
 */
export async function requirePricesIn(currency: string, event_id: string): Promise<void> {
  const graph = await readEventGraph(event_id, { fresh: true })
  for (const ticket of graph?.tickets ?? []) {
    try {
      requirePayable({
        fields: ticket,
        prices: ticket.prices,
        taxesAndFees: graph?.taxes_and_fees ?? [],
        currency,
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const sentence = `The prices of “${ticket.title}” do not fit ${currency}. ${error.message}`
      const details = { ...error.details, ticket_id: ticket.id }
      throw new AppError(error.code, { sentence, errors: { currency: [sentence] }, details })
    }
  }
}
