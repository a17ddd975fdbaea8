// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'

export const bonusPriceCalls = (
  deps: BackofficeDeps,
): Pick<DomainHandlers<'backoffice'>, 'backoffice.priceBonus'> => ({
  async 'backoffice.priceBonus'({ spendingOrder, brandCode: named, ...question }, { language, brandCode }) {
    const brand = await brandOfCall(deps, named, brandCode)
    const order = spendingOrder ?? (await deps.settings.of(brand).read('bonuses.spendingOrder'))
    return deps.tellBonus({ ...question, order, language })
  },
})
