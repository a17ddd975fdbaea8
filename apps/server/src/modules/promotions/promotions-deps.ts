// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { Messages } from '../messages/index.ts'

/** What the operations of promotions are passed. */
export interface PromotionsDeps extends Platform {
  /** Stores the pictures of applications. */
  messages: Pick<Messages, 'files' | 'pictureWork'>
}

/** The brand, the member and the moment of a request. */
export interface MemberFacts {
  brandCode: string
  memberId: number
  nowMs: number
}
