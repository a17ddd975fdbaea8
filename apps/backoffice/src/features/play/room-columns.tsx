// SPDX-License-Identifier: Apache-2.0
import { roomStakesIn } from '@tessera/rules/games/rooms/room-stakes'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import { RoomActions } from './room-actions.tsx'
import {
  phaseTones,
  resultInks,
  shareOf,
  verdictTones,
  type OperatedRoom,
  type RoomReturn,
} from './room-words.ts'

const secondMs = 1_000
/** In what the limits of a table are named where no money is in play. */
const usualCurrency = 'USD'

/** What is said of each table; `now` is the clock to which its moments belong. */
export const roomColumns = (now: number): Column<OperatedRoom>[] => [
  { key: 'table', title: t('console.rooms.table'), render: (room) => <Named room={room} /> },
  { key: 'state', title: t('console.state'), render: (room) => <State room={room} now={now} /> },
  {
    key: 'players',
    title: t('console.rooms.players'),
    end: true,
    render: ({ players }) => <span className="tabular text-text">{players}</span>,
  },
  {
    key: 'money',
    title: t('console.rooms.money'),
    end: true,
    render: ({ money }) => (money.length === 0 ? '—' : <InPlay money={money} />),
  },
  {
    key: 'results',
    title: t('console.rooms.results'),
    render: ({ results }) => <Results results={results} />,
  },
  {
    key: 'return',
    title: t('console.rooms.return'),
    end: true,
    render: ({ returns }) => (
      <span className="flex flex-col items-end gap-2">
        {returns.length === 0 && '—'}
        {returns.map((one) => (
          <Returned key={one.currency} of={one} />
        ))}
      </span>
    ),
  },
  { key: 'actions', title: t('console.actions'), end: true, render: (room) => <RoomActions room={room} /> },
]

function Named({ room: { name, vendorName, pace, limits, money, returns } }: { room: OperatedRoom }) {
  const currency = money[0]?.currency ?? returns[0]?.currency ?? usualCurrency
  const stakes = roomStakesIn(currency, limits)
  return (
    <span className="flex flex-col">
      <span className="font-semibold text-text">{name}</span>
      <span className="text-xs text-muted">
        {[vendorName, t(`console.rooms.pace.${pace}`), t(`console.rooms.limits.${limits}`)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {stakes && (
        <bdi dir="ltr" className="tabular text-xs text-muted">
          {formatMoney(stakes.least)} – {formatMoney(stakes.most)} {currency}
        </bdi>
      )}
    </span>
  )
}

function State({ room: { phase, stopped, round, pause }, now }: { room: OperatedRoom; now: number }) {
  const seconds =
    round?.closesAt === null || round === null ? 0 : Math.max(0, Math.ceil((round.closesAt - now) / secondMs))
  return (
    <span className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap gap-1">
        {stopped !== null && (
          <Badge tone="bad">{t(stopped === 'held' ? 'console.rooms.held' : 'console.rooms.paused')}</Badge>
        )}
        {stopped !== 'held' && <Badge tone={phaseTones[phase]}>{t(`console.rooms.phase.${phase}`)}</Badge>}
      </span>
      {round && (
        <span className="tabular text-xs text-muted">
          {t('console.rooms.round', { number: round.number })}
          {phase === 'open' && stopped !== 'held' && `, ${t('console.rooms.seconds', { seconds })}`}
        </span>
      )}
      {stopped === 'held' && <span className="text-xs text-muted">{t('console.rooms.heldExplain')}</span>}
      {pause && (
        <span className="text-xs text-muted">
          {pause.by}: {pause.reason} (<Moment at={pause.at} />)
        </span>
      )}
    </span>
  )
}

const InPlay = ({ money }: Pick<OperatedRoom, 'money'>) => (
  <span className="flex flex-col items-end gap-1">
    {money.map(({ currency, bets, staked, asked }) => (
      <span key={currency} className="flex flex-col items-end">
        <Money value={staked} currency={currency} className="font-bold text-text" />
        <span className="tabular text-xs text-muted">{t('console.rooms.bets', { bets })}</span>
        {asked > 0 && (
          <span className="tabular text-xs text-muted">
            {t('console.rooms.asked', { amount: formatMoney(asked) })}
          </span>
        )}
      </span>
    ))}
  </span>
)

const Results = ({ results }: Pick<OperatedRoom, 'results'>) => (
  <span dir="ltr" className="flex max-w-40 flex-wrap gap-0.5">
    {results.map(({ label, tone }, index) => (
      <span
        key={results.length - index}
        className={`tabular flex h-5 min-w-5 items-center justify-center rounded-[5px] px-0.5 text-[0.6875rem] font-bold ${resultInks[tone]}`}
      >
        {label}
      </span>
    ))}
  </span>
)

function Returned({ of: { currency, rounds, stake, paid, stated, low, high, verdict } }: { of: RoomReturn }) {
  return (
    <span className="flex flex-col items-end">
      <span className="tabular whitespace-nowrap text-text">
        <b>{shareOf(paid, stake)}</b> / {shareOf(stated, stake)}
      </span>
      <span className="tabular text-xs whitespace-nowrap text-muted">
        {t('console.rooms.bounds', { low: shareOf(low, stake), high: shareOf(high, stake) })}
      </span>
      <span className="flex items-center gap-1 text-xs whitespace-nowrap text-muted">
        {t('console.rooms.rounds', { rounds })}, <Money value={stake} currency={currency} />
        <Badge tone={verdictTones[verdict]} small>
          {t(`console.rooms.verdict.${verdict}`)}
        </Badge>
      </span>
    </span>
  )
}
