// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { codeKey } from '@tessera/rules/promotions/codes'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { addCodes, listCodes } from '../../promotions/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { promotionById } from './promotion-by-id.ts'

type CodeCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'promotionCodes' | 'addPromotionCodes'}`>

/** The codes of promotions. */
export const promotionCodeCalls = (deps: BackofficeDeps): CodeCalls => ({
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
})
