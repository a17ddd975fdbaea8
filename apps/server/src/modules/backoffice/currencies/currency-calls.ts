// SPDX-License-Identifier: Apache-2.0
import { rateToText } from '@tessera/rules/currencies/rates'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { listRates, ownCurrency } from '../../site/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { addRate } from './add-rate.ts'
import { moneyReport } from './money-report.ts'

type CurrencyCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'exchangeRates' | 'addExchangeRate' | 'moneyReport'}`
>

export const currencyCalls = (deps: BackofficeDeps): CurrencyCalls => ({
  async 'backoffice.exchangeRates'({ brandCode: brand, ...page }, { db, brandCode: ofHost }) {
    const brandCode = await brandOfCall(deps, brand, ofHost)
    const settings = deps.settings.of(brandCode)
    const own = await ownCurrency(settings)
    const { rates, total } = await listRates(db, { brandCode, base: own }, page)
    return {
      own,
      possible: (await settings.read('site.furtherCurrencies')).map(({ code }) => code),
      pageNo: page.pageNo,
      totalPages: Math.ceil(total / page.pageSize),
      totalCount: total,
      list: rates.map((rate) => ({
        currency: rate.code,
        rate: rateToText(rate),
        validFrom: rate.validFrom,
        enteredAt: rate.enteredAtMs,
        enteredBy: rate.enteredBy,
      })),
    }
  },
  async 'backoffice.addExchangeRate'(input, { tx, operator, nowMs, brandCode: ofHost }) {
    const brandCode = await brandOfCall(deps, input.brandCode, ofHost)
    return addRate(tx, deps.settings.of(brandCode), { operator, nowMs }, input)
  },
  async 'backoffice.moneyReport'({ brandCode: brand, ...days }, { db, brandCode: ofHost }) {
    return moneyReport(db, deps.settings.of(await brandOfCall(deps, brand, ofHost)), days)
  },
})
