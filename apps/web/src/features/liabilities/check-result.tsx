// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Download from 'lucide-react/icons/download'
import { t } from '../../shared/texts/texts.ts'
import { checkProof, type BalanceProof, type PublishedDay } from './check-proof.ts'
import { Digest } from './day-list.tsx'
import { saveProof } from './save-proof.ts'
import { SumOfMoney, sumText } from './sum-of-money.tsx'

/** Whether a proof holds, with every step that was computed. */
export function CheckResult({ checked, days }: { checked: BalanceProof; days: readonly PublishedDay[] }) {
  const { proof, day, currency, accounts, total } = checked
  const published = days.find((one) => one.day === day && one.currency === currency)
  const holds = checkProof(checked) && (published === undefined || published.root === checked.root)
  const Icon = holds ? CircleCheck : CircleX
  return (
    <div className="flex flex-col gap-3 rounded-tile border border-line bg-bg p-4">
      <p className="flex items-center gap-2 text-md font-bold text-text">
        <Icon className={holds ? 'size-5 text-brand' : 'size-5 text-danger'} aria-hidden="true" />
        {holds ? t('liabilities.ok') : t('liabilities.bad')}
      </p>
      <p className="text-sm text-muted">
        {holds
          ? t('liabilities.okText', {
              amount: sumText(proof.balance, currency),
              account: proof.account,
              total: sumText(total, currency),
              accounts,
              day,
            })
          : t('liabilities.badText')}
      </p>
      {holds && published === undefined && (
        <p className="text-sm text-muted">{t('liabilities.compare', { day })}</p>
      )}
      <Digest value={checked.root} />
      <Steps checked={checked} />
      <div>
        <Button size="small" onClick={() => saveProof(checked)}>
          <Download className="size-4" aria-hidden="true" />
          {t('liabilities.save')}
        </Button>
      </div>
    </div>
  )
}

const Steps = ({ checked: { proof, currency } }: { checked: BalanceProof }) => (
  <details>
    <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold text-brand">
      {t('liabilities.steps', { count: proof.path.length })}
    </summary>
    <ol className="flex flex-col gap-2 pt-1">
      {proof.path.map((step, index) => (
        <li key={index} className="grid grid-cols-[2rem_1fr] gap-2 text-xs text-muted">
          <span className="tabular">{index + 1}.</span>
          <span>
            <SumOfMoney millionths={step.sum} currency={currency} />
            <bdi dir="ltr" className="block font-mono wrap-anywhere">
              {step.hash}
            </bdi>
          </span>
        </li>
      ))}
    </ol>
  </details>
)
