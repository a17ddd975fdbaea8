// SPDX-License-Identifier: Apache-2.0
import { say } from '@tessera/ui/overlays/spoken.ts'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useMember } from '../../../shared/session/use-member.ts'
import { legTitle } from '../words/leg-words.ts'
import { placeBets } from './place-bets.ts'
import { placingOf } from './placings.ts'
import { requestsOf } from './requests-of.ts'
import { legKey } from './slip-bets.ts'
import { quickStake, watchQuickStake } from './slip-choices.ts'
import { setLegTaker, type SlipLeg } from './slip-store.ts'

/** A second tap on the same price within this time is a slip of the hand. */
const sameTapMs = 5_000

/** The stake that a tap places at once; undefined while quick bets are off. While on, taps on prices place bets. */
export function useQuickBet(): number | undefined {
  const stake = useSyncExternalStore(watchQuickStake, quickStake)
  const { data: member } = useMember()
  const isOn = stake !== undefined && member !== undefined
  const take = useEffectEvent((leg: SlipLeg) => {
    if (stake === undefined || !member || wasJustTapped(String(member.id), leg)) return
    const now = { price: leg.price, state: 'open', score: leg.score, changed: false } as const
    const bets = [{ kind: 'single', legs: [0], key: `quick ${legKey(leg)}`, stake }]
    say(legTitle(leg))
    // Nobody is asked here: a price that has become better is taken, any other is not.
    void placeBets(
      String(member.id),
      requestsOf({ bets, legs: [leg], now: [now], choices: { priceChanges: 'better' } }),
    )
  })
  useEffect(() => {
    setLegTaker(isOn ? (leg) => take(leg) : undefined)
    return () => setLegTaker(undefined)
  }, [isOn])
  return isOn ? stake : undefined
}

function wasJustTapped(who: string, leg: SlipLeg): boolean {
  const key = legKey(leg)
  return (
    placingOf(who)?.requests.some(
      ({ legKeys, sentAtMs, outcome }) =>
        legKeys[0] === key &&
        legKeys.length === 1 &&
        outcome?.kind !== 'refused' &&
        Date.now() - sentAtMs < sameTapMs,
    ) ?? false
  )
}
