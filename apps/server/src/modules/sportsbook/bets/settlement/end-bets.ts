// SPDX-License-Identifier: Apache-2.0
import type { Ratio } from '@tessera/rules/lottery/ratio'
import type { BetSettlement } from '@tessera/rules/sportsbook/bets/settle-bet'
import { validBetOf } from '@tessera/rules/sportsbook/bets/valid-bet'
import { zero } from '@tessera/rules/money'
import { bigintArray, sql, textArray, uuidArray, type Tx } from '../../../../platform/db/index.ts'
import type { End } from './end.ts'
import { spanOf } from '../bet-keys.ts'
import { endTogether } from './end-together.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { gameCodeOf } from '../sportsbook-vendor.ts'
import { amountOfCoins, betForRules, restStake, type BetToSettle } from '../stored-bet.ts'

/** How a bet settles by what is known. */
export interface BetEnd extends End {
  bet: BetToSettle
  isOpen: boolean
  /** By which versions of its results, by event, as JSON. */
  versions: string
}

/** `exposed` is the share of the bet that counts as turnover. An open one counts nothing. */
export const endOfBet = (bet: BetToSettle, settlement: BetSettlement, exposed: Ratio): BetEnd => ({
  bet,
  isOpen: settlement.state === 'open',
  versions: versionsOf(settlement),
  id: bet.id,
  memberId: bet.memberId,
  currency: bet.currency,
  gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)),
  placedAtMs: bet.placedAtMs,
  stake: restStake(bet),
  returned: amountOfCoins(settlement.returnMinor, bet.currency),
  validBet:
    settlement.state === 'open'
      ? zero
      : amountOfCoins(validBetOf(betForRules(bet), settlement, { exposed }), bet.currency),
})

function versionsOf({ legs }: BetSettlement): string {
  const versions: Record<string, number> = {}
  for (const { eventId, version } of legs) if (version !== undefined) versions[eventId] = version
  return JSON.stringify(versions)
}

/**
 * Stores how open bets ended, pays what they return and records it, together. One that has ended, or of which more was cashed out
 * meanwhile, stays as it is. Answers the ids of those that were ended here.
 */
export const endBets = (deps: SportsbookDeps, ends: readonly BetEnd[]): Promise<Set<string>> =>
  endTogether(deps, ends, saveEnds)

function saveEnds(tx: Tx, ends: readonly BetEnd[], atMs: number): Promise<{ id: string; number: number }[]> {
  const { from, to } = spanOf(ends)
  return tx.query(sql`
    select id, number from sportsbook_end_bets(${uuidArray(ends.map(({ id }) => id))}::uuid[],
      ${bigintArray(ends.map(({ bet }) => bet.cashedPerLine))}::bigint[], ${bigintArray(ends.map(({ returned }) => returned))}::bigint[],
      ${bigintArray(ends.map(({ validBet }) => validBet))}::bigint[], ${textArray(ends.map(({ versions }) => versions))}::text[],
      ${from}, ${to}, ${new Date(atMs)})`)
}
