// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { CountBadge } from '@tessera/ui/data/badge.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Mail from 'lucide-react/icons/mail'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import { useBonusNews } from '../../../features/bonuses/use-bonus-news.ts'
import { useUnread } from '../../../features/messages/use-unread.ts'
import { useRankNews } from '../../../features/rewards/ranks/use-rank-news.ts'
import { BalanceBadge } from '../../../features/wallet/balance-badge.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import { AccountButton } from './account-button.tsx'

/** A member's money, messages and account. */
export default function MemberTools() {
  const { openCenter } = usePanels()
  const unread = useUnread()
  useRankNews()
  useBonusNews()
  return (
    <>
      <BalanceBadge />
      <Button
        aria-label={t('wallet.withdraw')}
        className="max-lg:!w-10 max-lg:!px-0"
        onClick={() => openCenter('withdraw')}
      >
        <ArrowUpFromLine className="size-5 lg:hidden" aria-hidden="true" />
        <span className="max-lg:hidden">{t('wallet.withdraw')}</span>
      </Button>
      {/* On a phone it is in the bar below. */}
      <Button look="primary" className="max-md:!hidden" onClick={() => openCenter('depositv2')}>
        {t('wallet.deposit')}
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
