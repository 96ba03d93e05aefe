import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const channel = 'http.client.response.finish'

/**
 * Removes the date from every HTTP answer to this process, which has its own time. With the stand-ins' real time, the AWS
 * SDK would find its clock wrong by minutes, retry each refusal for that reason, and run out of retries. Returns a
 * function that stops it.
 */
export function takeDatesOffAnswers(): () => void {
  const onAnswer = (message: unknown) => {
    const { response } = message as { response: IncomingMessage }
    delete response.headers.date
  }
  subscribe(channel, onAnswer)
  return () => unsubscribe(channel, onAnswer)
}
