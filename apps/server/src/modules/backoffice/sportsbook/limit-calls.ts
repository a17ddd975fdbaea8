// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { formatAmount, type Amount } from '@tessera/rules/money'
import { findMarketType } from '@tessera/rules/sportsbook/market-types/market-types'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import { competitionNames, setLimit, type StakeLimit } from '../../sportsbook/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'

type LimitCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.limitSportsbook${'Member' | 'Stakes'}`>
interface Facts {
  tx: Tx
  operator: OperatorActor
  nowMs: number
}

export const limitCalls = (deps: BackofficeDeps): LimitCalls => ({
  async 'backoffice.limitSportsbookMember'({ memberId, factor, highest, reason }, facts) {
    if (factor !== null && highest !== null) throw fault('call.invalid')
    const { brandCode } = await memberOf(facts.tx, BigInt(memberId))
    const which = { brandCode, kind: 'member' as const, key: String(memberId) }
    await change(facts, { ...which, factor, highest, reason }, `member:${memberId}`)
    return null
  },
  async 'backoffice.limitSportsbookStakes'({ brandCode, competitionId, type, highest, reason }, facts) {
    if ((competitionId === undefined) === (type === undefined)) throw fault('call.invalid')
    const brand = await brandOfCall(deps, brandCode, facts.brandCode)
    if (type !== undefined && !findMarketType(type)) throw fault('sportsbook.unknownMarket', { leg: 0 })
    if (competitionId !== undefined && (await competitionNames(facts.tx, [BigInt(competitionId)])).size === 0)
      throw fault('sportsbook.unknownCompetition')
    const which =
      competitionId === undefined
        ? { kind: 'type' as const, key: type ?? '' }
        : { kind: 'competition' as const, key: competitionId }
    await change(
      facts,
      { brandCode: brand, ...which, factor: null, highest, reason },
      `sportsbookLimit:${brand} ${which.kind} ${which.key}`,
    )
    return null
  },
})

async function change(
  { tx, operator, nowMs }: Facts,
  limit: Omit<StakeLimit, 'setBy' | 'setAtMs'>,
  subject: string,
): Promise<void> {
  const before = await setLimit(tx, { ...limit, setBy: operator.name, setAtMs: nowMs })
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: limit.kind === 'member' ? 'limitSportsbookMember' : 'limitSportsbookStakes',
    subject,
    before: before ? termsOf(before) : {},
    after: { ...termsOf(limit), reason: limit.reason },
    nowMs,
  })
}

/** A limit as the record of operators shows it; none: nothing. */
const termsOf = ({ factor, highest }: { factor: number | null; highest: Amount | null }) => ({
  ...(factor !== null && { factor: factor / 1000 }),
  ...(highest !== null && { highest: formatAmount(highest) }),
})
