import { Dialog } from '@tessera/ui/dialog.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useMember } from '../../features/members/use-member.ts'
import { PaymentPasswordForm } from '../../features/identity/payment-password-form.tsx'
import { usePanels, type CenterPage } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { CenterMenu } from './center-menu.tsx'
import { centerTitle } from './center-pages.ts'

const SecurityPage = lazy(() => import('./security-page.tsx').then((file) => ({ default: file.SecurityPage })))
const DepositPage = lazy(() => import('../../features/wallet/deposit-page.tsx').then((file) => ({ default: file.DepositPage })))
const WithdrawPage = lazy(() => import('../../features/wallet/withdraw-page.tsx').then((file) => ({ default: file.WithdrawPage })))
const TransactionsPage = lazy(() => import('../../features/wallet/transactions-page.tsx').then((file) => ({ default: file.TransactionsPage })))
const BetsPage = lazy(() => import('../../features/bets/bets-page.tsx').then((file) => ({ default: file.BetsPage })))

/** The member centre: a panel above the page, so that a game below it goes on. */
export default function Center({ page }: { page: CenterPage }) {
  const { openCenter, closePanels } = usePanels()
  return (
    <Dialog open onClose={closePanels} title={t('members.center')} closeLabel={t('common.close')} size="large">
      <div className="flex flex-col gap-5 md:min-h-[560px] md:flex-row md:gap-6">
        <CenterMenu page={page} onChoose={openCenter} />
        <div className="min-w-0 flex-1">
          <h2 className="mb-4 text-lg font-bold max-md:sr-only">{centerTitle(page)}</h2>
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-tile" />}><CenterContent page={page} /></Suspense>
        </div>
      </div>
    </Dialog>
  )
}

function CenterContent({ page }: { page: CenterPage }): ReactNode {
  const { closePanels } = usePanels()
  const navigate = useNavigate()
  const { data: member } = useMember()
  const play = () => (location.pathname === '/game' ? closePanels() : void navigate({ to: '/inhouse', search: {} }))
  switch (page) {
    case 'securityCenter': return <SecurityPage />
    case 'depositv2': return <DepositPage onPlay={play} />
    case 'withdraw': return <WithdrawPage passwordForm={<PaymentPasswordForm exists={member?.hasPaymentPassword ?? false} />} />
    case 'personalHistoryCopy': return <BetsPage />
    case 'transactionHistory': return <TransactionsPage />
  }
}
