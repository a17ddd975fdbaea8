// SPDX-License-Identifier: Apache-2.0
import type { OperationInput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { add, zero, type Amount } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import {
  approveCorrection,
  askCorrection,
  cancelDraw,
  closeEarly,
  delayDraw,
  dropCorrection,
  enterResult,
  operateDraws,
  planCorrection,
  totalsOfDraw,
} from '../../lottery/index.ts'
import { worthToday } from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { mayStillGive } from '../second-person/may-still-give.ts'
import { requireSecond } from '../second-person/require-second.ts'
import { lotteryReads } from './lottery-reads.ts'

type LotterySteps = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'closeDraw' | 'delayDraw' | 'cancelDraw' | 'enterResult' | `${'plan' | 'ask' | 'approve' | 'drop'}Correction`}`
>
type Facts = RequestFacts & { tx: Tx; operator: OperatorActor }

export const lotteryAdminCalls = (deps: BackofficeDeps): LotterySteps & ReturnType<typeof lotteryReads> => ({
  ...lotteryReads(deps),
  async 'backoffice.closeDraw'({ id, reason }, facts) {
    const before = await closeEarly(facts.tx, id, facts.nowMs)
    await record(facts, 'closeDraw', id, {
      before: { closeTime: before.closesAtMs },
      after: { closeTime: facts.nowMs, reason },
    })
    return null
  },
  async 'backoffice.delayDraw'({ id, reason, drawTime, closeTime }, facts) {
    const times = { drawAtMs: drawTime, closesAtMs: closeTime }
    const before = await delayDraw(facts.tx, id, times, facts.nowMs)
    await record(facts, 'delayDraw', id, {
      before: { drawTime: before.drawAtMs, closeTime: before.closesAtMs },
      after: { drawTime, closeTime, reason },
    })
    carryOn(deps, facts)
    return null
  },
  async 'backoffice.cancelDraw'({ id, reason }, facts) {
    const before = await cancelDraw(facts.tx, id, facts.nowMs)
    await requireSecond(facts.tx, deps.settings, facts, {
      ...{ call: 'cancelDraw', subject: `draw:${id}`, terms: {}, brandCode: firstBrandCode },
      amount: await stakesOf(deps, facts, id),
    })
    await record(facts, 'cancelDraw', id, {
      before: { status: before.status, tickets: before.tickets },
      after: { status: 'void', reason },
    })
    carryOn(deps, facts)
    return null
  },
  async 'backoffice.enterResult'({ id, reason, winningNumber }, facts) {
    const { operatorId, name: operatorName } = facts.operator
    const entered = await enterResult(
      facts.tx,
      deps,
      { id, winningNumber },
      {
        ...{ operatorId, operatorName, nowMs: facts.nowMs },
        mayStillEnter: (tx, operatorIds) => mayStillGive(tx, operatorIds, 'enterResults'),
        mayPay: (tx, operatorIds) => mayStillGive(tx, operatorIds, 'money'),
      },
    )
    await record(facts, 'enterResult', id, { after: { winningNumber, state: entered.state, reason } })
    return { state: entered.state, differences: entered.state === 'different' ? entered.differences : [] }
  },
  async 'backoffice.planCorrection'({ id, reason, winningNumber }, facts) {
    const correctionId = await planCorrection(facts.tx, { id, winningNumber }, stepOf(facts, reason))
    await record(facts, 'planCorrection', id, { after: { winningNumber, reason, correction: correctionId } })
    carryOn(deps, facts)
    return { correctionId }
  },
  'backoffice.askCorrection': (input, facts) => stepCorrection(deps, facts, 'askCorrection', input),
  'backoffice.approveCorrection': (input, facts) => stepCorrection(deps, facts, 'approveCorrection', input),
  'backoffice.dropCorrection': (input, facts) => stepCorrection(deps, facts, 'dropCorrection', input),
})

/** All stakes of a draw, which go back when it is called off, in the currency of the first brand. */
async function stakesOf({ settings }: BackofficeDeps, { tx, nowMs }: Facts, id: number): Promise<Amount> {
  let sum: Amount = zero
  for (const { currency, stake } of await totalsOfDraw(tx, id))
    if (currency !== playCurrency)
      sum = add(sum, (await worthToday(tx, settings.of(firstBrandCode), { currency, nowMs }))(stake))
  return sum
}

const steps = {
  askCorrection,
  approveCorrection: (tx: Tx, id: string, step: ReturnType<typeof stepOf>) =>
    approveCorrection(tx, id, {
      ...step,
      mayStillCorrect: (same, operatorIds) => mayStillGive(same, operatorIds, 'correctResults'),
    }),
  dropCorrection,
}

async function stepCorrection(
  deps: BackofficeDeps,
  facts: Facts,
  step: keyof typeof steps,
  { id, reason }: OperationInput<'backoffice.askCorrection'>,
): Promise<null> {
  const { drawId, toNumber } = await steps[step](facts.tx, id, stepOf(facts, reason))
  await record(facts, step, drawId, { after: { winningNumber: toNumber, reason, correction: id } })
  carryOn(deps, facts)
  return null
}

const stepOf = ({ operator, nowMs }: Facts, reason: string) => ({
  operatorId: operator.operatorId,
  operatorName: operator.name,
  reason,
  nowMs,
})

type Recorded = Readonly<Record<string, string | number | boolean>>
const record = (
  { tx, operator, nowMs }: Facts,
  action: string,
  drawId: number,
  facts: { before?: Recorded; after: Recorded },
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `draw:${drawId}`,
    ...facts,
    nowMs,
  })

/** Carries on at once what the job would do within a minute. */
function carryOn(deps: BackofficeDeps, { afterCommit, nowMs, log }: Facts): void {
  afterCommit(() =>
    inBackground(operateDraws(deps, nowMs), log, 'a step of an operator was not carried on; the job does it'),
  )
}
