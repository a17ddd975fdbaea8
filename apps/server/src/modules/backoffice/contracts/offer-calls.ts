// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { offerLifeDays } from '@tessera/rules/contracts/contract'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import {
  contractForOperators,
  dryRun,
  judgeOffer,
  listContractsForOperators,
  offerContract,
  terminateOwnContract,
  todayOf,
  type OperatorContract,
} from '../../contracts/index.ts'
import { idsByName, lockMember } from '../../members/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { needsTwoOperators, offerFor, requireOffer, type OperatorOffer } from './offer-for-operators.ts'
import { presentContractRequest } from './requests/contract-request-calls.ts'
import { insertContractRequest, lockContractRequest } from './requests/contract-request-store.ts'

type OfferCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'contracts' | 'offerContract' | 'dryRunContract' | 'terminateContract'}`
>
type Facts = RequestFacts & { tx: Tx; operator: OperatorActor }

const requestLifeMs = offerLifeDays * 86_400_000

export const contractOfferCalls = (deps: BackofficeDeps): OfferCalls => ({
  async 'backoffice.contracts'({ brandCode, account, kind, status, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const memberIds = account === '' ? undefined : await idsByName(db, brand, account)
    const { contracts, total } = await listContractsForOperators(db, {
      brandCode: brand,
      kind,
      status,
      memberIds,
      ...page,
    })
    return presentPage(contracts, total, page)
  },
  'backoffice.offerContract': (input, facts) => offer(deps, input, facts),
  async 'backoffice.dryRunContract'({ brandCode: named, ...terms }, { db, nowMs, brandCode: ofHost }) {
    const brandCode = await brandOfCall(deps, named, ofHost)
    const settings = deps.settings.of(brandCode)
    const { memberId, ...offered } = await offerFor(db, deps.settings, brandCode, terms)
    const today = await todayOf(db, settings, { brandCode, nowMs })
    const { net: _, ...outcome } = await dryRun(db, settings, {
      ...offered,
      uplineId: null,
      downlineId: memberId,
      today,
    })
    return outcome
  },
  async 'backoffice.terminateContract'({ id, reason }, { tx, operator, nowMs }) {
    const { before, after } = await terminateOwnContract(tx, deps.settings, {
      id,
      operator: operator.name,
      nowMs,
    })
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'terminateContract',
      subject: `contract:${id}`,
      before: { status: before.status },
      after: { status: after.status, lastDay: after.endDay ?? '', reason },
      nowMs,
    })
    return storedContract(tx, id)
  },
})

async function offer(
  deps: BackofficeDeps,
  { brandCode: named, reason, ...terms }: OperationInput<'backoffice.offerContract'>,
  facts: Facts,
): Promise<OperationOutput<'backoffice.offerContract'>> {
  const { tx, brandCode: ofHost } = facts
  const brandCode = await brandOfCall(deps, named, ofHost)
  const asked = await offerFor(tx, deps.settings, brandCode, terms)
  // An agent who is moved at the same time no longer gets contracts from the operator.
  await requireOffer(deps.settings.of(brandCode), await lockMember(tx, asked.memberId), asked.kind)
  await judgeOffer(tx, null, asked)
  return (await needsTwoOperators(deps.settings.of(brandCode), asked.tiers))
    ? { contract: null, request: await requestOffer(asked, reason, facts) }
    : { contract: await makeOffer(asked, reason, facts), request: null }
}

async function makeOffer(
  { memberId, ...terms }: OperatorOffer,
  reason: string,
  { tx, operator, nowMs }: Facts,
): Promise<OperatorContract> {
  const made = await offerContract(
    tx,
    { ...terms, uplineId: null, downlineId: memberId },
    { operator: operator.name },
    nowMs,
  )
  await recordOffer('offerContract', { memberId, ...terms }, reason, { tx, operator, nowMs }, made.id)
  return storedContract(tx, made.id)
}

async function requestOffer(
  asked: OperatorOffer,
  reason: string,
  { tx, operator, nowMs }: Facts,
): Promise<NonNullable<OperationOutput<'backoffice.offerContract'>['request']>> {
  const { memberId, kind, periodType, tiers } = asked
  const id = randomUUID()
  const inserted = await insertContractRequest(tx, {
    ...{ id, memberId, kind, periodType, tiers, reason },
    askedBy: operator.operatorId,
    askedByName: operator.name,
    askedAtMs: nowMs,
    expiresAtMs: nowMs + requestLifeMs,
  })
  if (!inserted) throw fault('backoffice.requestWaiting')
  await recordOffer('askContractOffer', asked, reason, { tx, operator, nowMs }, id)
  const request = await lockContractRequest(tx, id)
  if (!request) throw new Error(`the contract request ${id} is gone`)
  return presentContractRequest(request, operator, nowMs)
}

const recordOffer = (
  action: 'offerContract' | 'askContractOffer',
  { memberId, kind, periodType, tiers }: OperatorOffer,
  reason: string,
  { tx, operator, nowMs }: Pick<Facts, 'tx' | 'operator' | 'nowMs'>,
  id: string,
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `member:${memberId}`,
    after: {
      id,
      kind,
      periodType,
      rates: tiers.map(({ rateMillionths }) => rateMillionths / 10_000).join(', '),
      reason,
    },
    nowMs,
  })

async function storedContract(db: Queries, id: string): Promise<OperatorContract> {
  const contract = await contractForOperators(db, id)
  if (!contract) throw new Error(`the contract ${id} is gone`)
  return contract
}
