// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { Money } from '@tessera/ui/data/money.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { Link } from '../../../shared/router/index.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { returnNow, type Stake } from './recompute-stake.ts'
import { sideName, sideText } from './side-name.ts'
import { StakeSettled } from './stake-settled.tsx'

/** A stake in a pool: on which side, what it returned or would return now, and how that follows. */
export function StakeCard({ bet, withEvent }: { bet: Stake; withEvent: boolean }) {
  const zone = useZone()
  const currency = useWalletCurrency().symbol
  const { words, tone } = stateOf(bet)
  const { event } = bet
  return (
    <li className="flex flex-col gap-2 rounded-tile border border-line bg-bg p-3">
      <div className="flex items-center justify-between gap-3">
        <span className={cx('text-md font-extrabold', sideText[bet.side])}>{sideName(bet.side)}</span>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {withEvent && (
        <Link
          to="/sportsbook/event"
          search={{ eventId: event.id }}
          className="-my-1 flex min-h-11 items-center text-sm break-words text-muted hover:text-text"
        >
          <bdi>
            {event.home} – {event.away}
          </bdi>
        </Link>
      )}
      <dl className="flex flex-wrap items-end gap-x-6 gap-y-1">
        <div>
          <dt className="text-xs text-muted">{t('lottery.stake')}</dt>
          <dd className="font-semibold text-text">
            <Money value={bet.stake} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">
            {t(bet.returned === null ? 'sportsbook.pool.ifWins' : 'sportsbook.bets.returned')}
          </dt>
          <dd className="font-bold text-text">
            <Money value={bet.returned ?? returnNow(bet)} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <span>{t(`sportsbook.reason.${bet.reason}` as TextKey)}</span>
        <Time at={bet.placedAt} zone={zone} />
      </p>
      {bet.status === 'settled' && <StakeSettled bet={bet} currency={currency} />}
    </li>
  )
}

/** What became of a stake, and how it is marked. */
function stateOf({ returned, stake }: Stake): { words: string; tone: BadgeTone } {
  if (returned === null) return { words: t('sportsbook.bets.open'), tone: 'wait' }
  if (returned === stake) return { words: t('sportsbook.bets.back'), tone: 'quiet' }
  return returned > 0
    ? { words: t('sportsbook.bets.won'), tone: 'good' }
    : { words: t('sportsbook.bets.lost'), tone: 'quiet' }
}
