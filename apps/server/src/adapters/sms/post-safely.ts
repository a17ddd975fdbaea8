// SPDX-License-Identifier: Apache-2.0
import { OutboundRefused, type Outbound, type OutboundRequest } from '../../platform/outbound/outbound.ts'

const patienceMs = 8_000
/** Somebody at a keyboard waits for a try. */
const tryPatienceMs = 5_000

/** A POST with a timeout that follows no redirect. Throws with the status; never with what was sent. */
export async function postSafely(
  outbound: Outbound,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<string> {
  const signal = AbortSignal.timeout(patienceMs)
  const response = await askSafely(outbound, url, { method: 'POST', headers, body, signal })
  const answer = await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return answer.slice(0, 100_000)
}

/** The status of an answer to a question that sends nothing to anybody. Throws when there is none. */
export async function statusOf(
  outbound: Outbound,
  url: string,
  { method, headers }: { method: 'GET' | 'HEAD'; headers: Record<string, string> },
): Promise<number> {
  const signal = AbortSignal.timeout(tryPatienceMs)
  return (await askSafely(outbound, url, { method, headers, signal })).status
}

async function askSafely(outbound: Outbound, url: string, request: OutboundRequest): Promise<Response> {
  return outbound(url, request).catch((error: unknown) => {
    if (error instanceof OutboundRefused) throw new Error(error.message)
    throw new Error(
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reached',
    )
  })
}
