// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { formatAmount, type Amount } from '@tessera/rules/money'
import { termsProblem } from '@tessera/rules/wallet/deposit-terms'
import { text } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, RequestFacts } from '../../../platform/http/index.ts'
import {
  changePayAccount,
  findPayAccount,
  listPayAccounts,
  lockPayAccount,
  type PayAccount,
  type PaymentTerms,
} from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { testProvider } from './test-provider.ts'

type AccountCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'paymentAccounts' | 'changePaymentAccount' | 'testPaymentAccount'}`
>
type Presented = OperationOutput<'backoffice.changePaymentAccount'>

export function paymentAccountCalls(deps: BackofficeDeps): AccountCalls {
  const presented = presentedWith(deps)
  return {
    'backoffice.paymentAccounts': async (_, { db }) => ({
      accounts: (await listPayAccounts(db)).map(presented),
    }),
    async 'backoffice.changePaymentAccount'({ id, version, ...input }, { operator, nowMs, language }) {
      for (const brand of input.closedBrands)
        if (!(await deps.directory.has(brand))) throw fault('backoffice.noBrand')
      const { name, enabled } = input
      return deps.database.transaction(async (tx) => {
        const before = await lockedAccount(tx, id)
        const terms = termsOf(input, { language, currency: before.currency })
        if (before.version !== version) throw fault('backoffice.settingChanged', { names: before.name })
        await changePayAccount(tx, id, { name, enabled, terms })
        const after = { ...before, name, enabled, terms, version: version + 1 }
        await recordAction(tx, {
          operatorId: operator.operatorId,
          operatorName: operator.name,
          action: 'changePaymentAccount',
          subject: `paymentAccount:${id}`,
          before: audited(before),
          after: audited(after),
          nowMs,
        })
        return presented(after)
      })
    },
    async 'backoffice.testPaymentAccount'({ id }, { db, operator, nowMs }) {
      const account = await findPayAccount(db, id)
      if (!account) throw fault('call.notFound')
      const result = await testProvider(deps.providers, account)
      await deps.database.transaction((tx) =>
        recordAction(tx, {
          operatorId: operator.operatorId,
          operatorName: operator.name,
          action: 'testPaymentAccount',
          subject: `paymentAccount:${id}`,
          after: { passed: result.passed, detail: result.detail },
          nowMs,
        }),
      )
      return { ...result, time: nowMs }
    },
  }
}

async function lockedAccount(tx: Tx, id: string): Promise<PayAccount> {
  const account = await lockPayAccount(tx, id)
  if (!account) throw fault('call.notFound')
  return account
}

/** The terms of the input. Throws `call.invalid` at the field that is wrong. */
function termsOf(
  input: Omit<OperationInput<'backoffice.changePaymentAccount'>, 'id' | 'version'>,
  { language, currency }: { language: RequestFacts['language']; currency: string },
): PaymentTerms {
  const invalid = (field: string) =>
    fault('call.invalid', { fields: { [field]: text(language, 'fault.field.invalid') } })
  const { min, max, feeFixed: fixed, feeBasisPoints: basisPoints, feePayer: payer } = input
  if ((min === null) !== (max === null)) throw invalid(min === null ? 'min' : 'max')
  const limits = min === null || max === null ? undefined : { min, max }
  const fee = { fixed, basisPoints, payer }
  const problem = fixed < 0n ? 'fee' : termsProblem(limits, fee, currency)
  if (problem !== undefined) throw invalid(problem === 'fee' ? 'feeFixed' : 'min')
  const { position, maintenance, closedBrands } = input
  return {
    limits,
    fee,
    position,
    maintenance: maintenance ?? undefined,
    closedBrands: [...new Set(closedBrands)].toSorted(),
  }
}

const presentedWith =
  ({ providers }: Pick<BackofficeDeps, 'providers'>) =>
  ({
    id,
    name,
    provider,
    type,
    currency,
    enabled,
    terms,
    statementColumns,
    statementZone,
    statementEncoding,
    version,
  }: PayAccount): Presented => ({
    accountId: id,
    name,
    provider,
    installed: providers.some((one) => one.provider === provider),
    type,
    currency,
    enabled,
    closedBrands: [...terms.closedBrands],
    min: terms.limits?.min ?? null,
    max: terms.limits?.max ?? null,
    feeFixed: terms.fee.fixed,
    feeBasisPoints: terms.fee.basisPoints,
    feePayer: terms.fee.payer,
    position: terms.position,
    maintenance: terms.maintenance ?? null,
    statementColumns: statementColumns ?? null,
    statementZone: statementZone ?? null,
    statementEncoding: statementEncoding ?? null,
    version,
  })

const limitText = (limit: Amount | undefined): string => (limit === undefined ? '' : formatAmount(limit))

const audited = ({ name, enabled, terms }: PayAccount) => ({
  name,
  enabled,
  min: limitText(terms.limits?.min),
  max: limitText(terms.limits?.max),
  feeFixed: formatAmount(terms.fee.fixed),
  feeBasisPoints: terms.fee.basisPoints,
  feePayer: terms.fee.payer,
  position: terms.position,
  maintenance: terms.maintenance ?? 'off',
  closedBrands: terms.closedBrands.join(' '),
})
