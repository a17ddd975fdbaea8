// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { amountOfMillionths, formatAmount, negate, type Amount } from '@tessera/rules/money'
import type { TextKey } from '@tessera/texts'
import { paragraph, pushUnread, writeNotice } from '../../messages/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  lockNoticeLeft,
  membersOfDraw,
  saveNoticeWritten,
  sumsOfMembers,
  type NoticeLeft,
} from './notice-store.ts'

type NoticeDeps = Pick<Platform, 'database' | 'clock' | 'live'>
const membersAtOnce = 200

/** Job: writes the notices that are left. Each batch of members is one transaction, so nobody gets one twice. */
export async function writeNotices(deps: NoticeDeps): Promise<void> {
  for (;;) {
    const written = await deps.database.transaction((tx) => writeBatch(tx, deps.clock.now()))
    if (!written) return
    for (const memberId of written)
      if (deps.live.isOpen(memberId)) await pushUnread(deps.database, deps, memberId)
  }
}

/** The members of the next batch; undefined when nothing is left. */
async function writeBatch(tx: Tx, nowMs: number): Promise<bigint[] | undefined> {
  const left = await lockNoticeLeft(tx)
  if (!left) return undefined
  const members =
    left.kind === 'corrected' ? await writeCorrected(tx, left, nowMs) : await writeToAll(tx, left, nowMs)
  await saveNoticeWritten(tx, left.id, {
    afterMember: members.at(-1) ?? left.after_member,
    doneAtMs: members.length < membersAtOnce ? nowMs : undefined,
  })
  return members
}

async function writeToAll(tx: Tx, left: NoticeLeft, nowMs: number): Promise<bigint[]> {
  const members = await membersOfDraw(tx, left, membersAtOnce)
  const kind = left.kind === 'delayed' ? 'delayed' : 'cancelled'
  await send(tx, members, left, [[`mail.lottery.${kind}.text`, {}]], `mail.lottery.${kind}`, nowMs)
  return members
}

async function writeCorrected(tx: Tx, left: NoticeLeft, nowMs: number): Promise<bigint[]> {
  const sums = await sumsOfMembers(tx, left, membersAtOnce)
  for (const { member_id: memberId, currency, difference, owed } of sums) {
    const money = (amount: bigint): string => `${currency} ${formatAmount(amountOfMillionths(amount))}`
    const said: Said[] = [['mail.lottery.corrected.text', {}]]
    if (difference > 0n) said.push(['mail.lottery.corrected.paid', { amount: money(difference) }])
    if (difference < 0n)
      said.push(['mail.lottery.corrected.taken', { amount: money(negate(difference as Amount)) }])
    if (owed > 0n) said.push(['mail.lottery.corrected.owed', { amount: money(owed) }])
    if (difference !== 0n) await send(tx, [memberId], left, said, 'mail.lottery.corrected', nowMs)
  }
  return sums.map(({ member_id }) => member_id)
}

type Said = [TextKey, Record<string, string>]

async function send(
  tx: Tx,
  members: readonly bigint[],
  { game_code: gameCode, numero, draw_at: drawAtMs }: NoticeLeft,
  said: readonly Said[],
  title: TextKey,
  nowMs: number,
): Promise<void> {
  if (members.length === 0) return
  const facts = { lottery: lotteryOf(gameCode)?.name ?? gameCode, draw: numero, time: vietnamTime(drawAtMs) }
  await writeNotice(tx, members, {
    origin: 'service',
    wordsIn: (say) => ({
      title: say(title, facts),
      content: said.map(([key, more]) => paragraph(say(key, { ...facts, ...more }))).join(''),
    }),
    atMs: nowMs,
  })
}

const aheadOfUtcMs = 7 * 3_600_000
/** Draws have the times of Vietnam. */
const vietnamTime = (atMs: number): string =>
  `${new Date(atMs + aheadOfUtcMs).toISOString().slice(0, 16).replace('T', ' ')} (UTC+7)`
