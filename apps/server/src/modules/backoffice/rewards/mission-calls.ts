// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { countToShow, targetOf } from '@tessera/rules/missions/missions'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { amountOfMillionths, formatAmount } from '@tessera/rules/money'
import { text } from '@tessera/texts'
import type { CallContext, DomainHandlers } from '../../../platform/http/index.ts'
import { addMission, changeMission, listMissions, missionById, type Mission } from '../../missions/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { requireSecond, type Payment } from '../second-person/require-second.ts'

type MissionCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'missions' | 'addMission' | 'changeMission'}`
>
type Terms = Pick<Mission['terms'], 'counts' | 'gameType' | 'vendor' | 'reward' | 'wagerTimes'>

export const missionCalls = (deps: BackofficeDeps): MissionCalls => ({
  async 'backoffice.missions'({ brandCode: brand, ...page }, { db, brandCode }) {
    const { missions, total } = await listMissions(db, {
      ...page,
      brandCode: await brandOfCall(deps, brand, brandCode),
    })
    return presentPage(missions.map(presentMission), total, page)
  },
  'backoffice.addMission': async (input, context) => presentMission(await addAudited(deps, input, context)),
  'backoffice.changeMission': async (input, context) =>
    presentMission(await changeAudited(deps, input, context)),
})

/** Adds a mission with a second person's approval where it promises enough, and records it. */
async function addAudited(
  deps: BackofficeDeps,
  input: OperationInput<'backoffice.addMission'>,
  { operator, nowMs, brandCode: host, language }: CallContext<'backoffice.addMission'>,
): Promise<Mission> {
  const brandCode = await brandOfCall(deps, input.brandCode, host)
  const of = deps.settings.of(brandCode)
  const { code: currency } = await of.read('site.currency')
  const mostWagerTimes = await of.read('bonuses.mostWagerTimes')
  return deps.database.transaction(async (tx) => {
    const mission = await addMission(
      tx,
      { nowMs, language, mostWagerTimes },
      {
        brandCode,
        currency,
        kind: input.kind,
        titles: input.titles,
        startsAtMs: input.startTime,
        endsAtMs: input.endTime,
        budget: input.budget,
        enabled: input.enabled,
        position: input.position,
        terms: enteredTerms({ language, currency }, input, input.target),
      },
    )
    await requireSecond(tx, deps.settings, { operator, nowMs }, promisedBy('addMission', undefined, mission))
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'addMission',
      subject: `mission:${mission.id}`,
      after: auditedMission(mission),
      nowMs,
    })
    return mission
  })
}

/** Changes a mission with a second person's approval where it promises enough more, and records it. */
async function changeAudited(
  deps: BackofficeDeps,
  input: OperationInput<'backoffice.changeMission'>,
  { operator, nowMs, language }: CallContext<'backoffice.changeMission'>,
): Promise<Mission> {
  // The transaction reads a setting, and may not ask for another connection.
  await deps.settings.refresh()
  return deps.database.transaction(async (tx) => {
    const known = await missionById(tx, input.missionId)
    if (!known) throw fault('call.notFound')
    const mostWagerTimes = await deps.settings.of(known.brandCode).read('bonuses.mostWagerTimes')
    const rules = { nowMs, language, mostWagerTimes }
    const { before, after } = await changeMission(tx, rules, input.missionId, {
      titles: input.titles,
      startsAtMs: input.startTime,
      endsAtMs: input.endTime,
      budget: input.budget,
      enabled: input.enabled,
      position: input.position,
      terms: changedTerms({ language, currency: known.currency }, known.terms, input),
    })
    await requireSecond(tx, deps.settings, { operator, nowMs }, promisedBy('changeMission', before, after))
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'changeMission',
      subject: `mission:${after.id}`,
      before: auditedMission(before),
      after: auditedMission(after),
      nowMs,
    })
    return after
  })
}

/**
 * What a mission promises more than before. Other terms, another time and switching on can give the rest of its budget
 * to others than before.
 */
function promisedBy(call: string, before: Mission | undefined, after: Mission): Payment {
  const isSame =
    before !== undefined &&
    before.terms.revision === after.terms.revision &&
    before.enabled === after.enabled &&
    before.startsAtMs === after.startsAtMs &&
    before.endsAtMs === after.endsAtMs
  const more = !after.enabled ? 0n : isSame ? after.budget - before.budget : after.budget - after.spent
  const { brandCode, kind, budget, startsAtMs, endsAtMs } = after
  const { revision: _, ...terms } = after.terms
  return {
    ...{ call, subject: before ? `mission:${after.id}` : `brand:${brandCode}`, brandCode },
    terms: {
      id: before?.id ?? null,
      kind,
      budget,
      startsAtMs,
      endsAtMs,
      terms,
      title: after.titles['EN'] ?? '',
    },
    amount: amountOfMillionths(more > 0n ? more : 0n),
  }
}

function changedTerms(
  at: { language: string; currency: string },
  before: Mission['terms'],
  change: OperationInput<'backoffice.changeMission'>,
): Omit<Mission['terms'], 'revision'> {
  const terms: Terms = {
    counts: change.counts ?? before.counts,
    gameType: change.gameType === undefined ? before.gameType : change.gameType,
    vendor: change.vendor === undefined ? before.vendor : change.vendor,
    reward: change.reward ?? before.reward,
    wagerTimes: change.wagerTimes ?? before.wagerTimes,
  }
  return enteredTerms(at, terms, change.target ?? countToShow(before.counts, before.target))
}

function enteredTerms(
  { language, currency }: { language: string; currency: string },
  { counts, gameType, vendor, reward, wagerTimes }: Terms,
  entered: number,
): Omit<Mission['terms'], 'revision'> {
  const target = targetOf(counts, entered)
  if (target === undefined)
    throw fault('call.invalid', { fields: { target: text(language, 'fault.field.invalid') } })
  if (!isInCoins(reward, currency))
    throw fault('call.invalid', { fields: { reward: text(language, 'fault.wallet.wholeUnits') } })
  return { counts, gameType, vendor, reward, wagerTimes, target }
}

const presentMission = ({ id, terms, ...mission }: Mission): OperationOutput<'backoffice.addMission'> => ({
  missionId: id,
  kind: mission.kind,
  titles: { ...mission.titles },
  counts: terms.counts,
  gameType: terms.gameType,
  vendor: terms.vendor,
  target: countToShow(terms.counts, terms.target),
  reward: terms.reward,
  wagerTimes: terms.wagerTimes,
  currency: mission.currency,
  startTime: mission.startsAtMs,
  endTime: mission.endsAtMs,
  budget: mission.budget,
  spent: mission.spent,
  enabled: mission.enabled,
  position: mission.position,
})

const auditedMission = ({ titles, kind, terms, budget, enabled, startsAtMs, endsAtMs }: Mission) => ({
  title: titles['EN'] ?? '',
  kind,
  counts: terms.counts,
  gameType: terms.gameType ?? '',
  vendor: terms.vendor ?? '',
  target: countToShow(terms.counts, terms.target),
  reward: formatAmount(terms.reward),
  wagerTimes: terms.wagerTimes,
  budget: formatAmount(budget),
  enabled,
  from: startsAtMs,
  until: endsAtMs ?? 0,
})
