// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import Coins from 'lucide-react/icons/coins'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import { BonusCard } from './bonus-card.tsx'
import { useBonusWallet } from './use-bonus-wallet.ts'

/** The bonus money of the member and the bonuses in play; nothing without any. */
export function BonusSection() {
  const { data: wallet } = useBonusWallet()
  const { symbol } = useWalletCurrency()
  if (!wallet || wallet.bonuses.length === 0) return null
  return (
    <section aria-label={t('bonuses.inPlay')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-tile border border-line bg-bg p-4 md:p-5">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-gold-soft text-gold">
          <Coins className="size-6" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t('bonuses.money')}</p>
          <Money
            value={wallet.bonusBalance}
            currency={symbol}
            className="text-xl leading-tight font-extrabold text-text"
          />
        </div>
        <p className="min-w-0 basis-full text-sm text-muted md:basis-80">
          {t(`bonuses.${wallet.spendingOrder}`)}
        </p>
      </div>
      {wallet.bonuses.map((bonus) => (
        <BonusCard key={bonus.bonusId} bonus={bonus} />
      ))}
    </section>
  )
}
