// SPDX-License-Identifier: Apache-2.0
import { isRefused, type CardRefused } from './card-operation.ts'
import { askStudio, type CardRoomDeps } from './card-room-deps.ts'
import { payShares, SharesWrong } from './pay-shares.ts'
import { endWithholding, openWithholdings, type Withholding } from './withholding-store.ts'

const mostAtOnce = 20

/**
 * Tells the studio that a win is withheld and pays its shares; the same again pays nothing more. `waits`: the shares cannot be
 * paid as they are, and operators are alerted.
 */
export async function finishWithholding(
  deps: CardRoomDeps,
  withholding: Withholding,
): Promise<'paid' | 'waits' | 'away' | CardRefused> {
  if (withholding.state === 'paid') return 'paid'
  const { freezeId, decidedBy, reason } = withholding
  const answer = await askStudio(deps, (operation, account) =>
    operation.decide(account, { freezeId, by: decidedBy, decision: 'withhold', reason }),
  )
  if (answer === undefined) return 'away'
  if (isRefused(answer)) {
    await deps.database.transaction((tx) => endWithholding(tx, withholding, 'refused', deps.clock.now()))
    return answer
  }
  try {
    if (answer.state !== 'withheld') throw new SharesWrong(`the studio answered with ${answer.state}`)
    await payShares(deps, withholding, answer.shares)
    return 'paid'
  } catch (error) {
    if (!(error instanceof SharesWrong)) throw error
    await alertOf(deps, withholding, error)
    return 'waits'
  }
}

/** Job: finishes what a stop of the platform or of the studio has left open. */
export async function finishWithholdings(deps: CardRoomDeps): Promise<void> {
  for (const withholding of await openWithholdings(deps.database, mostAtOnce))
    await finishWithholding(deps, withholding)
}

const alertOf = (
  { database, alerts, clock }: CardRoomDeps,
  { freezeId, handId }: Withholding,
  problem: SharesWrong,
): Promise<void> =>
  database.transaction((tx) =>
    alerts.raise(
      tx,
      {
        kind: 'play.cardShares',
        reference: freezeId,
        details: { hand: handId, problem: problem.message },
      },
      clock.now(),
    ),
  )
