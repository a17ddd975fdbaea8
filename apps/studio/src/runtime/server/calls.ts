// SPDX-License-Identifier: Apache-2.0
import type { RefusalBody } from '../../protocol.ts'
import { Refused, Unanswered } from './failures.ts'

const PATIENCE_MS = 15_000

/**
 * Calls the studio's server. Throws Refused or Unanswered. `protocol.ts` defines the answer's type for the
 * path.
 */
export type Ask = <Answer>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>

/** Calls of one session; without one only the public calls succeed. */
export function createAsk(session?: string): Ask {
  return async <Answer>(method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await send(method, path, session, body)
    const text = await response.text().catch((error: unknown) => {
      throw new Unanswered(error)
    })
    if (response.ok) return parse(text) as Answer
    const refusal = refusalOf(text)
    // Something between us and the server has answered in its place.
    if (!refusal) throw new Unanswered(response.status)
    throw new Refused(refusal)
  }
}

async function send(
  method: string,
  path: string,
  session: string | undefined,
  body: object | undefined,
): Promise<Response> {
  const headers = new Headers()
  if (session !== undefined) headers.set('authorization', `Bearer ${session}`)
  if (body) headers.set('content-type', 'application/json')
  try {
    return await fetch(path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    throw new Unanswered(error)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Unanswered(error)
  }
}

function refusalOf(text: string): RefusalBody['error'] | undefined {
  try {
    return (JSON.parse(text) as Partial<RefusalBody>).error
  } catch {
    return undefined
  }
}
