// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContentBody, ContentBodyOf, PromotionOffer } from '@tessera/contract/messages/content'
import { mostCost, typedPayments } from '@tessera/contract/promotions/payments'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { amountFromWire } from '@tessera/rules/money'
import { isStakeOffered } from '@tessera/rules/promotions/free-rounds'
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { revisionBody, type Edited } from '../../messages/index.ts'
import { accountOfGame } from '../../play/index.ts'
import { hasEntries } from '../../promotions/index.ts'
import { ownCurrency } from '../../site/index.ts'
import { requireMoney } from '../second-person/require-money.ts'
import { textOfTerms } from '../second-person/text-of-terms.ts'
import { requireOtherPublisher } from './require-other-publisher.ts'

export type PublishingCall = 'publishContent' | 'scheduleContent' | 'rollBackContent'

/** Who publishes, and by which call. */
export interface Publisher {
  operator: OperatorActor
  nowMs: number
  call: PublishingCall
}

/**
 * Judges a promotion that is being published. One that pays needs somebody who may decide about money, a budget, and
 * above the sum of the brand a publisher who has written nothing of it; its bonus may not have to be staked more often
 * than the brand allows, and a race in which members are already keeps its end and its prizes. Free rounds need a vendor
 * that has them. What pays nothing new is published by anybody who may edit. Throws `call.forbidden`,
 * `promotions.needsBudget`, `promotions.needsSecond`, `backoffice.secondNeeded`, `promotions.tooManyTimes`,
 * `promotions.roundsNotOffered`, `promotions.inUse`, `wallet.wholeUnits`.
 */
export async function judgePublishing(
  tx: Tx,
  settings: Settings,
  publisher: Publisher,
  { before, after }: Edited,
): Promise<void> {
  const body = after.draft
  if (body.kind !== 'PR' || !body.offer) return
  const last = before.revision === null ? undefined : await revisionBody(tx, after.id, before.revision)
  if (before.state === 'published' && last && paymentsOf(last.body) === paymentsOf(body)) return
  requireMoney(publisher.operator)
  if (!Number.isFinite(mostCost(body.offer, body))) throw fault('promotions.needsBudget')
  if ((body.offer.wagering?.times ?? 0) > (await settings.read('bonuses.mostWagerTimes')))
    throw fault('promotions.tooManyTimes')
  await requireCoins(settings, body.offer)
  await requireRounds(tx, settings, body.offer)
  if (last && isChangedRace(last.body, body) && (await hasEntries(tx, after.id)))
    throw fault('promotions.inUse')
  const standing = before.state === 'published' ? last?.body : undefined
  await requireOtherPublisher(tx, settings, publisher, { id: after.id, body, standing })
}

/** Everything of a promotion that decides what it pays, to whom and when. */
const paymentsOf = (body: ContentBody): string =>
  body.kind === 'PR' ? textOfTerms([body.offer, body.startTime, body.endTime, body.from, body.until]) : ''

/** What is paid as it was typed has to be in whole coins of the brand's currency. */
async function requireCoins(settings: Settings, offer: PromotionOffer): Promise<void> {
  const currency = await ownCurrency(settings)
  if (!typedPayments(offer).every((amount) => isInCoins(amountFromWire(amount), currency)))
    throw fault('wallet.wholeUnits')
}

/** Nobody can be given rounds of a game that no vendor opens, or at a stake that it does not take. */
async function requireRounds(tx: Tx, settings: Settings, offer: PromotionOffer): Promise<void> {
  if (offer.kind !== 'FREE_ROUNDS') return
  const { code } = await settings.read('site.currency')
  if (!isStakeOffered(offer.stake, code, offer.game) || (await accountOfGame(tx, offer.game)) === undefined)
    throw fault('promotions.roundsNotOffered')
}

/** Everybody in a race runs for the same prizes until the same moment. */
function isChangedRace(last: ContentBody, next: ContentBodyOf<'PR'>): boolean {
  if (last.kind !== 'PR' || last.offer?.kind !== 'RACE') return false
  return raceOf(last) !== raceOf(next)
}

function raceOf({ offer, startTime, endTime }: ContentBodyOf<'PR'>): string {
  return offer?.kind === 'RACE' ? JSON.stringify([offer.rankPrizes, offer.least, startTime, endTime]) : ''
}
