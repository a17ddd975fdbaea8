// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import {
  noticeLookBackMs,
  noticePeriods,
  type NoticeChoice,
  type NoticePeriod,
} from '@tessera/rules/lottery/notices/notice-periods'
import { openToOffers } from '../../compliance/index.ts'
import { pushUnread, writeNotice } from '../../messages/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { choicesInUse } from './follow-store.ts'
import {
  drawsOf,
  finishPeriod,
  forgetNotices,
  membersToNotify,
  noteNotices,
  openPeriods,
  ticketSums,
  type PeriodDraw,
  type TicketSum,
} from './notice-store.ts'
import { noticeWords } from './notice-words.ts'

const membersAtOnce = 200

/** One period of which members are notified. */
interface Notice {
  lottery: Lottery
  choice: NoticeChoice
  period: NoticePeriod
  draws: readonly PeriodDraw[]
}

/**
 * Writes the notices of draws that are settled to the inbox of those who chose them. A notice and the note that it was
 * written are one transaction, so any number of these runs may work side by side or be cut off anywhere: nobody gets a
 * notice twice, and the next run writes what is missing. Notices more than two days late are left out.
 */
export async function sendNotices(deps: LotteryDeps, slotMs: number): Promise<void> {
  for (const { gameCode, choice } of await choicesInUse(deps.database)) {
    const lottery = lotteryOf(gameCode)
    if (!lottery) continue
    const periods = noticePeriods(lottery, choice, slotMs)
    const open = await openPeriods(
      deps.database,
      gameCode,
      choice,
      periods.map(({ key }) => key),
    )
    for (const period of periods.filter(({ key }) => open.has(key))) {
      const draws = await drawsOf(deps.database, gameCode, period.numeros)
      // One that is not settled yet: all of its period waits, until it is too late for it.
      if (draws.some(({ finished }) => !finished)) continue
      await notifyOf(deps, { lottery, choice, period, draws })
    }
  }
  await forgetNotices(deps.database, slotMs - 2 * noticeLookBackMs)
}

async function notifyOf(deps: LotteryDeps, notice: Notice): Promise<void> {
  const { lottery, choice, period, draws } = notice
  const { gameCode } = lottery
  const of = {
    gameCode,
    choice,
    period: period.key,
    lastAtMs: period.lastAtMs,
    drawIds: draws.map(({ id }) => id),
  }
  for (let after = 0n; draws.length > 0;) {
    const memberIds = await membersToNotify(deps.database, of, { after, limit: membersAtOnce })
    if (memberIds.length === 0) break
    const written = await deps.database.transaction((tx) =>
      writeNotices(tx, notice, memberIds, deps.clock.now()),
    )
    for (const memberId of written)
      if (deps.live.isOpen(memberId)) await pushUnread(deps.database, deps, memberId)
    after = memberIds.at(-1) ?? after
  }
  await finishPeriod(deps.database, { gameCode, choice, period: period.key, nowMs: deps.clock.now() })
}

/** Answers who got a notice. */
async function writeNotices(
  tx: Tx,
  { lottery, period, draws }: Notice,
  memberIds: readonly bigint[],
  nowMs: number,
): Promise<bigint[]> {
  const fresh = await noteNotices(tx, memberIds, { gameCode: lottery.gameCode, period: period.key, nowMs })
  const sums = await ticketSums(
    tx,
    fresh,
    draws.map(({ id }) => id),
  )
  // What concerns their own tickets reaches everybody; a result without a ticket invites to play.
  const others = await openToOffers(
    tx,
    fresh.filter((memberId) => !sums.has(memberId)),
    nowMs,
  )
  const write = (to: readonly bigint[], sum: TicketSum | undefined) =>
    writeNotice(tx, to, {
      origin: 'service',
      wordsIn: (say) => noticeWords(say, { lottery, when: whenOf(period), draws, sum }),
      atMs: nowMs,
    })
  if (others.length > 0) await write(others, undefined)
  for (const [memberId, sum] of sums) await write([memberId], sum)
  return [...others, ...sums.keys()]
}

/** `20261123` as `2026-11-23`, and `20261123-09` as `2026-11-23, 09:00-10:00`. */
const whenOf = ({ key }: NoticePeriod): string =>
  key.replace(
    /^(\d{4})(\d{2})(\d{2})(?:-(\d{2}))?$/,
    (_, year: string, month: string, day: string, hour: string | undefined) =>
      `${year}-${month}-${day}${hour === undefined ? '' : `, ${hour}:00-${String(Number(hour) + 1).padStart(2, '0')}:00`}`,
  )
