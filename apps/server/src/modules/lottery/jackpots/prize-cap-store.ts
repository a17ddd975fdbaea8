// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '@tessera/rules/lottery/lottery'
import { oddsFromText } from '@tessera/rules/lottery/odds'
import { dueOf, paidUnderCap, type CappedWin, type PrizeCap } from '@tessera/rules/lottery/prize-caps'
import { none } from '@tessera/rules/lottery/ratio'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { hundredths } from '../terms.ts'

/** A capped prize of a draw that its winners share. */
export interface SharedCap {
  playType: string
  tier: string
  currency: string
  cap: Amount
  /** What the winners would have got without the cap. */
  due: Amount
  picks: number
  paid: Amount
}

/** The caps of a draw, fixed when it went on sale. */
export const capsOfDraw = async (db: Queries, drawId: bigint): Promise<PrizeCap[]> =>
  (await db.one<{ prize_caps: PrizeCap[] }>(sql`select prize_caps from lottery_draw where id = ${drawId}`))
    ?.prize_caps ?? []

/**
 * The capped prizes that tickets of a draw exceed together: those that are open, or in a correction those that were
 * settled. A capped prize is that for all picked balls, so a pick wins it if the draw contains every one.
 */
export async function exceededCaps(
  db: Queries,
  { drawId, caps, result, status }: CapsOfResult,
): Promise<SharedCap[]> {
  if (caps.length === 0) return []
  const rows = await db.query<WinRow>(sql`
    select t.currency, line ->> 'playType' as play_type, jsonb_array_length(line -> 'numbers')::text as tier,
      line -> 'odds' as odds, (line ->> 'stakePerLot')::bigint as per_lot, count(*)::integer as picks
    from lottery_ticket t cross join lateral jsonb_array_elements(t.lines) as line
    where t.draw_id = ${drawId} and t.status = ${status} and line ->> 'playType' = any (${caps.map(({ playType }) => playType)}::text[])
      and line -> 'numbers' <@ ${JSON.stringify(result.flat())}::jsonb
    group by t.currency, play_type, tier, odds, per_lot`)
  const byPrize = Map.groupBy(rows, ({ currency, play_type: play }) => `${currency} ${play}`)
  return [...byPrize.values()].flatMap((won) => sharedCap(caps, won) ?? [])
}

interface CapsOfResult {
  drawId: bigint
  caps: readonly PrizeCap[]
  result: DrawResult
  status: 'open' | 'settled'
}

interface WinRow {
  currency: string
  play_type: string
  tier: string
  odds: Record<string, string>
  per_lot: bigint
  picks: number
}

function sharedCap(caps: readonly PrizeCap[], won: readonly WinRow[]): SharedCap | undefined {
  const [first] = won
  const most = caps.find(({ playType }) => playType === first?.play_type)?.most
  if (!first || most === undefined) return undefined
  const { currency, play_type: playType, tier } = first
  const wins: CappedWin[] = won.map(({ odds, per_lot: stake, picks }) => ({
    odds: oddsFromText(odds[tier] ?? '') ?? none,
    stake: amountOfMillionths(stake),
    picks,
  }))
  const [cap, due] = [hundredths(most), dueOf(wins)]
  if (due <= cap) return undefined
  const picks = wins.reduce((sum, each) => sum + each.picks, 0)
  return { playType, tier, currency, cap, due, picks, paid: paidUnderCap(wins, { cap, due, currency }) }
}

export async function insertCap(tx: Tx, drawId: bigint, shared: SharedCap): Promise<void> {
  await tx.query(sql`
    insert into lottery_draw_cap (draw_id, play_type, tier, currency, cap, due, picks, paid)
    values (${drawId}, ${shared.playType}, ${shared.tier}, ${shared.currency}, ${shared.cap}, ${shared.due}, ${shared.picks}, ${shared.paid})`)
}

/** The capped prizes that the winners of a draw share. */
export const sharedCaps = async (db: Queries, drawId: bigint): Promise<SharedCap[]> =>
  (
    await db.query<Omit<SharedCap, 'playType'> & { play_type: string }>(
      sql`select play_type, tier, currency, cap, due, picks, paid from lottery_draw_cap where draw_id = ${drawId}`,
    )
  ).map(({ play_type: playType, ...rest }) => ({ playType, ...rest }))
