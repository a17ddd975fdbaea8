// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { Messages } from '../messages/index.ts'

/** What the operations of promotions are handed. */
export interface PromotionsDeps extends Platform {
  /** Keeps the pictures of applications. */
  messages: Pick<Messages, 'files' | 'pictureWork'>
}

/** Whose promotions, for whom, and when. */
export interface MemberFacts {
  brandCode: string
  memberId: number
  nowMs: number
}
