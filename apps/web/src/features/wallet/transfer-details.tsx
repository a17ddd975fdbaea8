// SPDX-License-Identifier: Apache-2.0
import { countdownText } from '@tessera/rules/lottery/countdown'
import { wireText } from '@tessera/rules/money'
import { cx } from '@tessera/ui/cx.ts'
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import Copy from 'lucide-react/icons/copy'
import { useId } from 'react'
import { useNow } from '../../shared/site/use-now.ts'
import { locale, t } from '../../shared/texts/texts.ts'
import type { Deposit } from './status-badge.tsx'

type Transfer = NonNullable<Deposit['bankTransfer']>

/** Where to transfer to, what to write into the transfer, and the time left; each value can be copied. */
export function TransferDetails({ deposit, transfer }: { deposit: Deposit; transfer: Transfer }) {
  return (
    <div className="flex w-full max-w-md flex-col items-center gap-3">
      {transfer.qr !== null && (
        <figure className="flex flex-col items-center gap-2">
          <QrCode value={transfer.qr} size={200} label={t('wallet.deposit.qr')} />
          <figcaption className="text-sm text-muted">{t('wallet.deposit.qr')}</figcaption>
        </figure>
      )}
      <dl className="flex w-full flex-col gap-2 text-start">
        <Value label={t('wallet.deposit.code')} value={transfer.matchCode} strong />
        <Value
          label={t('common.amount')}
          value={formatMoney(deposit.amount)}
          copied={wireText(deposit.amount)}
        />
        <Value label={t('wallet.withdraw.bank')} value={transfer.bankName} />
        <Value label={t('wallet.withdraw.number')} value={transfer.accountNumber} />
        <Value label={t('wallet.withdraw.holder')} value={transfer.holder} />
        <TimeLeft until={deposit.expireTime} />
      </dl>
    </div>
  )
}

function Value({
  label,
  value,
  copied = value,
  strong = false,
}: {
  label: string
  value: string
  /** What is copied, if banks read it in another form. */
  copied?: string
  strong?: boolean
}) {
  const id = useId()
  const copy = (): void =>
    void writeToClipboard(copied).then(
      () => showToast(t('common.copied'), 'good'),
      () => showToast(t('common.error.unknown'), 'bad'),
    )
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-control border border-line bg-surface-1 px-3 py-2">
      <dt id={`${id}-label`} className="text-xs text-muted">
        {label}
      </dt>
      <dd className={cx('col-start-1 min-w-0', strong ? 'text-xl font-extrabold' : 'text-md font-semibold')}>
        <bdi dir="auto" className="tabular wrap-anywhere select-all">
          {value}
        </bdi>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Button size="small" id={`${id}-copy`} aria-labelledby={`${id}-copy ${id}-label`} onClick={copy}>
          <Copy className="size-4" aria-hidden="true" />
          {t('common.copy')}
        </Button>
      </dd>
    </div>
  )
}

/** A page without https has no clipboard: the value can be selected by hand. */
const writeToClipboard = async (value: string): Promise<void> => navigator.clipboard.writeText(value)

function TimeLeft({ until }: { until: number }) {
  const now = useNow()
  return (
    <div className="flex items-center justify-between gap-3 px-3 py-1">
      <dt className="text-sm text-muted">{t('wallet.deposit.timeLeft')}</dt>
      <dd>
        {/* Not announced each second, although the panel around it announces its changes. */}
        <span role="timer" aria-live="off" dir="auto" className="tabular font-bold">
          {countdownText({ isSale: 1, fewinTime: until }, now, locale())}
        </span>
      </dd>
    </div>
  )
}
