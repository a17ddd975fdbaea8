// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Spinner } from '@tessera/ui/data/spinner.tsx'
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { useEffect, type ReactNode } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { useNow } from '../../../shared/site/use-now.ts'
import { t } from '../../../shared/texts/texts.ts'
import { betState, cashedOutWords, refusalWords, type Bet } from '../bets/bet-words.ts'
import { putRefusedBack } from './place-bets.ts'
import { forgetPlacing, isUndecided, type Placing, type PlacingRequest } from './placings.ts'
import { usePlacedBet } from './use-placed-bet.ts'

/** What became of the bets that a member has placed last: after a lost answer, a reload or a crash, too. */
export function Receipt({ placing, currency }: { placing: Placing; currency: string }) {
  return (
    <section
      aria-label={t('sportsbook.slip.receipt')}
      className="flex flex-col gap-3 rounded-tile bg-surface-2 p-3"
    >
      <div role="status">
        <ul className="flex flex-col gap-3">
          {placing.requests.map((request) => (
            <Placed key={request.requestId} who={placing.who} request={request} currency={currency} />
          ))}
        </ul>
      </div>
      {!isUndecided(placing) && (
        <div className="flex gap-2">
          <Link to="/sportsbook/bets" className={buttonClass({ look: 'quiet' })}>
            {t('sportsbook.bets')}
          </Link>
          <Button look="primary" className="grow" onClick={() => forgetPlacing(placing.who)}>
            {t('sportsbook.slip.done')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Placed({ who, request, currency }: { who: string; request: PlacingRequest; currency: string }) {
  const { outcome } = request
  if (!outcome)
    return (
      <Row request={request}>
        <p className="flex items-center gap-2 text-xs text-muted">
          <Spinner className="size-4 shrink-0" />
          {t('sportsbook.slip.finding')}
        </p>
      </Row>
    )
  if (outcome.kind === 'refused')
    return (
      <Row request={request} mark={<Badge tone="bad">{t('sportsbook.slip.refused')}</Badge>}>
        <p className="text-xs font-semibold text-danger">{outcome.message}</p>
      </Row>
    )
  return <PlacedBet who={who} request={request} betId={outcome.betId} currency={currency} />
}

function PlacedBet({
  who,
  request,
  betId,
  currency,
}: {
  who: string
  request: PlacingRequest
  betId: string
  currency: string
}) {
  const bet = usePlacedBet(betId)
  const refused = bet?.status === 'refused'
  useEffect(() => {
    if (refused) putRefusedBack(who, request)
  }, [refused, who, request])
  if (!bet) return <Row request={request} mark={<Spinner className="size-4" />} />
  if (bet.status === 'refused')
    return (
      <Row request={request} mark={<Badge tone="bad">{t('sportsbook.slip.refused')}</Badge>}>
        <p className="text-xs font-semibold text-danger">{refusalWords(bet.refusal)}</p>
      </Row>
    )
  return (
    <Row
      request={request}
      mark={bet.status === 'pending' ? <Pending until={bet.decidesAt ?? 0} /> : <Accepted bet={bet} />}
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <Money value={bet.stake} currency={currency} />
        {bet.cashedOut > 0 ? (
          <span>{cashedOutWords(bet, `${currency}${formatMoney(bet.cashedOut)}`)}</span>
        ) : (
          <span>
            {t('lottery.slip.most')}{' '}
            <Money value={bet.mostReturn} currency={currency} className="text-text" />
          </span>
        )}
      </p>
    </Row>
  )
}

/** Accepted, or what has become of it since. */
function Accepted({ bet }: { bet: Bet }) {
  if (bet.status !== 'settled') return <Badge tone="good">{t('sportsbook.slip.accepted')}</Badge>
  const { words, tone } = betState(bet)
  return <Badge tone={tone}>{words}</Badge>
}

const secondMs = 1_000

/** How long a bet in play still waits. */
export function Pending({ until }: { until: number }) {
  const seconds = Math.max(0, Math.ceil((until - useNow()) / secondMs))
  return (
    <Badge tone="wait">
      <span aria-hidden="true">{t('sportsbook.slip.pendingFor', { seconds })}</span>
      <span className="sr-only">{t('sportsbook.slip.pending')}</span>
    </Badge>
  )
}

function Row({
  request,
  mark,
  children,
}: {
  request: PlacingRequest
  mark?: ReactNode
  children?: ReactNode
}) {
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-2">
        <p dir="auto" className="min-w-0 text-sm font-bold break-words text-text rtl:text-right">
          {request.words}
        </p>
        {mark}
      </div>
      {children}
    </li>
  )
}
