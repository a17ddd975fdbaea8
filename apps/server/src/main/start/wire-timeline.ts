// SPDX-License-Identifier: Apache-2.0
import { actionsBefore } from '../../modules/backoffice/index.ts'
import type { TimelineDeps } from '../../modules/timeline/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Connects the timeline with the record of operators, which is to the right of it. */
export const wireTimeline = (
  platform: Platform,
  own: Pick<TimelineDeps, 'labelGames' | 'vault' | 'keys'>,
): TimelineDeps => ({ ...platform, ...own, staffBefore: actionsBefore })
