// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import Coins from 'lucide-react/icons/coins'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useMoneyWords } from '../../shared/rewards/use-money-words.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { leaveFullScreen } from '../../shared/site/leave-full-screen.ts'
import { t } from '../../shared/texts/texts.ts'
import { largestStake, stakeableHere, type StakedGame } from './stakeable-here.ts'
import type { BonusWallet } from './use-bonus-wallet.ts'

/** One line: which money stakes on this game take, and how much bonus money there is. A press opens the bonuses. */
export default function BonusLine({ wallet, game }: { wallet: BonusWallet; game: StakedGame }) {
  const { symbol } = useWalletCurrency()
  const { openCenter } = usePanels()
  const words = useWords(wallet, game)
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 border-b border-line bg-gold-soft px-3 py-1 text-xs md:px-4">
      <p className="min-w-0 flex-1 basis-56 text-text">{words.join(' ')}</p>
      <button
        type="button"
        aria-label={t('bonuses.seeBonuses')}
        className="relative flex min-h-8 items-center gap-1.5 font-bold text-gold after:absolute after:-inset-y-1.5 after:inset-x-0"
        onClick={() => {
          leaveFullScreen()
          openCenter('bonusDetails')
        }}
      >
        <Coins className="size-4" aria-hidden="true" />
        <span>{t('bonuses.money')}</span>
        <Money value={wallet.bonusBalance} currency={symbol} />
      </button>
    </div>
  )
}

function useWords(wallet: BonusWallet, game: StakedGame): string[] {
  const { data: balance } = useCallQuery('wallet.balance', {}, { member: true, staleTimeMs: 10_000 })
  const money = useMoneyWords()
  const here = stakeableHere(wallet, game)
  if (here.length === 0) return [t('bonuses.bar.notHere')]
  const most = largestStake(here)
  return [
    wallet.spendingOrder === 'bonusFirst'
      ? t('bonuses.bar.bonusFirst')
      : t('bonuses.bar.cashFirst', { cash: money(balance?.mainBalance ?? 0) }),
    ...(most === undefined ? [] : [t('bonuses.maxStake', { amount: money(most) })]),
  ]
}
