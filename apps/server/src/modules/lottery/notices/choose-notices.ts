// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { noticeChoicesOf, type NoticeChoice } from '@tessera/rules/lottery/notices/notice-periods'
import type { Queries } from '../../../platform/db/index.ts'
import { deleteFollow, saveFollow } from './follow-store.ts'

/** Saves of which draws of a lottery a member is notified. Throws `lottery.noSuchNotice`. */
export async function chooseNotices(
  db: Queries,
  {
    memberId,
    lottery,
    choice,
    nowMs,
  }: { memberId: bigint; lottery: Lottery; choice: NoticeChoice | null; nowMs: number },
): Promise<void> {
  if (choice === null) return deleteFollow(db, memberId, lottery.gameCode)
  if (!noticeChoicesOf(lottery).includes(choice)) throw fault('lottery.noSuchNotice')
  await saveFollow(db, { memberId, gameCode: lottery.gameCode, choice, nowMs })
}
