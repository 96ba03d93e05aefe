import type { ContentfulStatusCode } from 'hono/utils/http-status'

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** The `error` object of a refusal, in Stripe's fields. */
interface ErrorBody {
  type: ErrorType
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: object
  payment_method?: object
}

/** A refusal with Stripe's HTTP status and error body. What a verb wrote before refusing is kept, as at Stripe. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody

  constructor(status: ContentfulStatusCode, body: ErrorBody) {
    super(body.message)
    this.status = status
    const doc = body.code && `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`
    this.body = doc ? { ...body, doc_url: doc } : body
  }
}

interface Detail {
  code?: string
  param?: string
  payment_intent?: object
}

/** 400: the request is not possible in this form. */
export function invalidRequest(message: string, detail: Detail = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...detail })
}

/** 404: no such object in this account. */
export function resourceMissing(noun: string, id: string, param: string): ApiError {
  const message = `No such ${noun}: '${id}'`
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}
