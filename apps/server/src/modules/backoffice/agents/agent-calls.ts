// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { lockMember, setLabels, standingOf, type Member, type Standing } from '../../members/index.ts'
import { pushRanks, rankTerms, setRankByHand, type RankChange } from '../../rewards/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { requireSecond } from '../second-person/require-second.ts'
import { createAgent } from './create-agent.ts'
import { callOff, changeUpline, previewMoveOf } from './change-upline.ts'

type AgentCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'createAgent' | 'previewMove' | 'changeUpline' | 'callOffMove' | 'changeRank' | 'changeLabels'}`
>
type Presented = OperationOutput<'backoffice.changeRank'>
type Facts = RequestFacts & { tx: Tx; operator: OperatorActor }

export const agentCalls = (deps: BackofficeDeps): AgentCalls => ({
  'backoffice.createAgent': (input, facts) => createAgent(deps, input, facts),
  'backoffice.previewMove': (input, facts) => previewMoveOf(deps, input, facts),
  'backoffice.changeUpline': (input, facts) => changeUpline(deps, input, facts),
  'backoffice.callOffMove': (input, facts) => callOff(input, facts),
  async 'backoffice.changeRank'({ id, rankLevel, reason }, facts) {
    const memberId = BigInt(id)
    const { tx, operator, nowMs, afterCommit } = facts
    const before = await standingOf(tx, memberId)
    if (!before) throw fault('backoffice.noMember')
    const by = operator.name
    const changed = await setRankByHand(tx, deps, {
      memberId,
      rankLevel,
      reason,
      by,
      nowMs,
    })
    if (changed && changed.to > changed.from)
      await requireSecond(
        tx,
        deps.settings,
        { operator, nowMs },
        {
          ...{ call: 'changeRank', subject: `member:${id}`, terms: { rankLevel } },
          ...{ brandCode: changed.brandCode, memberId },
          amount: await bonusesBetween(deps.settings.of(changed.brandCode), changed),
        },
      )
    if (changed) afterCommit(() => pushRanks(deps, [changed]))
    return recorded('changeRank', { id: memberId, reason }, facts, before, (standing) => ({
      rankLevel: standing.rankLevel,
    }))
  },
  'backoffice.changeLabels': ({ id, labels, reason }, facts) =>
    change('changeLabels', { id: BigInt(id), reason }, facts, {
      work: (tx, member) => setLabels(tx, member.id, [...new Set(labels)]),
      recorded: (standing) => ({ labels: standing.labels.join(', ') }),
    }),
})

/** What the ranks that a member rises through give at most: each once for life. */
async function bonusesBetween(settings: Settings, { from, to }: RankChange): Promise<Amount> {
  const { ranks } = await rankTerms(settings)
  return amountOfMillionths(ranks.slice(from + 1, to + 1).reduce((sum, { bonus }) => sum + bonus, 0n))
}

interface Change {
  work(tx: Tx, member: Member): Promise<void>
  /** What the audit log stores about the account's position before and after. */
  recorded(standing: Standing): Record<string, string | number>
}

/** One change of an account's position, with its line in the audit log. Throws `backoffice.noMember`. */
async function change(
  action: string,
  { id, reason }: { id: bigint; reason: string },
  facts: Facts,
  { work, recorded: audited }: Change,
): Promise<Presented> {
  const { tx } = facts
  const member = await lockMember(tx, id)
  const before = await standingOf(tx, id)
  if (!member || !before) throw fault('backoffice.noMember')
  await work(tx, member)
  return recorded(action, { id, reason }, facts, before, audited)
}

/** Records a change that was made, and presents the position after it. */
async function recorded(
  action: string,
  { id, reason }: { id: bigint; reason: string },
  { tx, operator, nowMs }: Facts,
  before: Standing,
  audited: Change['recorded'],
): Promise<Presented> {
  const after = (await standingOf(tx, id)) ?? before
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `member:${id}`,
    before: audited(before),
    after: { ...audited(after), reason },
    nowMs,
  })
  const { upline, rankLevel, labels } = after
  return { memberId: Number(id), upline, rankLevel, labels }
}
