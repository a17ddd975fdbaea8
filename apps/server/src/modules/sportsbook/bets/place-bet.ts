// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, zero } from '@tessera/rules/money'
import { lineCount } from '@tessera/rules/sportsbook/bets/bet-kinds'
import { kindOf } from '@tessera/rules/sportsbook/bets/returns'
import { refusalOfSlip } from '@tessera/rules/sportsbook/bets/slip'
import { memberById, type Member } from '../../members/index.ts'
import { requireAge } from '../../play/index.ts'
import { requireOwnCurrency } from '../../site/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { CallContext } from '../../../platform/http/index.ts'
import { reviewDeadline } from '../review/needs-review.ts'
import { insertReview } from '../review/review-store.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { limitedTerms } from '../trading/stake-limits.ts'
import { noteStakes } from '../trading/shade-prices.ts'
import { acceptBet } from './accept-bet.ts'
import { betIdOf } from './bet-id.ts'
import { insertBet, mostReturnSince } from './bet-store.ts'
import { delayOf, highestLineOf, requireJoinable, wantedLegs, dayStart } from './slip-limits.ts'
import { refusalOfLegs } from './judge-legs.ts'
import { legAtPrice, readLegs, type LegNow } from './read-legs.ts'
import { mostReturnOf } from './most-return.ts'
import { readBetTerms, type BetTerms } from './read-terms.ts'
import { showBets } from './show-bet.ts'
import { gameCodeOf, gameTypeOf, sportsbookVendor } from './sportsbook-vendor.ts'
import { betForRules, type StoredBet } from './stored-bet.ts'
import { takeStake } from './take-stake.ts'

type BetInput = OperationInput<'sportsbook.placeBet'>

/**
 * Places a bet, all in the transaction of the call: checks it, takes its stake, and accepts it by the prices and scores
 * of its last step, not of when the request arrived. With a live event it is pending first, and `decidePending` accepts
 * or refuses it; a large one waits for an operator.
 */
export async function placeBet(
  deps: SportsbookDeps,
  facts: CallContext<'sportsbook.placeBet'>,
  input: BetInput,
): Promise<OperationOutput<'sportsbook.placeBet'>> {
  const { tx, member, brandCode, nowMs } = facts
  const { memberId } = member
  const { currency } = await playerOf(tx, memberId)
  // Limits are in the brand's own currency; trial accounts play with its figures.
  if (currency !== playCurrency) await requireOwnCurrency(deps.settings.of(brandCode), currency)
  const ofBrand = await readBetTerms(deps.settings, brandCode)
  const legs = await readLegs(tx, wantedLegs(input), ofBrand)
  const terms = await limitedTerms(tx, ofBrand, { brandCode, memberId, legs })
  const made = newBet({ input, legs, terms, currency, memberId, nowMs })
  const reviewUntilMs = await reviewDeadline(deps.settings, brandCode, made)
  const bet: StoredBet =
    reviewUntilMs === undefined ? made : { ...made, status: 'pending', decidesAtMs: reviewUntilMs }
  await requireBettingAge(tx, deps, bet, brandCode)
  await checkStake(tx, bet, terms)
  const balance = await takeStake(tx, bet)
  // Again, now that the account is locked: others of the same moment are counted here.
  const limited = terms.highestStake < ofBrand.highestStake
  await checkStake(tx, bet, limited ? await limitedTerms(tx, ofBrand, { brandCode, memberId, legs }) : terms)
  await insertBet(tx, bet)
  if (reviewUntilMs !== undefined) await insertReview(tx, bet.id, nowMs)
  // The wait for the account may have been long, and a member who was shut out meanwhile may not bet.
  await playerOf(tx, memberId)
  const placed = bet.status === 'pending' ? bet : await acceptAtOnce(tx, bet, terms)
  facts.afterCommit(() => pushBalance(deps, bet))
  if (placed.status === 'open') facts.afterCommit(() => noteStakes(deps, placed))
  return { bet: (await showBets(tx, [placed], { language: input.language, nowMs, terms }))[0]!, balance }
}

/** A member who may play. */
async function playerOf(tx: Tx, memberId: number): Promise<Member> {
  const member = await memberById(tx, memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  return member
}

/** The bet of a slip. Throws unless its legs fit together, take bets, and cost what the member saw. */
function newBet(of: {
  input: BetInput
  legs: readonly LegNow[]
  terms: BetTerms
  currency: string
  memberId: number
  nowMs: number
}): StoredBet {
  const { input, legs, terms, currency, memberId, nowMs } = of
  const { kind, stakePerLine, priceChanges } = input
  requireJoinable(legs)
  throwRefused(legs, priceChanges)
  const stored = legs.map(legAtPrice)
  if (!isInCoins(stakePerLine, currency)) throw fault('sportsbook.stakeTooFine')
  const rulesBet = betForRules({ kind, currency, stakePerLine, legs: stored })
  const refused = refusalOfSlip(rulesBet)
  if (refused) throw fault('sportsbook.slipRefused', { reason: refused.refusal, leg: refused.leg ?? null })
  const lines = lineCount(kindOf(rulesBet))
  const delaySeconds = delayOf(legs, terms)
  return {
    id: betIdOf(memberId, input.requestId),
    memberId,
    currency,
    kind,
    stakePerLine,
    lines,
    stake: amountOfMillionths(stakePerLine * BigInt(lines)),
    mostReturn: mostReturnOf({ kind, currency, stakePerLine, legs: stored }),
    priceChanges,
    status: delaySeconds > 0 ? 'pending' : 'open',
    decidesAtMs: delaySeconds > 0 ? nowMs + delaySeconds * 1000 : undefined,
    refusal: undefined,
    returned: undefined,
    validBet: zero,
    settlements: 0,
    cashedPerLine: zero,
    cashedOut: zero,
    automaticAt: undefined,
    placedAtMs: nowMs,
    endedAtMs: undefined,
    legs: stored,
  }
}

/** Throws why legs are not taken as they were wanted. */
function throwRefused(legs: readonly LegNow[], policy: BetInput['priceChanges']): void {
  const refused = refusalOfLegs(legs, policy)
  if (refused?.refusal === 'closed') throw fault('sportsbook.marketClosed', { legs: [...refused.legs] })
  if (refused?.refusal === 'score') throw fault('sportsbook.scoreChanged', { legs: [...refused.legs] })
  if (refused?.refusal === 'price') throw fault('sportsbook.priceChanged', { prices: [...refused.prices] })
}

async function requireBettingAge(
  tx: Tx,
  { settings }: SportsbookDeps,
  { memberId, legs, placedAtMs }: StoredBet,
  brandCode: string,
): Promise<void> {
  const gameType = gameTypeOf(gameCodeOf(legs.map(({ sport }) => sport)))
  const { vassalage } = sportsbookVendor
  await requireAge({ db: tx, settings }, { memberId, brandCode, nowMs: placedAtMs, gameType, vassalage })
}

async function checkStake(tx: Tx, bet: StoredBet, terms: BetTerms): Promise<void> {
  const { memberId, stakePerLine, mostReturn, placedAtMs } = bet
  if (stakePerLine < terms.lowestStake) throw fault('sportsbook.stakeTooSmall', { min: terms.lowestStake })
  const ofDay = await mostReturnSince(tx, memberId, dayStart(placedAtMs))
  const fits =
    stakePerLine <= terms.highestStake &&
    mostReturn <= terms.ticketPayout &&
    ofDay + mostReturn <= terms.dayPayout
  if (!fits) throw fault('sportsbook.stakeTooLarge', { max: highestLineOf(bet, terms, ofDay) })
}

/** Accepts a bet on events that have not started. Throws when they changed while it waited for its account. */
async function acceptAtOnce(tx: Tx, bet: StoredBet, terms: BetTerms): Promise<StoredBet> {
  const { accepted, refusal, legs } = await acceptBet(tx, bet, terms)
  if (accepted) return accepted
  throwRefused(legs, bet.priceChanges)
  throw refusal === 'limit'
    ? fault('sportsbook.stakeTooLarge', { max: amountOfMillionths(0n) })
    : new Error(`a bet was refused: ${refusal}`)
}
