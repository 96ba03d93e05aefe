/** The page uses the script wrongly; thrown, as Stripe's does, for the developer to see. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}
