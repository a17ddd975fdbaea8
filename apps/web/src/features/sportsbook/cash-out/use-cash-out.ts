// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Failure, messageOf } from '@tessera/contract/client/failure'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { invalidate, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useWalletWords } from '../../../shared/session/use-wallet-words.ts'
import { t } from '../../../shared/texts/texts.ts'

type Bet = CallOutput<'sportsbook.bet'>

const refetchIntervalMs = 2_000

/** A bet as it is now while somebody looks at its cash-out, and what they can do with it. */
export interface CashOutState {
  bet: Bet
  busy: boolean
  /** What happened last, in words; empty before. */
  news: string
  cashOut(offer: number, share: number): Promise<boolean>
  /** Null: no longer. */
  setTarget(target: number | null): Promise<boolean>
}

export function useCashOut(given: Bet, isOpen: boolean): CashOutState {
  const { betId } = given
  const [isAsked, setAsked] = useState(false)
  const isWatched = isOpen || isAsked || Boolean(given.cashOut?.waits)
  const { data } = useCallQuery(
    'sportsbook.bet',
    { betId },
    { member: true, enabled: isWatched, refetchIntervalMs: isWatched ? refetchIntervalMs : 0 },
  )
  const words = useWalletWords()
  // The list that gave the bet is older: it may still show a bet as open that has been cashed out.
  const isChanged = isWatched && data !== undefined && hasMoved(given, data)
  useEffect(() => {
    if (isChanged) invalidate('sportsbook.bets', 'wallet.balance')
  }, [isChanged])
  const paidMeanwhile = isAsked && data ? data.cashedOut - given.cashedOut : 0
  useEffect(() => {
    if (paidMeanwhile > 0) showToast(t('sportsbook.cashOut.done', { amount: words(paidMeanwhile) }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each amount
  }, [paidMeanwhile])
  const [busy, setBusy] = useState(false)
  const [news, setNews] = useState('')

  const attempt = async (act: () => Promise<string>): Promise<boolean> => {
    setBusy(true)
    try {
      setNews(await act())
      return true
    } catch (error) {
      setNews(whyNot(error, words))
      return false
    } finally {
      setBusy(false)
      invalidate('sportsbook.bet', 'sportsbook.bets', 'wallet.balance')
    }
  }

  return {
    bet: isWatched && data ? { ...given, ...amountsOf(data) } : given,
    busy,
    news,
    cashOut: (offer, share) =>
      attempt(async () => {
        const { paid } = await call('sportsbook.cashOut', { betId, offer, share })
        setAsked(paid === null)
        // In play it waits; what became of it is in the bet. A bet that is cashed out leaves the list with all that is in it.
        if (paid !== null) showToast(t('sportsbook.cashOut.done', { amount: words(paid) }))
        return ''
      }),
    setTarget: (target) =>
      attempt(async () => {
        await call('sportsbook.automaticCashOut', { betId, target })
        return target === null ? '' : t('sportsbook.cashOut.automaticSet', { amount: words(target) })
      }),
  }
}

/** What a cash-out changes of a bet; the names of its teams stay in the language of the page. */
const amountsOf = ({ status, returned, cashedOut, cashedStake, cashOut, mostReturn }: Bet) => ({
  status,
  returned,
  cashedOut,
  cashedStake,
  cashOut,
  mostReturn,
})

const hasMoved = (before: Bet, now: Bet): boolean =>
  now.cashedOut !== before.cashedOut || now.status !== before.status

function whyNot(error: unknown, words: (value: number) => string): string {
  const reason = messageOf(error, t('common.error.unknown'))
  if (!(error instanceof Failure) || error.code !== 'CASH_OUT_CHANGED') return reason
  const { offer } = error.details as { offer?: unknown }
  return typeof offer === 'number' ? t('sportsbook.cashOut.changed', { amount: words(offer) }) : reason
}
