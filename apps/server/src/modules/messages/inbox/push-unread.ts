// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import type { Live } from '../../../platform/live/index.ts'
import { countUnread } from './inbox-store.ts'

/** Pushes the number of unread messages to the open pages of a member. */
export async function pushUnread(db: Queries, { live }: { live: Live }, memberId: bigint): Promise<void> {
  live.publish('messages.unread', await countUnread(db, memberId), memberId)
}
