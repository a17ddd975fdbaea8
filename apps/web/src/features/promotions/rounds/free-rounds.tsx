// SPDX-License-Identifier: Apache-2.0
import { Progress } from '@tessera/ui/data/progress.tsx'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { useEffect } from 'react'
import { freeRoundNames } from '@tessera/rules/promotions/free-rounds'
import { invalidate } from '../../../shared/api/use-call-query.ts'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { percentWords } from '../term-lines.ts'
import { useMoneyWords } from '../use-promotion-steps.ts'
import { useStanding, type Promotion } from '../use-promotions.ts'

const refetchIntervalMs = 3_000

/** The free rounds of a promotion: what they are, how many the member has left, and the way to the game. */
export function FreeRounds({ promotion }: { promotion: Promotion }) {
  const { standing } = useStanding(promotion)
  const words = useMoneyWords()
  const terms = (standing?.terms ?? promotion.terms)?.rounds
  const own = standing?.rounds ?? null
  useNews(own?.state === 'waiting')
  if (!terms) return null
  const game = freeRoundNames[terms.game]
  return (
    <section
      aria-label={t('promotions.kind.FREE_ROUNDS')}
      className="min-w-0 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <h2 className="text-lg font-bold text-text">
        {t('promotions.roundsOf', { count: terms.count, game, stake: words(terms.stake) })}
      </h2>
      <p className="mt-2 text-sm text-muted">{t('promotions.roundsNothing')}</p>
      <p className="mt-1 text-sm text-muted">
        {t('promotions.roundsExpected', {
          amount: words(terms.expected),
          percent: percentWords(terms.returns * 100, document.documentElement.lang),
        })}
      </p>
      {own && (
        <div className="mt-5 flex flex-col items-start gap-4">
          <div role="status" className="w-full">
            {own.state === 'waiting' ? (
              <p className="text-sm font-semibold text-text">{t('promotions.roundsWaiting')}</p>
            ) : (
              <Progress
                label={t('promotions.kind.FREE_ROUNDS')}
                value={own.left}
                max={terms.count}
                valueText={t('promotions.roundsLeft', { left: own.left, count: terms.count })}
              />
            )}
          </div>
          {own.state === 'ready' && (
            <Link to="/game" search={{ gameId: terms.game }} className={buttonClass({ look: 'primary' })}>
              {t('promotions.playRounds', { game })}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

/** Loads again while the game has not confirmed the rounds. */
function useNews(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => invalidate('promotions.status'), refetchIntervalMs)
    return () => clearInterval(timer)
  }, [waiting])
}
