// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { decideFreeze } from '../../cards/freezes/decide-freeze.ts'
import { freezeWin } from '../../cards/freezes/freeze-win.ts'
import { listFreezes, type Freeze, type FreezeShare } from '../../cards/freezes/freeze-store.ts'
import type { StudioDeps } from '../../deps.ts'
import { MILLIONTHS_PER_WIRE_UNIT } from '../../wallet/wire-bodies.ts'
import { OperatorRefusal } from '../operator-refusal.ts'

const operator = { operator_id: z.string().min(1).max(255) }
/** Who wants it and why: for disputes. */
const person = { by: z.string().trim().min(1).max(100), reason: z.string().trim().min(1).max(500) }
const MOST_FREEZES = 200

export const freezesInput = z.strictObject(operator)
export const freezeInput = z.strictObject({
  ...operator,
  ...person,
  hand_id: z.uuid(),
  user: z.string().min(1).max(255),
})
export const decideInput = z.strictObject({
  ...operator,
  ...person,
  freeze_id: z.uuid(),
  decision: z.enum(['release', 'withhold']),
})

/** A held win as the operator sees it. Times are epoch milliseconds, amounts wire units. */
export interface ListedFreeze {
  readonly freeze_id: string
  readonly hand_id: string
  readonly user: string
  readonly amount: number
  readonly by: string
  readonly reason: string
  readonly at: number
  readonly state: Freeze['state']
  readonly decided_by: string | null
  readonly decided_reason: string | null
  readonly decided_at: number | null
  readonly until: number
}

/** Newest first. */
export async function showFreezes({
  database,
}: Pick<StudioDeps, 'database'>): Promise<{ freezes: ListedFreeze[] }> {
  const freezes = await listFreezes(database, MOST_FREEZES)
  return {
    freezes: freezes.map((freeze) => ({
      ...{
        freeze_id: freeze.id,
        hand_id: freeze.handId,
        user: freeze.user,
        amount: inWireUnits(freeze.amount),
      },
      ...{ by: freeze.frozenBy, reason: freeze.reason, at: freeze.frozenAt.getTime(), state: freeze.state },
      ...{ decided_by: freeze.decidedBy, decided_reason: freeze.decidedReason },
      ...{ decided_at: freeze.decidedAt?.getTime() ?? null, until: freeze.until.getTime() },
    })),
  }
}

/** Holds what a player won in a hand; the same again changes nothing. */
export async function freeze(
  deps: StudioDeps,
  { hand_id: handId, user, by, reason }: z.output<typeof freezeInput>,
): Promise<{ freeze_id: string; amount: number }> {
  const answer = await freezeWin(deps, { handId, user, by, reason })
  if (answer === 'unknown') throw new OperatorRefusal(404, 'unknown hand')
  if (typeof answer === 'string') throw new OperatorRefusal(409, answer)
  return { freeze_id: answer.id, amount: inWireUnits(answer.amount) }
}

/** Lets a held win go or withholds it; the same again has the same answer. */
export async function decide(
  deps: StudioDeps,
  { freeze_id: freezeId, by, decision, reason }: z.output<typeof decideInput>,
): Promise<{ freeze_id: string; state: Freeze['state']; shares: readonly FreezeShare[] }> {
  const answer = await decideFreeze(deps, { freezeId, by, decision, reason })
  if (answer === 'unknown') throw new OperatorRefusal(404, 'unknown freeze')
  if (typeof answer === 'string') throw new OperatorRefusal(409, answer)
  return { freeze_id: answer.id, state: answer.state, shares: answer.shares }
}

const inWireUnits = (amount: bigint): number => Number(amount / MILLIONTHS_PER_WIRE_UNIT)
