// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { knownCurrencies } from '@tessera/rules/currencies/known'
import { rateToText, readRate } from '@tessera/rules/currencies/rates'
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { insertRate, ownCurrency } from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'
import { requireApproval } from '../second-person/require-second.ts'

/** Enters a rate of a brand, and records who did. Throws `call.invalid`. */
export async function addRate(
  tx: Tx,
  settings: Settings,
  { operator, nowMs }: { operator: OperatorActor; nowMs: number },
  { currency, rate: text, validFrom }: OperationInput<'backoffice.addExchangeRate'>,
): Promise<OperationOutput<'backoffice.addExchangeRate'>> {
  const base = await ownCurrency(settings)
  if (!knownCurrencies.has(currency) || currency === base)
    throw fault('call.invalid', { fields: { currency: `A currency other than ${base}` } })
  const rate = readRate(text)
  if (!rate) throw fault('call.invalid', { fields: { rate: 'A positive number, such as 0.0000394' } })
  await insertRate(tx, {
    ...rate,
    brandCode: settings.brandCode,
    base,
    code: currency,
    validFrom,
    enteredAtMs: nowMs,
    enteredBy: operator.name,
  })
  // By a wrong rate a large sum in another currency would be less than one person may pay.
  await requireApproval(
    tx,
    { operator, nowMs },
    {
      ...{ call: 'addExchangeRate', subject: `brand:${settings.brandCode}`, brandCode: settings.brandCode },
      terms: { currency, rate: rateToText(rate), validFrom },
    },
  )
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: 'addExchangeRate',
    subject: `brand:${settings.brandCode}`,
    after: { currency, rate: `${rateToText(rate)} ${base}`, validFrom },
    nowMs,
  })
  return { currency, rate: rateToText(rate), validFrom, enteredAt: nowMs, enteredBy: operator.name }
}
