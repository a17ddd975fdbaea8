// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { amountFromWire, amountToWire } from '@tessera/rules/money'
import type { DomainHandlers, MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { readPeriod, scanTeam, teamDays, teamMembers, whoseTeam } from '../../agents/index.ts'
import { postingsOf } from '../../ledger/index.ts'
import { isBelow } from '../../members/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
import { requireKind } from '../offers/offer-calls.ts'
import { payCause } from '../settlement/make-payment.ts'
import { downlinePay, listPayments, paymentById, type ExplainedPayment } from './payment-store.ts'

type RecordName = 'dividendRecord' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary'
type RecordCalls = Pick<
  DomainHandlers<'contracts'>,
  `contracts.${RecordName | 'payment' | 'paymentDays' | 'paymentMembers' | 'paymentFile'}`
>
type Facts = RequestFacts & { db: Queries; member: MemberActor }

export function recordCalls(deps: ContractsDeps): RecordCalls {
  const records =
    (kind: ContractKind) =>
    async (
      { account, pageNo, pageSize, ...times }: OperationInput<'contracts.dividendRecord'>,
      facts: Facts,
    ): Promise<OperationOutput<'contracts.dividendRecord'>> => {
      await requireKind(deps, kind, facts)
      const { db, member, nowMs } = facts
      const agentId = await whoseTeam(db, member.memberId, account)
      const { payments, total } = await listPayments(db, {
        agentId,
        kind,
        ...readPeriod(times, nowMs),
        pageNo,
        pageSize,
      })
      return { list: payments, pageNo, totalPages: Math.ceil(total / pageSize), totalCount: total }
    }
  const find = async (paymentId: string, facts: Facts): Promise<ExplainedPayment> => {
    const payment = await paymentById(facts.db, paymentId)
    const { memberId } = facts.member
    const mayRead =
      payment && (payment.agentId === memberId || (await isBelow(facts.db, payment.agentId, memberId)))
    if (!payment || !mayRead) throw fault('call.forbidden')
    await requireKind(deps, payment.view.kind, facts)
    return payment
  }
  return {
    'contracts.dividendRecord': records('DIVIDEND'),
    'contracts.dailyWages': records('DAILY'),
    'contracts.hourlySalary': records('HOURLY'),
    'contracts.realTimeSalary': records('REALTIME'),
    'contracts.payment': async ({ paymentId }, facts) => explain(facts.db, await find(paymentId, facts)),
    'contracts.paymentDays': async ({ paymentId }, facts) => ({
      list: await teamDays(facts.db, daysOf(await find(paymentId, facts))),
    }),
    'contracts.paymentMembers': async ({ paymentId, pageNo, pageSize }, facts) => {
      const payment = await find(paymentId, facts)
      const { list, total } = await teamMembers(facts.db, daysOf(payment), {
        activeBet: await activeBetOf(deps, payment, facts.brandCode),
        pageNo,
        pageSize,
      })
      return { list, pageNo, totalPages: Math.ceil(total / pageSize), totalCount: total }
    },
    'contracts.paymentFile': async ({ paymentId, after }, facts) => {
      const payment = await find(paymentId, facts)
      const activeBet = amountFromWire(await activeBetOf(deps, payment, facts.brandCode))
      const part = await scanTeam(facts.db, daysOf(payment), { activeBet, after })
      if (!part) throw fault('contracts.teamChanged')
      return part
    },
  }
}

/** What a member had to bet to be active when the payment was computed, in currency units. */
const activeBetOf = ({ settings }: ContractsDeps, { activeBet }: ExplainedPayment, brandCode: string) =>
  activeBet === null ? settings.of(brandCode).read('agents.activeBet') : amountToWire(activeBet)

const daysOf = ({ agentId, view: { firstDay, lastDay } }: ExplainedPayment) => ({
  agentId,
  firstDay,
  lastDay,
})

async function explain(
  db: Queries,
  payment: ExplainedPayment,
): Promise<OperationOutput<'contracts.payment'>> {
  const { agentId, runId, view, activeBet: _, ...reasons } = payment
  const { downlines, count } = await downlinePay(db, { runId, agentId })
  const postings = await postingsOf(
    db,
    [payCause, `${payCause}.advanced`, `${payCause}.debt`],
    view.paymentId,
  )
  return { ...view, ...reasons, downlines, downlineCount: count, postings }
}
