// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { subtractWire } from '@tessera/rules/money'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { BetStatus } from './bet-status.tsx'
import { isSportsBet, SportsBetLink } from './sports-bet-link.tsx'
import { useVerifiable } from './use-verifiable.ts'
import { VerifyButton } from './verify-button.tsx'

export type Bet = CallOutput<'bets.history'>['list'][number]

/** The return of a round less its stakes; negative for a loss. */
export const netOf = ({ bet, payout }: Bet): number => subtractWire(payout, bet)

/** A table of rounds, each with a sign that leads to its verification: with its name the table would be wider than its panel. */
export function BetsTable({ bets }: { bets: readonly Bet[] }) {
  const zone = useZone()
  const verifiable = useVerifiable()
  return (
    <Table
      caption={t('bets.title')}
      room="own"
      rows={bets}
      rowKey={(bet) => `${bet.vendor}/${bet.roundId}`}
      columns={[
        {
          key: 'game',
          title: t('bets.game'),
          render: (bet) => (
            <span title={t('bets.round', { round: bet.roundId })} className="flex flex-col">
              <bdi className="font-semibold">{bet.gameName}</bdi>
              <Time at={bet.time} zone={zone} className="text-xs text-muted" />
            </span>
          ),
        },
        {
          key: 'bet',
          title: t('bets.bet'),
          end: true,
          render: (bet) => (
            <span className="flex flex-col items-end">
              <Named name={bet.rake !== null && t('bets.buyIn')} value={bet.bet} />
              {bet.unplayed > 0 && <Unplayed value={bet.unplayed} />}
            </span>
          ),
        },
        {
          key: 'validBet',
          title: t('bets.validBet'),
          end: true,
          render: (bet) => (
            <span className="flex flex-col items-end">
              <Money value={bet.validBet} className="text-muted" />
              {bet.rake !== null && <Rake value={bet.rake} />}
            </span>
          ),
        },
        {
          key: 'payout',
          title: t('bets.payout'),
          end: true,
          render: (bet) => <Named name={bet.rake !== null && t('bets.paidOut')} value={bet.payout} />,
        },
        {
          key: 'net',
          title: t('bets.net'),
          end: true,
          render: (bet) =>
            bet.status === 'settled' && <Money value={netOf(bet)} signed className="font-bold" />,
        },
        { key: 'status', title: t('bets.status'), render: (bet) => <BetStatus status={bet.status} /> },
        {
          key: 'verify',
          title: t('bets.verify'),
          hiddenTitle: true,
          render: (bet) =>
            isSportsBet(bet) ? (
              <SportsBetLink compact />
            ) : (
              verifiable(bet.vendor) && <VerifyButton bet={bet} compact />
            ),
        },
      ]}
    />
  )
}

/** An amount of a sitting with what it is called there. */
const Named = ({ name, value }: { name: string | false; value: number }) =>
  name === false ? (
    <Money value={value} />
  ) : (
    <span className="flex flex-col items-end">
      <Money value={value} />
      <span className="text-xs text-muted">{name}</span>
    </span>
  )

/** What of a bet came back without having been played. */
export const Unplayed = ({ value }: { value: number }) => (
  <span className="text-xs text-muted">
    {t('bets.unplayed')} <Money value={value} />
  </span>
)

/** What the house kept of a sitting among players. */
export const Rake = ({ value }: { value: number }) => (
  <span className="text-xs text-muted">
    {t('bets.rake')} <Money value={value} />
  </span>
)
