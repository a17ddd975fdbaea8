// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../platform/db/index.ts'
import { correctEnd } from '../settlement/correct-end.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { endOfBet, versionsOf, type BetEnd } from './end-bets.ts'

/** Settles a settled bet by a corrected result. False, and nothing has changed, if it was settled otherwise meanwhile. */
export function resettleBet(deps: SportsbookDeps, end: BetEnd): Promise<boolean> {
  const { bet, settlement } = end
  const corrected = { ...endOfBet(end), isOpen: settlement.state === 'open', before: bet }
  return correctEnd(deps, corrected, {
    change: async (tx, { status, returned, validBet, number, at }) =>
      (await tx.one(sql`
        update sportsbook_bet set status = ${status}, returned = ${corrected.isOpen ? null : returned}, valid_bet = ${validBet},
          settlements = ${number}, ended_at = ${corrected.isOpen ? null : at}
        where id = ${bet.id} and status = 'settled' and settlements = ${bet.settlements} returning id`)) !==
      undefined,
    note: async (tx, { status, returned, number, owed, at }) => {
      await tx.query(sql`
        insert into sportsbook_settlement (bet_id, number, status, returned, versions, owed, at)
        values (${bet.id}, ${number}, ${status}, ${returned}, ${versionsOf(settlement)}, ${owed}, ${at})`)
    },
  })
}
