// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { call } from '../../../shared/api/call.ts'
import { invalidate } from '../../../shared/api/use-call-query.ts'
import { sessionValues } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'
import {
  addRequests,
  decideRequest,
  type PlacingOutcome,
  placingOf,
  type PlacingRequest,
  takeSlipOf,
} from './placings.ts'
import { legKey } from './slip-bets.ts'
import { forgetStakes, typeStakes } from './slip-choices.ts'
import { putLegsBack, setSlipLegs, slipLegs } from './slip-store.ts'

/**
 * So long after it was first sent, a request without an answer is sent again: the same id never places two bets. After
 * that nothing is on its way any more, and the platform is only asked whether there is a bet.
 */
const sendAgainForMs = 90_000
const [shortestWaitMs, longestWaitMs] = [1_000, 10_000]
const lookEveryMs = 1_000
const lockName = 'sportsbook.placing'

/** Whose session this page has; undefined for a visitor, and until it is known. */
const whoIsHere = (): string | undefined => sessionValues()?.customerId

/** Sends bets. They are stored first, so that whatever happens, this tab or another one finds out what became of them. */
export function placeBets(who: string, requests: readonly PlacingRequest[]): Promise<void> {
  addRequests(who, requests)
  return finishPlacing(who)
}

/** Finds out what became of every bet of a member that is undecided. Only one tab of a browser does it at a time. */
export async function finishPlacing(who: string): Promise<void> {
  const finish = async (): Promise<void> => {
    for (;;) {
      const next = placingOf(who)?.requests.find(({ outcome }) => !outcome)
      if (!next) return
      const outcome = await outcomeOf(who, next)
      if (!outcome) return
      decideRequest(who, next.requestId, outcome)
      takePlacedFromSlip(who)
      invalidate('sportsbook.bets', 'wallet.balance', 'sportsbook.checkSlip')
    }
  }
  // Missing on plain http addresses.
  if ('locks' in navigator) await navigator.locks.request(lockName, finish)
  else await finish()
}

/**
 * What became of a request; undefined once its member is not logged in any more: under another session it would be a
 * bet of somebody else.
 */
async function outcomeOf(who: string, request: PlacingRequest): Promise<PlacingOutcome | undefined> {
  for (let waitMs = shortestWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    if (whoIsHere() !== who) return undefined
    try {
      return await fetchOutcome(request)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status === 401) return undefined
      const mayChange = error.uncertain || error.status === 429
      if (!mayChange) return { kind: 'refused', code: error.code, message: error.message }
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

async function fetchOutcome({ requestId, question, sentAtMs }: PlacingRequest): Promise<PlacingOutcome> {
  if (Date.now() - sentAtMs < sendAgainForMs) {
    const answered = call('sportsbook.placeBet', question, requestId).then(({ bet }) => placed(bet.betId))
    return Promise.race([answered, foundBefore(answered, requestId)])
  }
  const { bet } = await call('sportsbook.placedBet', { byRequest: requestId })
  return bet
    ? placed(bet.betId)
    : { kind: 'refused', code: 'NOT_PLACED', message: t('sportsbook.slip.notPlaced') }
}

const placed = (betId: string): PlacingOutcome => ({ kind: 'placed', betId })

/**
 * The bet itself, where its answer is late: the platform is asked for it each second. Never settles once the answer is there.
 */
async function foundBefore(answered: Promise<PlacingOutcome>, requestId: string): Promise<PlacingOutcome> {
  let isAnswered = false
  const end = (): void => {
    isAnswered = true
  }
  answered.then(end, end)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (isAnswered) return new Promise(() => undefined)
    const found = await call('sportsbook.placedBet', { byRequest: requestId }).catch(() => undefined)
    if (found?.bet) return placed(found.bet.betId)
  }
}

/** A bet was refused after it was pending: its legs and its stake go back on the slip, once. */
export function putRefusedBack(who: string, { requestId, stakeKey }: PlacingRequest): void {
  const slip = takeSlipOf(who, requestId)
  if (!slip) return
  putLegsBack(slip.legs)
  typeStakes({ [stakeKey]: slip.typed })
}

/** Takes legs from the slip all of whose bets were placed; what was refused in part stays. */
function takePlacedFromSlip(who: string): void {
  const requests = placingOf(who)?.requests ?? []
  const stay = new Set(
    requests.flatMap(({ outcome, legKeys }) => (outcome?.kind === 'placed' ? [] : legKeys)),
  )
  const taken = requests.filter(({ outcome }) => outcome?.kind === 'placed')
  const gone = new Set(taken.flatMap(({ legKeys }) => legKeys).filter((key) => !stay.has(key)))
  setSlipLegs(slipLegs().filter((leg) => !gone.has(legKey(leg))))
  forgetStakes(taken.map(({ stakeKey }) => stakeKey))
}
