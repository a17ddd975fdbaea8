// SPDX-License-Identifier: Apache-2.0
import { OutboundRefused, type Outbound } from '../../platform/outbound/outbound.ts'

const patienceMs = 8_000

/** A POST with a timeout that follows no redirect. Throws with the status; never with what was sent. */
export async function postSafely(
  outbound: Outbound,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<string> {
  const response = await outbound(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    if (error instanceof OutboundRefused) throw new Error(error.message)
    throw new Error(
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reached',
    )
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return answer.slice(0, 100_000)
}
