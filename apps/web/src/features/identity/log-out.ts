// SPDX-License-Identifier: Apache-2.0
import { ask } from '../../shared/api/ask.ts'
import { forgetMemberAnswers } from '../../shared/session/member-answers.ts'
import { signOutOtherTabs } from '../../shared/session/other-tabs.ts'
import { endSession, sessionToken } from '../../shared/session/session.ts'

/** Ends the session in this browser and on the platform, and clears everything that was loaded for it. */
export async function logOut(): Promise<void> {
  signOutOtherTabs(sessionToken())
  // The page drops the token even if the platform cannot be reached.
  await ask('identity.logout', {}).catch(() => undefined)
  endSession()
  forgetMemberAnswers()
}
