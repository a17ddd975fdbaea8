// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from '@tessera/rules/currencies/known'
import { cx } from '@tessera/ui/cx.ts'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useId, useState } from 'react'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { useWalletWords } from '../../../shared/session/use-wallet-words.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { CashOutState } from './use-cash-out.ts'

const shortSymbol = 2

/** At which offer a bet is cashed out by itself. */
export function AutomaticCashOut({ state, offer }: { state: CashOutState; offer: number | null }) {
  const { bet, busy, setTarget } = state
  const [typed, setTyped] = useState('')
  const { symbol } = useWalletCurrency()
  const words = useWalletWords()
  const at = bet.cashOut?.automaticAt ?? null
  const below = bet.mostReturn - bet.cashedOut
  const target = Number(typed)
  const isPossible = offer !== null && target > offer && target < below
  const reason = useId()
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-3">
      <legend className="float-start w-full pb-2 text-sm font-bold text-text">
        {t('sportsbook.cashOut.automatic')}
      </legend>
      {at === null ? (
        <>
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <NumberField
                label={t('sportsbook.cashOut.automaticAt')}
                decimals={Math.min(2, walletDecimals(bet.currency))}
                start={symbol}
                className={symbol.length > shortSymbol ? 'pl-14 rtl:pr-14' : undefined}
                value={typed}
                onChange={setTyped}
              />
            </div>
            <ReasonedButton
              size="form"
              busy={busy}
              reason={isPossible ? undefined : whyNot(offer)}
              reasonAt={reason}
              onClick={() => {
                void setTarget(target).then((isSet) => isSet && setTyped(''))
              }}
            >
              {t('sportsbook.cashOut.set')}
            </ReasonedButton>
          </div>
          <p
            id={reason}
            role="status"
            className={cx(
              'text-xs font-semibold empty:sr-only',
              typed === '' || offer === null ? 'text-muted' : 'text-danger',
            )}
          >
            {isPossible ? '' : whyNot(offer)}
          </p>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-text">{t('sportsbook.cashOut.automaticSet', { amount: words(at) })}</p>
          <Button size="small" busy={busy} onClick={() => void setTarget(null)}>
            {t('sportsbook.cashOut.remove')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const whyNot = (offer: number | null): string =>
  offer === null ? t('sportsbook.cashOut.noneWhy') : t('fault.sportsbook.cashOutTarget')
