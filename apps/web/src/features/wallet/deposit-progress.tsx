// SPDX-License-Identifier: Apache-2.0
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Spinner } from '@tessera/ui/data/spinner.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import ExternalLink from 'lucide-react/icons/external-link'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { NewTabNote } from '../../shared/page/new-tab-note.tsx'
import { t } from '../../shared/texts/texts.ts'
import { DeviationNote } from './deviation-note.tsx'
import type { Deposit } from './status-badge.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { useWalletNews } from './use-wallet-news.ts'

/** While the live connection is down, a pending deposit is polled this often. */
const refetchIntervalMs = 15_000

/** One deposit from its order to its end, which arrives as a push. */
export function DepositProgress({
  depositId,
  onAgain,
  onPlay,
}: {
  depositId: string
  onAgain: () => void
  onPlay: () => void
}) {
  useWalletNews()
  const { data } = useCallQuery('wallet.deposits', { pageNo: 1 }, { member: true, refetchIntervalMs })
  const deposit = data?.list.find((entry) => entry.depositId === depositId)
  if (!deposit) return <Skeleton className="h-64 w-full rounded-tile" />
  return (
    <section
      aria-live="polite"
      className="flex flex-col items-center gap-3 rounded-tile border border-line bg-bg px-6 py-8 text-center"
    >
      {deposit.status === 'Pending' ? (
        <Waiting deposit={deposit} onAgain={onAgain} />
      ) : (
        <Ended deposit={deposit} onAgain={onAgain} onPlay={onPlay} />
      )}
    </section>
  )
}

/** The step that comes next has the focus as soon as it is there: the pressed button is gone. */
const focusOnce = (link: HTMLAnchorElement | null): void => link?.focus({ preventScroll: true })

/** The payment link had the focus, and has gone with it. */
const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

function Waiting({ deposit, onAgain }: { deposit: Deposit; onAgain: () => void }) {
  const amount = useFigure(deposit.amount)
  if (deposit.bankTransfer)
    return (
      <>
        <h3 className="text-lg font-bold">{t('wallet.deposit.transfer', { amount })}</h3>
        <p className="max-w-md text-muted">{t('wallet.deposit.transferHint')}</p>
        <TransferDetails deposit={deposit} transfer={deposit.bankTransfer} />
        <Button look="quiet" onClick={onAgain}>
          {t('wallet.deposit.again')}
        </Button>
      </>
    )
  return (
    <>
      <Spinner className="size-10 text-brand" />
      <h3 className="text-lg font-bold">{t('wallet.deposit.waiting')}</h3>
      <p className="max-w-sm text-muted">{t('wallet.deposit.waitingHint', { amount })}</p>
      {deposit.payUrl && (
        <a
          href={deposit.payUrl}
          target="_blank"
          rel="noreferrer"
          ref={focusOnce}
          className={`${buttonClass({ look: 'primary', size: 'form' })} mt-2`}
        >
          {t('wallet.deposit.open')}
          <NewTabNote />
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
      <Button look="quiet" onClick={onAgain}>
        {t('wallet.deposit.again')}
      </Button>
    </>
  )
}

function Ended({ deposit, onAgain, onPlay }: { deposit: Deposit; onAgain: () => void; onPlay: () => void }) {
  const received = useFigure(deposit.received)
  const paid = deposit.status === 'Success'
  return (
    <>
      {paid ? (
        <CircleCheck className="enter-rise size-12 text-brand" aria-hidden="true" />
      ) : (
        <CircleX className="size-12 text-danger" aria-hidden="true" />
      )}
      <h3 className="text-lg font-bold">
        {paid
          ? t('wallet.deposit.paid')
          : deposit.status === 'Expired'
            ? t('wallet.deposit.expired')
            : t('wallet.deposit.failed')}
      </h3>
      {paid && <p className="text-muted">{t('wallet.deposit.paidHint', { amount: received })}</p>}
      <DeviationNote of={deposit} />
      {deposit.status === 'Expired' && deposit.bankTransfer && (
        <p className="text-muted">{t('wallet.deposit.late')}</p>
      )}
      {deposit.note !== '' && (
        <p className="text-muted">{t('wallet.withdraw.remark', { remark: deposit.note })}</p>
      )}
      <div className="mt-2 flex gap-3">
        {paid && (
          <Button ref={focusIfLost} look="primary" onClick={onPlay}>
            {t('wallet.deposit.play')}
          </Button>
        )}
        <Button ref={focusIfLost} onClick={onAgain}>
          {t('wallet.deposit.again')}
        </Button>
      </div>
    </>
  )
}

function useFigure(amount: number): string {
  const currency = useWalletCurrency()
  return `${currency.symbol}${formatMoney(amount)}`
}
