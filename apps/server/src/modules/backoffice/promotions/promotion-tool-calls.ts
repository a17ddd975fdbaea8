// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { revisionBody, wordsIn } from '../../messages/index.ts'
import { cancelRounds, resultOf, tryOffer } from '../../promotions/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { promotionById } from './promotion-by-id.ts'

type ToolCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'tryOffer' | 'promotionResult' | 'cancelFreeRounds'}`
>

export const promotionToolCalls = (deps: BackofficeDeps): ToolCalls => ({
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
