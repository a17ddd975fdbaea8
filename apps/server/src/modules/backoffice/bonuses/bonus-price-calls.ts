// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

/** Binds what bonuses cost, for operators who write promotions. */
export const bonusPriceCalls = ({
  tellBonus,
}: Pick<BackofficeDeps, 'tellBonus'>): Pick<DomainHandlers<'backoffice'>, 'backoffice.priceBonus'> => ({
  'backoffice.priceBonus': ({ spendingOrder, ...question }, { language }) =>
    tellBonus({ ...question, order: spendingOrder, language }),
})
