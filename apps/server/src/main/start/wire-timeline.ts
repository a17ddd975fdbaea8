// SPDX-License-Identifier: Apache-2.0
import { actionsBefore, isFromOperatorSession } from '../../modules/backoffice/index.ts'
import { isFromMemberSession, type Identity } from '../../modules/identity/index.ts'
import type { TimelineDeps } from '../../modules/timeline/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Connects the timeline with the record and the sessions of operators, which are to the right of it. */
export const wireTimeline = (
  platform: Platform,
  { deps }: Pick<Identity, 'deps'>,
  own: Pick<TimelineDeps, 'labelGames' | 'vault' | 'keys'>,
): TimelineDeps => ({
  ...platform,
  ...own,
  staffBefore: actionsBefore,
  isFromSession: ({ sessionKey, ofOperator }, request) =>
    ofOperator
      ? isFromOperatorSession(platform, sessionKey, request)
      : isFromMemberSession(deps, sessionKey, request),
})
