// SPDX-License-Identifier: Apache-2.0
import type { SettingValue } from '@tessera/contract'
import type { Outbound } from '../../../../../platform/outbound/outbound.ts'

export type PushFeedSetting = SettingValue<'sportsbook.pushFeed'>

const patienceMs = 10_000
const mostBytes = 1024 * 1024

/** Asks the HTTP interface of the push feed. Throws if it does not answer with success; never with its words. */
export async function askPushFeed(
  outbound: Outbound,
  { apiUrl, token }: PushFeedSetting,
  { method, path }: { method: 'GET' | 'POST'; path: string },
): Promise<string> {
  const response = await outbound(`${apiUrl.replace(/\/+$/, '')}${path}`, {
    method,
    headers: { 'x-access-token': token },
    signal: AbortSignal.timeout(patienceMs),
    mostBytes,
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return body
}
