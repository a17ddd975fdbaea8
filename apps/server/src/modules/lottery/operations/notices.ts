// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { amountOfMillionths, formatAmount, negate, type Amount } from '@tessera/rules/money'
import type { TextKey } from '@tessera/texts'
import { paragraph, pushUnread, writeNotice } from '../../messages/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'

type Kind = 'delayed' | 'cancelled' | 'corrected'
type NoticeDeps = Pick<Platform, 'database' | 'clock' | 'live'>
const membersAtOnce = 200

/** Asks for a notice to everybody with a ticket for a draw, in the transaction of the step that it is about. */
export async function noticeOf(
  tx: Tx,
  notice: { drawId: number; kind: Kind; correctionId?: string; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into lottery_draw_notice (draw_id, kind, correction_id, made_at)
    values (${notice.drawId}, ${notice.kind}, ${notice.correctionId ?? null}, ${new Date(notice.nowMs)})`)
}

/** Job: writes the notices that are left. Each batch of members is one transaction, so nobody gets one twice. */
export async function writeNotices(deps: NoticeDeps): Promise<void> {
  for (;;) {
    const written = await deps.database.transaction((tx) => writeBatch(tx, deps.clock.now()))
    if (!written) return
    for (const memberId of written)
      if (deps.live.isOpen(memberId)) await pushUnread(deps.database, deps, memberId)
  }
}

interface Left {
  id: bigint
  draw_id: bigint
  kind: Kind
  correction_id: string | null
  after_member: number
  game_code: string
  numero: string
  draw_at: number
}

/** The members of the next batch; undefined when nothing is left. */
async function writeBatch(tx: Tx, nowMs: number): Promise<number[] | undefined> {
  const left = await tx.one<Left>(sql`
    select n.id, draw_id, kind, correction_id, after_member, game_code, numero, draw_at
    from lottery_draw_notice n join lottery_draw d on d.id = n.draw_id
    where done_at is null order by n.id limit 1 for no key update of n skip locked`)
  if (!left) return undefined
  const members =
    left.kind === 'corrected' ? await writeCorrected(tx, left, nowMs) : await writeToAll(tx, left, nowMs)
  const done = members.length < membersAtOnce ? new Date(nowMs) : null
  await tx.query(sql`
    update lottery_draw_notice set after_member = ${members.at(-1) ?? left.after_member}, done_at = ${done} where id = ${left.id}`)
  return members
}

async function writeToAll(tx: Tx, left: Left, nowMs: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select distinct member_id as id from lottery_ticket
    where draw_id = ${left.draw_id} and status <> 'cancelled' and member_id > ${left.after_member} order by member_id limit ${membersAtOnce}`)
  const members = rows.map(({ id }) => id)
  const kind = left.kind === 'delayed' ? 'delayed' : 'cancelled'
  await send(tx, members, left, [[`mail.lottery.${kind}.text`, {}]], `mail.lottery.${kind}`, nowMs)
  return members
}

interface Sum {
  member_id: number
  currency: string
  difference: bigint
  owed: bigint
}

async function writeCorrected(tx: Tx, left: Left, nowMs: number): Promise<number[]> {
  const sums = await tx.query<Sum>(sql`
    select member_id, min(currency) as currency, sum(returned - before_returned)::bigint as difference, sum(owed)::bigint as owed
    from lottery_ticket_correction
    where correction_id = ${left.correction_id} and member_id > ${left.after_member}
    group by member_id order by member_id limit ${membersAtOnce}`)
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
  members: readonly number[],
  { game_code: gameCode, numero, draw_at: drawAtMs }: Left,
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
