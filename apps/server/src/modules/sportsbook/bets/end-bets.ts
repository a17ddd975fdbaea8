// SPDX-License-Identifier: Apache-2.0
import type { Ratio } from '@tessera/rules/lottery/ratio'
import type { BetSettlement } from '@tessera/rules/sportsbook/bets/settle-bet'
import { validBetOf } from '@tessera/rules/sportsbook/bets/valid-bet'
import { zero, type Amount } from '@tessera/rules/money'
import { bigintArray, sql, textArray, uuidArray, type Tx } from '../../../platform/db/index.ts'
import type { End } from '../settlement/end.ts'
import { endTogether } from '../settlement/end-together.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { gameCodeOf } from './sportsbook-vendor.ts'
import { amountOfCoins, betForRules, restStake, type BetToSettle } from './stored-bet.ts'

/** How a bet settles by what is known. */
export interface BetEnd {
  bet: BetToSettle
  settlement: BetSettlement
  returned: Amount
  /** The share of it that counts as turnover. */
  exposed: Ratio
}

interface StoredEnd extends End {
  cashedPerLine: Amount
  versions: string
}

/**
 * Stores how open bets ended, pays what they return and records it, together. One that has ended, or of which more was cashed out
 * meanwhile, stays as it is. Answers the ids of those that were ended here.
 */
export const endBets = (deps: SportsbookDeps, ends: readonly BetEnd[]): Promise<Set<string>> =>
  endTogether(deps, ends.map(storedEndOf), saveEnds)

/** How a bet ends; an open one returns and counts nothing. */
export const endOfBet = ({ bet, settlement, returned, exposed }: BetEnd): End => ({
  id: bet.id,
  memberId: bet.memberId,
  currency: bet.currency,
  gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)),
  stake: restStake(bet),
  returned,
  validBet:
    settlement.state === 'open'
      ? zero
      : amountOfCoins(validBetOf(betForRules(bet), settlement, { exposed }), bet.currency),
})

/** By which versions of its results a bet was settled, by event, as JSON. */
export const versionsOf = ({ legs }: BetSettlement): string =>
  JSON.stringify(
    Object.fromEntries(
      legs.flatMap(({ eventId, version }) => (version === undefined ? [] : [[eventId, version]])),
    ),
  )

const storedEndOf = (end: BetEnd): StoredEnd => ({
  ...endOfBet(end),
  cashedPerLine: end.bet.cashedPerLine,
  versions: versionsOf(end.settlement),
})

const saveEnds = (
  tx: Tx,
  ends: readonly StoredEnd[],
  atMs: number,
): Promise<{ id: string; number: number }[]> =>
  tx.query(sql`
    select id, number from sportsbook_end_bets(${uuidArray(ends.map(({ id }) => id))}::uuid[],
      ${bigintArray(ends.map(({ cashedPerLine }) => cashedPerLine))}::bigint[], ${bigintArray(ends.map(({ returned }) => returned))}::bigint[],
      ${bigintArray(ends.map(({ validBet }) => validBet))}::bigint[], ${textArray(ends.map(({ versions }) => versions))}::text[], ${new Date(atMs)})`)
