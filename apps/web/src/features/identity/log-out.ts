// SPDX-License-Identifier: Apache-2.0
import { call } from '../../shared/api/call.ts'
import { removeMemberQueries } from '../../shared/session/member-queries.ts'
import { signOutOtherTabs } from '../../shared/session/other-tabs.ts'
import { endSession, sessionToken } from '../../shared/session/session.ts'

/** Ends the session in this browser and on the platform, and clears everything that was loaded for it. */
export async function logOut(): Promise<void> {
  signOutOtherTabs(sessionToken())
  // The page drops the token even if the platform cannot be reached.
  await call('identity.logout', {}).catch(() => undefined)
  endSession()
  removeMemberQueries()
}
