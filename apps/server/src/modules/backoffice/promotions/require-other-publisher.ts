// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContentBody, ContentBodyOf } from '@tessera/contract/messages/content'
import { mostCost } from '@tessera/contract/promotions/payments'
import { add, amountFromWire, amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { lockPayers, notePaidAlone, sumsAlone } from '../second-person/paid-alone-store.ts'
import { requireApproval } from '../second-person/require-second.ts'
import type { Publisher } from './judge-publishing.ts'
import { writersSinceLast } from './writers-since-last.ts'

interface Published {
  id: number
  body: ContentBodyOf<'PR'>
  /** What members see now; undefined when they see nothing. */
  standing: ContentBody | undefined
}

const dayMs = 86_400_000
const ownPublications = 'publishContent'

/**
 * A promotion that may cost much is published by an operator who has written nothing of it since it was last published;
 * what nobody has written since, such as an earlier revision, needs two who publish it. Below that sum writers publish
 * alone, until what they published so within 24 hours comes to it.
 */
export async function requireOtherPublisher(
  tx: Tx,
  settings: Settings,
  { operator, nowMs, call }: Publisher,
  { id, body, standing }: Published,
): Promise<void> {
  const from = await settings.read('promotions.secondFrom')
  if (from === 0) return
  const { operatorId } = operator
  const writers = call === 'rollBackContent' ? [] : await writersSinceLast(tx, id)
  if (writers.length > 0 && !writers.includes(operatorId)) return
  const alone = { operatorId, memberId: undefined, brandCode: settings.brandCode }
  await lockPayers(tx, alone)
  const cost = costOf(body)
  const { byOperator } = await sumsAlone(tx, alone, nowMs - dayMs, [ownPublications])
  const more = amountOfMillionths(cost - (standing?.kind === 'PR' ? smaller(cost, costOf(standing)) : 0n))
  const limit = amountFromWire(from)
  if (cost < limit && add(byOperator, more) < limit)
    return notePaidAlone(tx, {
      ...alone,
      call: ownPublications,
      subject: `content:${id}`,
      amount: more,
      nowMs,
    })
  if (writers.length > 0) throw fault('promotions.needsSecond')
  const { offer, startTime, endTime, from: visibleFrom, until } = body
  await requireApproval(
    tx,
    { operator, nowMs },
    {
      ...{ call, subject: `content:${id}`, brandCode: settings.brandCode },
      terms: { offer, startTime, endTime, visibleFrom, until },
    },
  )
}

/** Rounded up to whole millionths. */
function costOf(body: ContentBodyOf<'PR'>): Amount {
  if (!body.offer) return amountOfMillionths(0n)
  const cost = mostCost(body.offer, body)
  return Number.isFinite(cost) ? amountOfMillionths(BigInt(Math.ceil(cost * 1_000_000))) : beyondLimits
}

/** What a promotion from before budgets were asked for may cost. */
const beyondLimits = amountOfMillionths(1_000_000_000_000_000_000n)

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
