// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths } from '@tessera/rules/money'
import { dayStartIn } from '@tessera/rules/site/zoned-days'
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
import { insertBets, mostReturnSince } from './bet-store.ts'
import { newBet, throwRefused } from './new-bet.ts'
import { readLegs } from './read-legs.ts'
import { readBetTerms, type BetTerms } from './read-terms.ts'
import { showBets } from './show-bet.ts'
import { requireStakeWithin, wantedLegs } from './slip-limits.ts'
import { agedPlayOf } from './sportsbook-vendor.ts'
import type { StoredBet } from './stored-bet.ts'
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
  const legs = await readLegs(tx, wantedLegs(input), { ...ofBrand, nowMs })
  const terms = await limitedTerms(tx, ofBrand, { brandCode, memberId, legs })
  const made = newBet({ input, legs, terms, currency, memberId, nowMs })
  const reviewUntilMs = reviewDeadline(await deps.settings.of(brandCode).read('sportsbook.review'), made)
  const bet: StoredBet =
    reviewUntilMs === undefined ? made : { ...made, status: 'pending', decidesAtMs: reviewUntilMs }
  await requireBettingAge(tx, deps, bet, brandCode)
  await checkStake(tx, bet, terms)
  const balance = await takeStake(tx, bet)
  // Again, now that the account is locked: others of the same moment are counted here.
  const limited = terms.highestStake < ofBrand.highestStake
  await checkStake(tx, bet, limited ? await limitedTerms(tx, ofBrand, { brandCode, memberId, legs }) : terms)
  await insertBets(tx, [bet])
  if (reviewUntilMs !== undefined) await insertReview(tx, bet.id, nowMs)
  // The wait for the account may have been long, and a member who was shut out meanwhile may not bet.
  await playerOf(tx, memberId)
  const placed = bet.status === 'pending' ? bet : await acceptAtOnce(tx, bet, { ...terms, clock: deps.clock })
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

async function requireBettingAge(
  tx: Tx,
  { settings }: SportsbookDeps,
  { memberId, legs, placedAtMs }: StoredBet,
  brandCode: string,
): Promise<void> {
  const sports = legs.map(({ sport }) => sport)
  await requireAge({ db: tx, settings }, agedPlayOf(sports, { memberId, brandCode, nowMs: placedAtMs }))
}

async function checkStake(tx: Tx, bet: StoredBet, terms: BetTerms): Promise<void> {
  requireStakeWithin(
    bet,
    terms,
    await mostReturnSince(tx, bet.memberId, dayStartIn(terms.timeZone, bet.placedAtMs)),
  )
}

/** Accepts a bet on events that have not started. Throws when they changed while it waited for its account. */
async function acceptAtOnce(
  tx: Tx,
  bet: StoredBet,
  terms: BetTerms & Pick<SportsbookDeps, 'clock'>,
): Promise<StoredBet> {
  const { accepted, refusal, legs } = await acceptBet(tx, bet, terms)
  if (accepted) return accepted
  throwRefused(legs, bet.priceChanges)
  throw refusal === 'limit'
    ? fault('sportsbook.stakeTooLarge', { max: amountOfMillionths(0n) })
    : new Error(`a bet was refused: ${refusal}`)
}
