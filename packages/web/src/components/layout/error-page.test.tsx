import { describe, expect, it } from 'vitest'
import { CallError } from '../../lib/api/call-error.ts'
import { renderText } from '../../testing/render-text.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ErrorPage } from './error-page.tsx'

const broken = new CallError(500, { code: 'server.unexpected', message: '', request_id: 'abc-1' })
const denied = new CallError(403, { code: 'session.forbidden', message: '' })
const offline = new CallError(0, { code: 'network.offline', message: '' })

describe('a route that failed (specification §2, §8)', () => {
  // Specification: 2.error-not-found
  it('says that the page does not exist, for a 404', () => {
    expect(renderText(<ErrorPage error={{ status: 404 }} />)).toContain('Page not found')
  })

  it('says that there is no permission, for a 403', () => {
    const text = renderText(<ErrorPage error={denied} />)
    expect(text).toContain('You do not have permission to access this page.')
  })

  // Specification: 2.error-screen 2.error-generic
  it('says that something went wrong, for anything else, with a number to ask about and a way home', () => {
    const text = renderText(<ErrorPage error={broken} />)
    expect(text).toContain('Something went wrong')
    expect(text).toContain('An unexpected error occurred. Everything you saved is safe. Please try again.')
    expect(text).toContain('give this number: abc-1')
    expect(text).toContain('Go to the home page')
    expect(renderText(<ErrorPage error={new TypeError('x is not a function')} />)).not.toContain('x is not')
  })
})

describe('a part of a page that failed (specification §8)', () => {
  // Specification: 8.unable-to-load 8.page-load-error
  it('says that its data could not be loaded and why, and offers to try again', () => {
    const text = renderText(<ErrorState error={broken} onRetry={() => {}} />)
    expect(text).toContain('Unable to load data')
    expect(text).toContain('An unexpected error occurred. Please try again. (abc-1)')
    expect(text).toContain('Try again')
  })

  it('says that the person is offline', () => {
    const text = renderText(<ErrorState error={offline} />)
    expect(text).toContain('You are offline. Nothing was lost. Try again when you are back online.')
  })
})
