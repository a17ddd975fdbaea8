// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { codeKey } from '@tessera/rules/promotions/codes'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { contentById, revisionBody, wordsIn, type Content } from '../../messages/index.ts'
import { addCodes, cancelRounds, listCodes, resultOf, tryOffer } from '../../promotions/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'

type ToolCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'promotionCodes' | 'addPromotionCodes' | 'tryOffer' | 'promotionResult' | 'cancelFreeRounds'}`
>

export const promotionToolCalls = (deps: BackofficeDeps): ToolCalls => ({
  async 'backoffice.promotionCodes'({ id, ...query }, { db }) {
    await promotionById(db, id)
    const { codes, totalCount, uses } = await listCodes(db, id, query)
    return {
      list: codes.map(({ code, uses: used, usesAllowed, addedAtMs, addedBy }) => ({
        code,
        uses: used,
        usesAllowed,
        addedAt: addedAtMs,
        addedBy,
      })),
      pageNo: query.pageNo,
      totalPages: Math.ceil(totalCount / query.pageSize),
      totalCount,
      uses,
    }
  },
  async 'backoffice.addPromotionCodes'({ id, codes, draw, usesAllowed }, { tx, operator, nowMs }) {
    await promotionById(tx, id)
    const given = codes.map(codeKey)
    if (given.includes(undefined)) throw fault('promotions.wrongCode')
    const added = await addCodes(tx, deps.chance, id, {
      given: given.filter((code) => code !== undefined),
      draw,
      usesAllowed,
      by: operator.name,
      nowMs,
    })
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'addPromotionCodes',
      subject: `content:${id}`,
      after: { added: added.count, usesAllowed },
      nowMs,
    })
    return { added: added.count, codes: added.codes }
  },
  async 'backoffice.tryOffer'({ brandCode: brand, offer }, { db, nowMs, brandCode }) {
    const code = await brandOfCall(deps, brand, brandCode)
    const of = deps.settings.of(code)
    const [currency, timeZone, leftOutLabels] = [
      await of.read('site.currency'),
      await siteTimeZone(of),
      await of.read('promotions.leftOutLabels'),
    ]
    return tryOffer(db, { brandCode: code, currency: currency.code, timeZone, leftOutLabels, nowMs }, offer)
  },
  async 'backoffice.promotionResult'({ id }, { db, nowMs }) {
    const content = await promotionById(db, id)
    const of = deps.settings.of(content.brandCode)
    const published =
      content.revision === null ? undefined : (await revisionBody(db, id, content.revision))?.body
    const body = published ?? content.draft
    const offer = body.kind === 'PR' ? body.offer : undefined
    return {
      id,
      title: wordsIn('EN', body).title,
      kind: offer?.kind ?? null,
      ...(await resultOf(db, id, {
        offer,
        currency: (await of.read('site.currency')).code,
        timeZone: await siteTimeZone(of),
        nowMs,
      })),
    }
  },
  async 'backoffice.cancelFreeRounds'({ id, reason }, { tx, operator, nowMs }) {
    await promotionById(tx, id)
    const canceled = await cancelRounds(tx, id, nowMs)
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'cancelFreeRounds',
      subject: `content:${id}`,
      after: { reason, members: canceled.members, rounds: canceled.rounds },
      nowMs,
    })
    return canceled
  },
})

async function promotionById(db: Queries, id: number): Promise<Content> {
  const content = await contentById(db, id)
  if (content?.kind !== 'PR') throw fault('call.notFound')
  return content
}
