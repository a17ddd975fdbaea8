// SPDX-License-Identifier: Apache-2.0
import { addWire } from '@tessera/rules/money'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useGate } from '../../../shared/session/gate.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { moneyWords } from '@tessera/ui/data/money-words.ts'
import { t } from '../../../shared/texts/texts.ts'
import { placeBets } from './place-bets.ts'
import { isUndecided, usePlacing } from './placings.ts'
import { requestsOf } from './requests-of.ts'
import {
  betsOf,
  costOf,
  isPooled,
  modesOf,
  mostReturnOf,
  readStake,
  sharedEvents,
  type SlipBet,
  type SlipMode,
} from './slip-bets.ts'
import { type SlipChoices, useSlipChoices } from './slip-choices.ts'
import { setSlipLegs, type SlipLeg, useSlipLegs } from './slip-store.ts'
import { type BetLimits, useLimits } from './use-limits.ts'
import { isSameScore, type LegNow, useSlipNow } from './use-slip-now.ts'

/** A bet of the slip with its typed stake. */
export interface StakedBet extends SlipBet {
  typed: string
  /** Undefined while what is typed is no stake. */
  stake: number | undefined
  cost: number | undefined
  most: number | undefined
  limits: BetLimits | undefined
  /** Why it cannot be placed with this stake. */
  problem: string | undefined
}

/** Everything that the slip shows, and what it does. */
export function useSlip() {
  const legs = useSlipLegs()
  const choices = useSlipChoices()
  const now = useSlipNow(legs)
  const currency = useWalletCurrency()
  const { data: member } = useMember()
  const { data: balance } = useCallQuery('wallet.balance', {}, { member: true })
  const who = member ? String(member.id) : ''
  const placing = usePlacing(who)
  const gate = useGate('real')

  const modes = modesOf(legs)
  const mode = modes.find((each) => each === choices.mode) ?? usualMode(modes)
  const plain = betsOf(mode, legs)
  const limits = useLimits(
    plain.filter(({ key }) => mode !== 'system' || (choices.stakes[key] ?? '') !== ''),
    legs,
  )
  const prices = now.map(({ price }) => price)
  let asked = 0
  const bets = plain.map((bet): StakedBet => {
    const typed = choices.stakes[bet.key] ?? ''
    const known = mode !== 'system' || typed !== '' ? limits[asked++] : undefined
    return staked(bet, { typed, limits: known, prices, currency })
  })
  const chosen = bets.filter(({ typed }) => typed !== '')
  const total = addWire(...chosen.map(({ cost }) => cost ?? 0))
  const refused = refusedLegs(mode, legs)
  const changed = now.flatMap(({ changed: has }, position) =>
    has && !agrees(choices, legs[position]!, now[position]!) && isPartOf(chosen, position) ? [position] : [],
  )
  const send = (): void =>
    gate(() => {
      if (who !== '') void placeBets(who, requestsOf({ bets: chosen, legs, now, choices }))
    })
  const place = (): void => {
    if (canPlace) send()
  }
  const accept = (): void =>
    setSlipLegs(legs.map((leg, position) => ({ ...leg, ...seen(now[position]!, leg) })))
  const betAtNewOdds = (): void => {
    if (!canAccept) return
    accept()
    send()
  }
  const faulty = problemOf({ chosen, now, refused })
  /** Whether only money is missing. */
  const isShort = faulty === undefined && member !== undefined && total > (balance?.mainBalance ?? total)
  const problem = isShort ? t('sportsbook.slip.balance') : faulty
  /** Whether nothing but changes stands in the way of the bets. */
  const canAccept = chosen.length > 0 && problem === undefined && !isUndecided(placing)
  const canPlace = canAccept && changed.length === 0
  return {
    legs,
    now,
    bets,
    chosen,
    modes,
    mode,
    choices,
    currency,
    total,
    most: addWire(...chosen.map(({ most }) => most ?? 0)),
    /** Positions of legs that this mode cannot join. */
    refused,
    /** Positions of legs whose change the member is asked to accept. */
    changed,
    accept,
    problem,
    isShort,
    canPlace,
    who,
    placing,
    place,
    betAtNewOdds,
    removeChanged: () => setSlipLegs(legs.filter((_, position) => !changed.includes(position))),
    canAccept,
    delaySeconds: Math.max(0, ...chosen.map(({ limits: of }) => of?.delaySeconds ?? 0)),
  }
}

export type Slip = ReturnType<typeof useSlip>

const usualMode = (modes: readonly SlipMode[]): SlipMode =>
  modes.includes('multiple') ? 'multiple' : 'single'
const isPartOf = (bets: readonly SlipBet[], position: number): boolean =>
  bets.some(({ legs }) => legs.includes(position))

/** What a member sees of a leg once they have agreed to its change. */
const seen = (now: LegNow, leg: { price: number }) =>
  now.state === 'open' ? { price: now.price > 1_000 ? now.price : leg.price, score: now.score } : {}

/** Whether a member has agreed to a change before it came; another score is agreed to only with any price. */
const agrees = ({ priceChanges }: SlipChoices, { price, score }: SlipLeg, now: LegNow): boolean =>
  priceChanges === 'any' || (priceChanges === 'better' && now.price > price && isSameScore(score, now.score))

function staked(
  bet: SlipBet,
  of: {
    typed: string
    limits: BetLimits | undefined
    prices: readonly number[]
    currency: { code: string; symbol: string }
  },
): StakedBet {
  const stake = readStake(of.typed, of.currency.code)
  const most =
    stake === undefined
      ? undefined
      : mostReturnOf(bet, { stakePerLine: stake, prices: of.prices, currency: of.currency.code })
  return {
    ...bet,
    typed: of.typed,
    stake,
    cost: stake === undefined ? undefined : costOf(bet, stake),
    most,
    limits: of.limits,
    problem: of.typed === '' ? undefined : stakeProblem(stake, of.limits, of.currency.symbol),
  }
}

function stakeProblem(
  stake: number | undefined,
  limits: BetLimits | undefined,
  symbol: string,
): string | undefined {
  if (stake === undefined) return t('sportsbook.slip.stake.none')
  if (!limits) return undefined
  if (stake < limits.lowestStake)
    return t('sportsbook.slip.stake.low', { amount: moneyWords(limits.lowestStake, symbol) })
  if (stake > limits.highestStake && limits.highestStake > 0)
    return t('sportsbook.slip.stake.high', { amount: moneyWords(limits.highestStake, symbol) })
  return undefined
}

/** Legs that a bet of several cannot join: two of one event, and those of a pool. */
function refusedLegs(mode: SlipMode, legs: Parameters<typeof sharedEvents>[0]): ReadonlySet<number> {
  if (mode === 'single') return new Set()
  const pooled = legs.flatMap((leg, position) => (isPooled(leg) ? [position] : []))
  return new Set([...sharedEvents(legs), ...pooled])
}

/** Why nothing can be placed now, whatever the balance; undefined if it can, or if no stake is typed yet. */
function problemOf(of: {
  chosen: readonly StakedBet[]
  now: readonly LegNow[]
  refused: ReadonlySet<number>
}): string | undefined {
  const { chosen, now, refused } = of
  if (refused.size > 0) return t('sportsbook.slip.sameEvent')
  const used = now.filter((_, position) => isPartOf(chosen, position))
  if (used.some(({ state }) => state === 'closed')) return t('sportsbook.slip.closedLegs')
  if (used.some(({ state }) => state === 'suspended')) return t('sportsbook.slip.suspendedLegs')
  return chosen.find(({ problem }) => problem !== undefined)?.problem
}
