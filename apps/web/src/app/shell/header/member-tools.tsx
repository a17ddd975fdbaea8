// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { CountBadge } from '@tessera/ui/data/badge.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import { useUnread } from '../../../features/messages/use-unread.ts'
import { BalanceBadge } from '../../../features/wallet/balance-badge.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import { AccountButton } from './account-button.tsx'

/** A member's money, messages and account. */
export function MemberTools() {
  const { openCenter } = usePanels()
  const unread = useUnread()
  return (
    <>
      <BalanceBadge />
      <Button className="max-lg:!hidden" onClick={() => openCenter('withdraw')}>
        {t('wallet.withdraw')}
      </Button>
      <Button
        look="primary"
        aria-label={t('wallet.deposit')}
        className="max-sm:!w-10 max-sm:!px-0"
        onClick={() => openCenter('depositv2')}
      >
        <Plus className="size-5 sm:hidden" aria-hidden="true" />
        <span className="max-sm:hidden">{t('wallet.deposit')}</span>
      </Button>
      <IconButton
        label={unread > 0 ? t('shell.unread', { count: unread }) : t('shell.messages')}
        className="max-sm:!hidden"
        onClick={() => openCenter('messageV2')}
      >
        <Mail className="size-5" aria-hidden="true" />
        <CountBadge count={unread} />
      </IconButton>
      <AccountButton unread={unread} />
    </>
  )
}
