// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../../platform/db/index.ts'
import { correctEnd } from './correct-end.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import type { BetEnd } from './end-bets.ts'

/** Settles a settled bet by a corrected result. False, and nothing has changed, if it was settled otherwise meanwhile. */
export function resettleBet(deps: SportsbookDeps, end: BetEnd): Promise<boolean> {
  const { bet, isOpen, versions } = end
  const placedAt = new Date(bet.placedAtMs)
  return correctEnd(
    deps,
    { ...end, before: bet },
    {
      change: async (tx, { status, returned, validBet, number, at }) =>
        (await tx.one(sql`
        update sportsbook_bet set status = ${status}, returned = ${isOpen ? null : returned}, valid_bet = ${validBet},
          settlements = ${number}, ended_at = ${isOpen ? null : at}
        where id = ${bet.id} and placed_at = ${placedAt} and status = 'settled' and settlements = ${bet.settlements} returning id`)) !==
        undefined,
      note: async (tx, { status, returned, number, owed, at }) => {
        await tx.query(sql`
        insert into sportsbook_settlement (bet_id, number, status, returned, versions, owed, at, placed_at)
        values (${bet.id}, ${number}, ${status}, ${returned}, ${versions}, ${owed}, ${at}, ${placedAt})`)
      },
    },
  )
}
