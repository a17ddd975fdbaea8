// SPDX-License-Identifier: Apache-2.0
import { subtractWire } from '@tessera/rules/money'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useMoneyWords } from '../../shared/rewards/use-money-words.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'
import { useBonusWallet } from './use-bonus-wallet.ts'

/** What must be staked before a withdrawal, and what for; nothing without any turnover left. */
export function TurnoverLeft() {
  const { data: wallet } = useBonusWallet()
  const { openCenter } = usePanels()
  const money = useMoneyWords()
  if (!wallet || wallet.turnoverLeft <= 0) return null
  const { turnoverLeft, depositTurnoverLeft, bonuses } = wallet
  const bonusLeft = subtractWire(turnoverLeft, depositTurnoverLeft)
  return (
    <div className="flex flex-col items-start gap-1 rounded-control bg-gold-soft px-4 py-3 text-sm">
      <p className="font-semibold text-gold">
        {t('wallet.withdraw.turnoverLeft', { amount: money(turnoverLeft) })}
      </p>
      {depositTurnoverLeft > 0 && (
        <p className="text-text">{t('bonuses.depositLeft', { amount: money(depositTurnoverLeft) })}</p>
      )}
      {bonuses.length > 0 && (
        <>
          <p className="text-text">{t('bonuses.bonusLeft', { amount: money(bonusLeft) })}</p>
          <Button look="quiet" size="small" className="-ms-3 mt-1" onClick={() => openCenter('bonusDetails')}>
            {t('bonuses.seeBonuses')}
          </Button>
        </>
      )}
    </div>
  )
}
