import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const channel = 'http.client.response.finish'

/**
 * Removes the date from every HTTP answer to this process, which lives in its own time. The stand-ins report the
 * machine's time; the AWS SDK would find its clock wrong by minutes, retry each refusal as if that were the reason, and soon
 * run out of retries, since it counts them. Returns a function that ends it.
 */
export function takeDatesOffAnswers(): () => void {
  const onAnswer = (message: unknown) => {
    const { response } = message as { response: IncomingMessage }
    delete response.headers.date
  }
  subscribe(channel, onAnswer)
  return () => unsubscribe(channel, onAnswer)
}
