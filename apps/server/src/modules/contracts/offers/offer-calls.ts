// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { ContractKind, Tier } from '@tessera/rules/contracts/contract'
import type { DomainHandlers, MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { contractFlags } from '../../agents/index.ts'
import { isAgentType, memberByUsername, type Member } from '../../members/index.ts'
import { pushUnread } from '../../messages/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
import { todayOf } from '../today.ts'
import { acceptOffer, lockContract, rejectOffer, terminateContract } from './answer-offer.ts'
import { contractById, type Contract } from './contract-store.ts'
import { dryRun, type DryRunInput, writtenOffer } from './dry-run.ts'
import { offerContract } from './offer-contract.ts'
import { listContracts, presentContract } from './present-contracts.ts'

/** The feature flag of each kind (D-131). */
export const flagOf = {
  DIVIDEND: 'dividend',
  DAILY: 'dailySalary',
  HOURLY: 'hourSalary',
  REALTIME: 'realTimeSalary',
} as const

type ReadName = 'dividends' | 'dailySalaries' | 'hourlySalaries' | 'realTimeSalaries'
type MoveName = 'moveDividend' | 'moveDailySalary' | 'moveHourlySalary' | 'moveRealTimeSalary'
type OfferCalls = Pick<DomainHandlers<'contracts'>, `contracts.${ReadName | MoveName | 'dryRun'}`>
type Facts = RequestFacts & { db: Queries; member: MemberActor }

/** Refuses everybody while a kind of contract is switched off (D-131). */
export async function requireKind(
  { settings }: Pick<ContractsDeps, 'settings'>,
  kind: ContractKind,
  { brandCode, member }: { brandCode: string; member: MemberActor },
): Promise<void> {
  const flags = await contractFlags(settings.of(brandCode), member.agent)
  if (!flags[flagOf[kind]]) throw fault('call.forbidden')
}

export function offerCalls(deps: ContractsDeps): OfferCalls {
  const read =
    (kind: ContractKind) =>
    async (
      { role, status, pageNo, pageSize }: OperationInput<'contracts.dividends'>,
      facts: Facts,
    ): Promise<OperationOutput<'contracts.dividends'>> => {
      await requireKind(deps, kind, facts)
      const { memberId } = facts.member
      const { contracts, total } = await listContracts(facts.db, {
        kind,
        side: role === 'from' ? { uplineId: memberId } : { downlineId: memberId },
        status,
        pageNo,
        pageSize,
      })
      return { list: contracts, pageNo, totalPages: Math.ceil(total / pageSize), totalCount: total }
    }
  const move =
    (kind: ContractKind) =>
    async (
      input: OperationInput<'contracts.moveDividend'>,
      facts: Facts,
    ): Promise<OperationOutput<'contracts.moveDividend'>> => {
      await requireKind(deps, kind, facts)
      const moved = await deps.database.transaction((tx) => moveContract(tx, deps, kind, input, facts))
      for (const side of [moved.uplineId, moved.downlineId])
        if (side !== null && deps.live.isOpen(side)) await pushUnread(deps.database, deps, side)
      return presentContract(deps.database, moved.id)
    }
  return {
    'contracts.dividends': read('DIVIDEND'),
    'contracts.moveDividend': move('DIVIDEND'),
    'contracts.dailySalaries': read('DAILY'),
    'contracts.moveDailySalary': move('DAILY'),
    'contracts.hourlySalaries': read('HOURLY'),
    'contracts.moveHourlySalary': move('HOURLY'),
    'contracts.realTimeSalaries': read('REALTIME'),
    'contracts.moveRealTimeSalary': move('REALTIME'),
    'contracts.dryRun': (input, facts) => dryRunFor(deps, input, facts),
  }
}

async function dryRunFor(
  deps: ContractsDeps,
  input: DryRunInput,
  facts: Facts,
): Promise<OperationOutput<'contracts.dryRun'>> {
  await requireKind(deps, input.kind, facts)
  const { db, brandCode, nowMs, member } = facts
  const settings = deps.settings.of(brandCode)
  const today = await todayOf(db, settings, { brandCode, nowMs })
  if (input.contractId !== undefined) {
    const contract = await contractById(db, input.contractId)
    const isSide = contract?.downlineId === member.memberId || contract?.uplineId === member.memberId
    if (!contract || !isSide || contract.kind !== input.kind) throw fault('call.forbidden')
    if (contract.status !== 'Offered') throw fault('contracts.badState')
    return hideNet(await dryRun(db, settings, { ...contract, today }), contract.uplineId === member.memberId)
  }
  const { account, periodType, tiers } = writtenOffer(input)
  const downline = await directDownline(db, { brandCode, agentId: member.memberId, account })
  return dryRun(db, settings, {
    brandCode,
    uplineId: member.memberId,
    downlineId: downline.id,
    kind: input.kind,
    periodType,
    tiers: rulesTiers(tiers),
    today,
  })
}

/** What the one who offers keeps is not the business of the one who is offered. */
const hideNet = <Outcome extends { net: unknown }>(outcome: Outcome, own: boolean): Outcome =>
  own ? outcome : { ...outcome, net: null }

async function moveContract(
  tx: Tx,
  deps: ContractsDeps,
  kind: ContractKind,
  input: OperationInput<'contracts.moveDividend'>,
  { brandCode, nowMs, member: { memberId } }: Facts,
): Promise<Contract> {
  if (input.action === 'OFFER') {
    const { account = '', periodType, tiers } = input
    const downline = await directDownline(tx, { brandCode, agentId: memberId, account })
    if (!periodType || !tiers) throw fault('call.invalid', { fields: { periodType: '', tiers: '' } })
    const terms = { kind, periodType, tiers: rulesTiers(tiers) }
    return offerContract(
      tx,
      { ...terms, brandCode, uplineId: memberId, downlineId: downline.id },
      { memberId },
      nowMs,
    )
  }
  if (input.contractId === undefined) throw fault('call.invalid', { fields: { contractId: '' } })
  const contract = await lockContract(tx, input.contractId)
  const isDownline = contract.downlineId === memberId
  if (contract.kind !== kind || !(isDownline || contract.uplineId === memberId)) throw fault('call.forbidden')
  const moment = { nowMs, today: await todayOf(tx, deps.settings.of(brandCode), { brandCode, nowMs }) }
  if (input.action === 'TERMINATE') return terminateContract(tx, contract, { memberId }, moment)
  // Only the one who was offered a contract may answer.
  if (!isDownline) throw fault('call.forbidden')
  return input.action === 'ACCEPT'
    ? acceptOffer(tx, contract, { memberId }, moment)
    : rejectOffer(tx, contract, { memberId }, moment)
}

/** An open agent right below; every other name is `call.forbidden`, whether it exists or not (D-127). */
export async function directDownline(
  db: Queries,
  { brandCode, agentId, account }: { brandCode: string; agentId: bigint; account: string },
): Promise<Member> {
  const found = account === '' ? undefined : await memberByUsername(db, brandCode, account)
  if (found?.uplineId !== agentId || !found.enabled || !isAgentType(found.type)) throw fault('call.forbidden')
  return found
}

/** Tiers of the wire as the rules take them. */
export const rulesTiers = (tiers: NonNullable<OperationInput<'contracts.moveDividend'>['tiers']>): Tier[] =>
  tiers.map(({ rate, ...minima }) => ({ ...minima, rateMillionths: rate }))
