// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { useEffect, useRef, useState } from 'react'
import { invalidate, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { watchId } from '../../../shared/live/live-client.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import { useAccountKind } from '../../../shared/session/session.ts'
import { legsInput } from './legs-input.ts'
import { legKey } from './slip-bets.ts'
import type { SlipLeg } from './slip-store.ts'

/** A leg as it is now. */
export interface LegNow {
  /** In thousandths; 0 while it takes no bets. */
  price: number
  /** suspended: it will take bets again. closed: it will not. */
  state: 'open' | 'suspended' | 'closed'
  /** Of a live event. */
  score: SlipLeg['score']
  /** Price or score differ from what the member has seen and agreed to. */
  changed: boolean
}

const [livePollMs, calmPollMs, pushPauseMs] = [2_500, 10_000, 700]
export const isSameScore = (one: SlipLeg['score'], other: SlipLeg['score']): boolean =>
  one?.home === other?.home && one?.away === other?.away

/**
 * The legs of the slip as they are now: loaded every few seconds, and at once when an event of theirs changes. For a
 * visitor, and before the first answer, they are as they were chosen.
 */
export function useSlipNow(legs: readonly SlipLeg[]): readonly LegNow[] {
  const gone = useGone()
  const { trial } = useAccountKind()
  const known = legs.filter((leg) => !gone.has(legKey(leg)))
  const { data, error } = useCallQuery(
    'sportsbook.checkSlip',
    { kind: known.length > 1 ? 'multiple' : 'single', legs: legsInput(known) },
    {
      member: true,
      enabled: known.length > 0 && !trial,
      keepPreviousData: true,
      staleTimeMs: 0,
      refetchIntervalMs: (latest) => (latest?.legs.some(({ score }) => score) ? livePollMs : calmPollMs),
    },
  )
  const lost = unknownLeg(error)
  useEffect(() => {
    const leg = lost === undefined ? undefined : known[lost]
    if (leg) gone.add(legKey(leg))
  })
  useInvalidateAtChanges(legs)
  // Kept from before a leg was chosen or taken away, an answer is about others.
  const fits = data?.legs.length === known.length
  return legs.map((leg) => {
    if (gone.has(legKey(leg))) return { price: 0, state: 'closed', score: undefined, changed: false }
    const position = known.indexOf(leg)
    const now = fits ? data.legs[position] : undefined
    const price = fits ? data.prices[position]! : leg.price
    if (!now) return { price, state: 'open', score: leg.score, changed: false }
    const score = now.score ?? undefined
    const changed = now.state === 'open' && (price !== leg.price || !isSameScore(score, leg.score))
    return { price, state: now.state, score, changed }
  })
}

/** Keys of legs whose market or outcome does not exist any more. */
function useGone(): { has(key: string): boolean; add(key: string): void } {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  return {
    has: (key) => gone.has(key),
    add: (key) => setGone((before) => (before.has(key) ? before : new Set([...before, key]))),
  }
}

function unknownLeg(error: Error | null): number | undefined {
  if (!(error instanceof Failure) || error.code !== 'UNKNOWN_MARKET') return undefined
  const { leg } = (error.details ?? {}) as { leg?: unknown }
  return typeof leg === 'number' ? leg : undefined
}

/** Loads again soon after an event of a leg has changed, once for all changes of a moment. */
function useInvalidateAtChanges(legs: readonly SlipLeg[]): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useTopic('sportsbook.event', ({ eventId }) => {
    if (timer.current !== undefined || !legs.some(({ event }) => event.id === eventId)) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      invalidate('sportsbook.checkSlip')
    }, pushPauseMs)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const ids = [...new Set(legs.map(({ event }) => event.id))].join(' ')
  useEffect(() => {
    const stops = ids === '' ? [] : ids.split(' ').map(watchId)
    return () => {
      for (const stop of stops) stop()
    }
  }, [ids])
}
