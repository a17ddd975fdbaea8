// SPDX-License-Identifier: Apache-2.0
import { seal } from '@tessera/contract/client/seal'
import { ask } from '../api/ask.ts'
import { queryClient } from '../api/query-client.ts'
import { knownSite } from '../site/site.ts'
import { beginSession, describeSession } from './session.ts'

/**
 * Opens a trial account with play money, which is gone when the session ends. `beforehand` is done in the
 * moment before it begins.
 */
export async function openTrial(beforehand?: () => void): Promise<void> {
  const { merchantCode, whitelabel } = knownSite()
  const { token, username, type } = await ask('identity.freePlay', {
    os: systemOf(navigator.userAgent),
    platform: 'W',
    gatewayVersion: 3,
    token: await seal({ merchant: merchantCode }, whitelabel.encryption, Date.now()),
  })
  beforehand?.()
  // What kind of account it is comes first: nothing is asked for that a trial may not see.
  describeSession({ username, isAgent: String(type) })
  beginSession(token)
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => !/^(site|catalogue|messages)\./.test(String(queryKey[0])),
  })
}

/** The system that a browser says it runs on; whatever is not known counts as Linux. */
export function systemOf(agent: string): 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' {
  if (/android/i.test(agent)) return 'Android'
  if (/iphone|ipad|ipod/i.test(agent)) return 'iOS'
  if (/mac os/i.test(agent)) return 'macOS'
  return /windows/i.test(agent) ? 'Windows' : 'Linux'
}
