// SPDX-License-Identifier: Apache-2.0
import type { SettingValue } from '@tessera/contract'
import type { z } from 'zod'
import { OutboundRefused, type Outbound } from '../../../../../platform/outbound/outbound.ts'
import { RefusedMessage } from '../refused-message.ts'
import { eventList } from './odds-answers.ts'

export type OddsFeedSetting = SettingValue<'sportsbook.oddsFeed'>

const patienceMs = 15_000
/** The prices of a competition by all bookmakers have some 2 MB. */
const mostBytes = 6 * 1024 * 1024

export interface OddsAnswer<Event> {
  events: readonly Event[]
  /** Entries that are no events as we know them. */
  unreadable: number
  requestsLeft: number | undefined
}

/**
 * Asks The Odds API for a list of events. Throws RefusedMessage with a reason of ours; the key is part of the address, so neither the
 * address nor an answer is ever in a message.
 */
export async function askOddsFeed<Event>(
  outbound: Outbound,
  setting: OddsFeedSetting,
  { path, query, event }: { path: string; query: Record<string, string>; event: z.ZodType<Event> },
): Promise<OddsAnswer<Event>> {
  const parameters = new URLSearchParams({ apiKey: setting.apiKey, ...query })
  const response = await outbound(`${setting.apiUrl.replace(/\/+$/, '')}/v4/sports/${path}?${parameters}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
    mostBytes,
  }).catch((error: unknown) => {
    throw new RefusedMessage(
      error instanceof OutboundRefused
        ? error.message
        : error instanceof Error && error.name === 'TimeoutError'
          ? 'no answer in time'
          : 'it was not reached',
    )
  })
  const left = Number(response.headers.get('x-requests-remaining') ?? Number.NaN)
  if (!response.ok) throw new RefusedMessage(`it answered ${response.status}`)
  const list = eventList.safeParse(parse(await response.text()))
  if (!list.success) throw new RefusedMessage('its answer is no list of events')
  const events = list.data.flatMap((entry) => {
    const read = event.safeParse(entry)
    return read.success ? [read.data] : []
  })
  return {
    events,
    unreadable: list.data.length - events.length,
    requestsLeft: Number.isInteger(left) && left >= 0 ? Math.min(left, 2_000_000_000) : undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedMessage('its answer is no JSON')
  }
}
