// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { netOf, Rake, Unplayed, type Bet } from './bets-table.tsx'
import { BetStatus } from './bet-status.tsx'
import { isSportsBet, SportsBetLink } from './sports-bet-link.tsx'
import { useVerifiable } from './use-verifiable.ts'
import { VerifyButton } from './verify-button.tsx'

/** The betting record on a phone: one card per round, so nothing scrolls sideways. */
export function BetsCards({ bets }: { bets: readonly Bet[] }) {
  const zone = useZone()
  const verifiable = useVerifiable()
  return (
    <ul aria-label={t('bets.title')} className="flex flex-col gap-2">
      {bets.map((bet) => (
        <li key={`${bet.vendor}/${bet.roundId}`} className="rounded-tile border border-line bg-bg px-4 py-3">
          <div className="flex items-center gap-2">
            <span dir="auto" className="min-w-0 flex-1 truncate font-bold rtl:text-right">
              {bet.gameName}
            </span>
            <BetStatus status={bet.status} />
          </div>
          <Time at={bet.time} zone={zone} className="text-xs text-muted" />
          <dl className="mt-2 flex items-end gap-6">
            <div>
              <dt className="text-xs text-muted">{t(bet.rake === null ? 'bets.bet' : 'bets.buyIn')}</dt>
              <dd className="font-semibold">
                <Money value={bet.bet} />
              </dd>
            </div>
            <div>
              <dt className="text-xs text-muted">{t(bet.rake === null ? 'bets.payout' : 'bets.paidOut')}</dt>
              <dd className="font-semibold">
                <Money value={bet.payout} />
              </dd>
            </div>
            {bet.status === 'settled' && (
              <div>
                <dt className="text-xs text-muted">{t('bets.net')}</dt>
                <dd className="font-bold">
                  <Money value={netOf(bet)} signed />
                </dd>
              </div>
            )}
            {isSportsBet(bet) && (
              <div className="ms-auto">
                <dt className="sr-only">{t('sportsbook.bets')}</dt>
                <dd>
                  <SportsBetLink />
                </dd>
              </div>
            )}
            {verifiable(bet.vendor) && (
              <div className="ms-auto">
                <dt className="sr-only">{t('bets.verify')}</dt>
                <dd>
                  <VerifyButton bet={bet} />
                </dd>
              </div>
            )}
          </dl>
          {bet.unplayed > 0 && (
            <p className="mt-1 flex gap-4">
              <Unplayed value={bet.unplayed} />
              <span className="text-xs text-muted">
                {t('bets.validBet')} <Money value={bet.validBet} />
              </span>
            </p>
          )}
          {bet.rake !== null && (
            <p className="mt-1 flex gap-4">
              <Rake value={bet.rake} />
              <span className="text-xs text-muted">
                {t('bets.validBet')} <Money value={bet.validBet} />
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
