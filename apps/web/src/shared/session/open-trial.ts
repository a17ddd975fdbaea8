// SPDX-License-Identifier: Apache-2.0
import { seal } from '@tessera/contract/client/seal'
import { call } from '../api/call.ts'
import { knownSite } from '../site/site.ts'
import { invalidateMemberQueries } from './member-queries.ts'
import { beginSession, describeSession } from './session.ts'

/**
 * Opens a trial account with play money, which is deleted when the session ends. `beforehand` runs just
 * before the session starts.
 */
export async function openTrial(beforehand?: () => void): Promise<void> {
  const { merchantCode, whitelabel } = knownSite()
  const { token, username, type } = await call('identity.freePlay', {
    os: systemOf(navigator.userAgent),
    platform: 'W',
    gatewayVersion: 3,
    token: await seal({ merchant: merchantCode }, whitelabel.encryption, Date.now()),
  })
  beforehand?.()
  // The kind of account comes first, so that nothing loads that a trial may not see.
  describeSession({ username, isAgent: String(type) })
  beginSession(token)
  invalidateMemberQueries()
}

/** The operating system that the browser reports; an unknown one counts as Linux. */
export function systemOf(agent: string): 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' {
  if (/android/i.test(agent)) return 'Android'
  if (/iphone|ipad|ipod/i.test(agent)) return 'iOS'
  if (/mac os/i.test(agent)) return 'macOS'
  return /windows/i.test(agent) ? 'Windows' : 'Linux'
}
