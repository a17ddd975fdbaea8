// SPDX-License-Identifier: Apache-2.0
import { jackpotChange, type JackpotWon } from '@tessera/rules/lottery/corrected-jackpots'
import type { OddsTable } from '@tessera/rules/lottery/odds'
import { sharedOdds } from '@tessera/rules/lottery/shared-prizes'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

/** What a correction changes for one jackpot of its draw. */
export interface CorrectedJackpot {
  tier: string
  currency: string
  pool: Amount
  start: Amount
  before: JackpotWon
  after: JackpotWon
  /** Picks that win by the corrected numbers. */
  picks: number
  /** What the correction puts into the jackpot of today, below zero what it takes out. */
  change: Amount
  /** What was moved in fact; undefined until the correction is applied. */
  moved: Amount | undefined
}

interface Row {
  tier: string
  currency: string
  pool: bigint
  start: bigint
  before_staked: bigint
  before_paid: bigint
  staked: bigint
  paid: bigint
  picks: number
  moved: bigint | null
}

function jackpotOf(row: Row): CorrectedJackpot {
  const start = amountOfMillionths(row.start)
  const before = { staked: amountOfMillionths(row.before_staked), paid: amountOfMillionths(row.before_paid) }
  const after = { staked: amountOfMillionths(row.staked), paid: amountOfMillionths(row.paid) }
  return {
    tier: row.tier,
    currency: row.currency,
    pool: amountOfMillionths(row.pool),
    start,
    before,
    after,
    picks: row.picks,
    change: jackpotChange(start, before, after),
    moved: row.moved === null ? undefined : amountOfMillionths(row.moved),
  }
}

/** Plans what changes for a jackpot; once planned, it stays. */
export async function planJackpot(
  db: Queries,
  correctionId: string,
  { tier, currency, pool, start, before, after, picks }: Omit<CorrectedJackpot, 'change' | 'moved'>,
): Promise<void> {
  await db.query(sql`
    insert into lottery_correction_share (correction_id, tier, currency, pool, start, before_staked, before_paid, staked, picks, paid)
    values (${correctionId}, ${tier}, ${currency}, ${pool}, ${start}, ${before.staked}, ${before.paid}, ${after.staked}, ${picks}, ${after.paid})
    on conflict (correction_id, tier, currency) do nothing`)
}

/** The jackpots of a correction, in the order in which they are locked. */
export async function correctedJackpots(db: Queries, correctionId: string): Promise<CorrectedJackpot[]> {
  const rows = await db.query<Row>(sql`
    select tier, currency, pool, start, before_staked, before_paid, staked, picks, paid, moved
    from lottery_correction_share where correction_id = ${correctionId} order by currency, tier`)
  return rows.map(jackpotOf)
}

/** The odds of the shared prizes by the corrected numbers. */
export const oddsOfCorrected =
  (jackpots: readonly CorrectedJackpot[]): ((currency: string) => OddsTable) =>
  (currency) =>
    sharedOdds(
      jackpots
        .filter((jackpot) => jackpot.currency === currency)
        .map(({ tier, pool, after: { staked } }) => ({ tier, pool, staked })),
    )

/** Locks the jackpots of a correction: whoever comes second waits, and finds nothing left. */
export async function lockJackpotsOf(tx: Tx, correctionId: string): Promise<void> {
  await tx.query(sql`select from lottery_correction_share where correction_id = ${correctionId} for update`)
}

/** Notes what a correction moved for a jackpot. */
export async function saveMoved(
  tx: Tx,
  correctionId: string,
  { tier, currency, moved, nowMs }: { tier: string; currency: string; moved: Amount; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    update lottery_correction_share set moved = ${moved}, applied_at = ${new Date(nowMs)}
    where correction_id = ${correctionId} and tier = ${tier} and currency = ${currency}`)
}
