// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../../platform/http/index.ts'
import { decideOffer } from '../pending/decide-offer.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { betsOfIds, listBets } from '../../bets/bet-store.ts'
import { checkSlip } from '../placing/check-slip.ts'
import { builderPrice } from '../builder/builder-price.ts'
import { cashOut } from './cash-out-call.ts'
import { setAutomaticCashOut } from './set-automatic.ts'
import { placeBetCall } from '../placing/place-bet-call.ts'
import { readPriceTerms } from '../../bets/read-terms.ts'
import { showBets } from './show-bet.ts'

type BetCall = `sportsbook.${
  | 'placeBet'
  | 'checkSlip'
  | 'decideOffer'
  | 'bets'
  | 'bet'
  | 'builderPrice'
  | 'cashOut'
  | 'automaticCashOut'}`

/** Binds the calls of what members do with bets. */
export const betCalls = (deps: SportsbookDeps): Pick<DomainHandlers<'sportsbook'>, BetCall> => ({
  'sportsbook.placeBet': placeBetCall(deps),
  'sportsbook.checkSlip': (input, facts) => checkSlip(deps, facts, input),
  'sportsbook.builderPrice': (input, { db }) => builderPrice(deps, db, input),
  'sportsbook.cashOut': (input, facts) => cashOut(deps, facts, input),
  'sportsbook.automaticCashOut': (input, facts) => setAutomaticCashOut(deps, facts, input),
  async 'sportsbook.decideOffer'(
    { betId, accept, language },
    { tx, nowMs, brandCode, member: { memberId } },
  ) {
    const bet = await decideOffer(tx, deps, { betId, accept }, { memberId, brandCode, nowMs })
    const terms = await readPriceTerms(deps.settings)
    return (await showBets(tx, [bet], { language, nowMs, terms }))[0]!
  },
  async 'sportsbook.bets'({ status, pageNo, pageSize, language }, { db, nowMs, member: { memberId } }) {
    const { bets, total } = await listBets(db, memberId, { status, pageNo, pageSize })
    return {
      list: await showBets(db, bets, { language, nowMs, terms: await readPriceTerms(deps.settings) }),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
  async 'sportsbook.bet'({ betId, language }, { db, nowMs, member: { memberId } }) {
    const [bet] = await betsOfIds(db, [betId])
    if (bet?.memberId !== memberId) throw fault('sportsbook.unknownBet')
    const terms = await readPriceTerms(deps.settings)
    return (await showBets(db, [bet], { language, nowMs, terms }))[0]!
  },
})
