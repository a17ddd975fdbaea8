// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { answerOffer } from '../review/answer-offer.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { betsOfIds, listBets } from './bet-store.ts'
import { checkSlip } from './check-slip.ts'
import { placeBet } from './place-bet.ts'
import { showBets } from './show-bet.ts'

type BetCall = `sportsbook.${'placeBet' | 'checkSlip' | 'answerOffer' | 'bets' | 'bet'}`

/** Binds the calls of what members do with bets. */
export const betCalls = (deps: SportsbookDeps): Pick<DomainHandlers<'sportsbook'>, BetCall> => ({
  'sportsbook.placeBet': (input, facts) => placeBet(deps, facts, input),
  'sportsbook.checkSlip': (input, facts) => checkSlip(deps, facts, input),
  async 'sportsbook.answerOffer'({ betId, accept, language }, { tx, nowMs, member: { memberId } }) {
    const bet = await answerOffer(tx, deps, { betId, accept }, { memberId, nowMs })
    return (await showBets(tx, [bet], { language, nowMs }))[0]!
  },
  async 'sportsbook.bets'({ status, pageNo, pageSize, language }, { db, nowMs, member: { memberId } }) {
    const { bets, total } = await listBets(db, memberId, { status, pageNo, pageSize })
    return {
      list: await showBets(db, bets, { language, nowMs }),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
  async 'sportsbook.bet'({ betId, language }, { db, nowMs, member: { memberId } }) {
    const [bet] = await betsOfIds(db, [betId])
    if (bet?.memberId !== memberId) throw fault('sportsbook.unknownBet')
    return (await showBets(db, [bet], { language, nowMs }))[0]!
  },
})
