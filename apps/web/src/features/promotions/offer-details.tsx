// SPDX-License-Identifier: Apache-2.0
import { freeRoundNames } from '@tessera/rules/promotions/free-rounds'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import type { ReactNode } from 'react'
import { useSite, useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { dropLines, giftLine, potLines, scheduleLines, wagerLine } from './term-lines.ts'
import { useMoneyWords } from './use-promotion-steps.ts'
import { useStanding, type Promotion, type Standing } from './use-promotions.ts'

/** What a promotion gives, what it requires, and the member's progress. */
export function OfferDetails({ promotion }: { promotion: Promotion }) {
  const { currency } = useSite().whitelabel
  const words = useMoneyWords()
  const { standing } = useStanding(promotion)
  const { kind } = promotion
  if (kind === null) return null
  const target = standing?.target ?? promotion.target
  // Those of a round are held back from what is left.
  const hasEnvelopes = (standing?.round?.left ?? 0) > 0
  return (
    <>
      <dl className="flex flex-col gap-3 text-sm">
        <Line title={t('promotions.kind')}>{t(`promotions.kind.${kind}`)}</Line>
        <Figures promotion={promotion} standing={standing} currency={currency.symbol} />
        <TermLines promotion={promotion} standing={standing} currency={currency.symbol} />
      </dl>
      <OwnProgress promotion={promotion} standing={standing} target={target} />
      {kind === 'WHEEL' && target !== null && (
        <p className="text-xs text-muted">{t('promotions.betToday', { amount: words(target) })}</p>
      )}
      {kind === 'RAFFLE' && target !== null && (
        <p className="text-xs text-muted">{t('promotions.ticketFor', { amount: words(target) })}</p>
      )}
      {(kind === 'CASHBACK' || kind === 'RACE' || kind === 'DROPS') && (
        <p className="text-xs text-muted">{t('promotions.centre')}</p>
      )}
      {standing?.left === 0 && !standing.joined && !hasEnvelopes && (
        <p className="rounded-control bg-surface-2 px-3 py-2 text-sm text-muted">{t('promotions.gone')}</p>
      )}
      {standing?.status === 'Rejected' && standing.remark !== '' && (
        <p className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          <bdi>{t('promotions.refused', { remark: standing.remark })}</bdi>
        </p>
      )}
    </>
  )
}

interface FiguresProps {
  promotion: Promotion
  standing: Standing | undefined
  currency: string
}
const running = ['Joined', 'Process', 'Claim']

function Figures({ promotion, standing, currency }: FiguresProps) {
  const { kind, prizes } = promotion
  const reward = standing?.reward ?? promotion.reward
  const target = standing?.target ?? promotion.target
  const isRunning = standing !== undefined && running.includes(standing.status)
  const isPlain = kind === 'AUTO' || kind === 'REVIEW'
  return (
    <>
      {isPlain && reward !== null && (
        <Line title={t('promotions.reward')}>
          <Money value={reward} currency={currency} />
        </Line>
      )}
      {kind === 'AUTO' && target !== null && !isRunning && (
        <Line title={t('bets.validBet')}>
          <Money value={target} currency={currency} />
        </Line>
      )}
      {kind === 'RAFFLE' && standing && (
        <Line title={t('promotions.tickets')}>
          <span className="tabular">{standing.ticketsLeft}</span>
        </Line>
      )}
      {prizes.length > 0 && kind !== 'WHEEL' && kind !== 'CALENDAR' && (
        <Line title={t('promotions.prizes')}>
          <ul className="flex flex-col gap-1">
            {prizes.map(({ name, amount }, index) => (
              <li key={`${index} ${name}`} className="flex justify-between gap-3">
                <bdi className="min-w-0 break-words">
                  {name || t('promotions.rankPrize', { rank: index + 1 })}
                </bdi>
                {amount > 0 && <Money value={amount} currency={currency} className="text-muted" />}
              </li>
            ))}
          </ul>
        </Line>
      )}
    </>
  )
}

/** The terms that the member accepted, or those that they would accept. */
function TermLines({ promotion, standing, currency }: FiguresProps) {
  const words = useMoneyWords()
  const zone = useZone()
  const language = document.documentElement.lang
  const terms = standing?.terms ?? promotion.terms
  if (!terms) return null
  const gift = giftLine(terms, words, language)
  const { kind } = promotion
  const pays = kind !== 'REVIEW' && kind !== 'RAFFLE' && kind !== 'WHEEL'
  return (
    <>
      <Lines title={t('promotions.reward')} lines={potLines(terms, words)} />
      <Lines title={t('promotions.reward')} lines={dropLines(terms, words, language)} />
      {terms.rounds && (
        <>
          <Line title={t('promotions.reward')}>
            {t('promotions.roundsOf', {
              count: terms.rounds.count,
              game: freeRoundNames[terms.rounds.game],
              stake: words(terms.rounds.stake),
            })}
          </Line>
          <Line title={t('promotions.roundsTime')}>{t('bonusPrice.until', { days: terms.rounds.days })}</Line>
        </>
      )}
      {gift !== undefined && <Line title={t('promotions.reward')}>{gift}</Line>}
      {kind === 'CASHBACK' && terms.most !== null && (
        <Line title={t('promotions.most')}>
          <Money value={terms.most} currency={currency} />
        </Line>
      )}
      {kind === 'RACE' && terms.least !== null && (
        <Line title={t('bets.validBet')}>{t('promotions.rankLeast', { least: words(terms.least) })}</Line>
      )}
      {(pays || terms.wagerTimes > 0) && <Line title={t('promotions.wager')}>{wagerLine(terms)}</Line>}
      {terms.wagerTimes > 0 && terms.maxStake !== null && (
        <Line title={t('promotions.maxStake')}>
          <Money value={terms.maxStake} currency={currency} />
        </Line>
      )}
      <Lines title={t('promotions.period.title')} lines={scheduleLines(terms, language)} />
      {standing && standing.left !== null && standing.left > 0 && (
        <Line title={t('promotions.left')}>
          <Money value={standing.left} currency={currency} />
        </Line>
      )}
      {standing && standing.paid > 0 && (
        <Line title={t('promotions.paid')}>
          <Money value={standing.paid} currency={currency} />
        </Line>
      )}
      {standing?.joined && standing.endsAt !== null && standing.endsAt !== promotion.endTime && (
        <Line title={t('promotions.counts')}>{formatTime(standing.endsAt, zone).slice(0, 16)}</Line>
      )}
    </>
  )
}

function OwnProgress({
  promotion: { kind },
  standing,
  target,
}: Pick<FiguresProps, 'promotion' | 'standing'> & { target: number | null }) {
  const words = useMoneyWords()
  if (!standing || !running.includes(standing.status)) return null
  const progress = Math.max(0, standing.progress)
  if (kind === 'CASHBACK')
    return (
      <p role="status" className="text-sm font-semibold text-text">
        {t('promotions.backSoFar')}: {words(progress)}
      </p>
    )
  if (target === null) return null
  return (
    <Progress
      label={t(kind === 'DEPOSIT' ? 'promotions.granted' : 'bets.validBet')}
      value={progress}
      max={target}
      valueText={t('feedback.counter', { count: formatMoney(progress), most: formatMoney(target) })}
    />
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Line title={title}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </Line>
  )

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-muted">{title}</dt>
    <dd className="font-semibold text-text">{children}</dd>
  </div>
)
