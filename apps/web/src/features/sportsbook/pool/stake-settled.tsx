// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CheckIcon from 'lucide-react/icons/circle-check'
import WarnIcon from 'lucide-react/icons/triangle-alert'
import { useWalletWords } from '../../../shared/session/use-wallet-words.ts'
import { t } from '../../../shared/texts/texts.ts'
import { resultWords } from '../settled/result-words.ts'
import { recomputeStake, type Stake } from './recompute-stake.ts'
import { poolSides, sideName, timesText } from './side-name.ts'

/** How a stake was settled: the result, the stakes of both sides, the commission, and the same sum computed here. */
export function StakeSettled({ bet, currency }: { bet: Stake; currency: string }) {
  const { pool, result } = bet
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-bold text-text [&::-webkit-details-marker]:hidden">
        {t('sportsbook.settled')}
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform duration-220 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-2 pb-1 text-sm">
        <p className="text-muted">
          {result
            ? t('sportsbook.settled.result', { version: result.version })
            : t('sportsbook.settled.noResult')}{' '}
          <bdi className="font-bold text-text">{resultWords(result?.said ?? null)}</bdi>
        </p>
        <dl className="flex flex-col gap-1">
          {poolSides.map((side) => (
            <div key={side} className="flex justify-between gap-3">
              <dt className="text-muted">{sideName(side)}</dt>
              <dd className="tabular font-semibold text-text">
                <Money value={pool[side].staked} currency={currency} />{' '}
                <bdi dir="ltr">{timesText(pool[side].returns)}</bdi>
              </dd>
            </div>
          ))}
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{t('sportsbook.pool.commission')}</dt>
            <dd className="tabular font-semibold text-text">
              <bdi dir="ltr">{pool.plasadaPercent} %</bdi>
            </dd>
          </div>
        </dl>
        <p className="text-xs text-muted">{t('sportsbook.pool.rule')}</p>
        <Verdict bet={bet} />
      </div>
    </details>
  )
}

/** Says that both agree only if they do. */
function Verdict({ bet }: { bet: Stake }) {
  const words = useWalletWords()
  const computed = recomputeStake(bet)
  const paid = bet.returned ?? 0
  const agrees = computed?.returned === paid
  const Icon = agrees ? CheckIcon : WarnIcon
  return (
    <p
      className={`flex items-start gap-2 rounded-control px-3 py-2 font-semibold ${agrees ? 'bg-brand-soft text-brand' : 'bg-danger-soft text-danger'}`}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {!computed
          ? t('sportsbook.settled.unknown')
          : agrees
            ? t('sportsbook.settled.agrees', { amount: words(paid) })
            : t('sportsbook.settled.differs', {
                amount: words(computed.returned),
                paid: words(paid),
              })}
      </span>
    </p>
  )
}
