// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContentBody, ContentBodyOf, PromotionOffer } from '@tessera/contract/messages/content'
import { mostCost } from '@tessera/contract/promotions/payments'
import { isStakeOffered } from '@tessera/rules/promotions/free-rounds'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { revisionBody, type Edited } from '../../messages/index.ts'
import { accountOfGame } from '../../play/index.ts'
import { hasEntries } from '../../promotions/index.ts'

/**
 * Judges a promotion that is being published: its bonus may not have to be staked more often than the brand
 * allows, one that may cost much needs another operator than the one who wrote it, and a race in which members
 * are already keeps its end and its prizes. Free rounds need a vendor that has them. Throws `promotions.tooManyTimes`, `promotions.needsSecond`,
 * `promotions.roundsNotOffered`, `promotions.inUse`.
 */
export async function judgePublishing(
  tx: Tx,
  settings: Settings,
  operator: OperatorActor,
  { before, after }: Edited,
): Promise<void> {
  const body = after.draft
  if (body.kind !== 'PR' || !body.offer) return
  if ((body.offer.wagering?.times ?? 0) > (await settings.read('bonuses.mostWagerTimes')))
    throw fault('promotions.tooManyTimes')
  await requireRounds(tx, settings, body.offer)
  await requireSecond(tx, settings, operator, { id: after.id, body })
  const last = before.revision === null ? undefined : await revisionBody(tx, after.id, before.revision)
  if (last && isChangedRace(last.body, body) && (await hasEntries(tx, after.id)))
    throw fault('promotions.inUse')
}

/** Nobody can be given rounds of a game that no vendor opens, or at a stake that it does not take. */
async function requireRounds(tx: Tx, settings: Settings, offer: PromotionOffer): Promise<void> {
  if (offer.kind !== 'FREE_ROUNDS') return
  const { code } = await settings.read('site.currency')
  if (!isStakeOffered(offer.stake, code, offer.game) || (await accountOfGame(tx, offer.game)) === undefined)
    throw fault('promotions.roundsNotOffered')
}

async function requireSecond(
  tx: Tx,
  settings: Settings,
  { operatorId }: OperatorActor,
  { id, body }: { id: number; body: ContentBodyOf<'PR'> },
): Promise<void> {
  const from = await settings.read('promotions.secondFrom')
  if (from === 0 || !body.offer || mostCost(body.offer, body) < from) return
  if ((await lastWriter(tx, id)) === operatorId) throw fault('promotions.needsSecond')
}

/** Who last wrote the draft of a content, by the record of what operators did. */
async function lastWriter(db: Queries, id: number): Promise<number | undefined> {
  const row = await db.one<{ operator_id: number | null }>(sql`
    select operator_id from operator_action where subject = ${`content:${id}`} and action in ('createContent', 'saveContent') order by id desc limit 1`)
  return row?.operator_id ?? undefined
}

/** Everybody in a race runs for the same prizes until the same moment. */
function isChangedRace(last: ContentBody, next: ContentBodyOf<'PR'>): boolean {
  if (last.kind !== 'PR' || last.offer?.kind !== 'RACE') return false
  return raceOf(last) !== raceOf(next)
}

function raceOf({ offer, startTime, endTime }: ContentBodyOf<'PR'>): string {
  return offer?.kind === 'RACE' ? JSON.stringify([offer.places, offer.least, startTime, endTime]) : ''
}
