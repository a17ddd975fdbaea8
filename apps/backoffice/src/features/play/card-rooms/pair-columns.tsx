// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { AccountLink } from '../../../shared/account-link.tsx'
import { t } from '../../../shared/texts.ts'
import { limitText, nameOf, signalText, type Pair } from './card-room-words.ts'

/** What is said of each pair; `look` opens its hands. */
export const pairColumns = (look: (pair: Pair) => void): Column<Pair>[] => [
  {
    key: 'pair',
    title: t('console.cards.pair'),
    render: ({ players, game, hands }) => (
      <span className="flex flex-col items-start max-md:items-end">
        {players.map((player, index) => (
          <Player key={player.memberId ?? `unknown ${index}`} player={player} />
        ))}
        <span className="text-xs text-muted">
          {t(`console.cards.game.${game}`)} · {t('console.cards.hands', { hands })}
        </span>
      </span>
    ),
  },
  {
    key: 'flow',
    title: t('console.cards.flow'),
    end: true,
    render: ({ players: [one, other], flow, from, currency }) => (
      <span className="flex flex-col items-end">
        <Money value={flow} currency={currency} className="font-bold text-text" />
        {flow > 0 && (
          <span className="text-xs text-muted">
            {t('console.cards.fromTo', {
              from: nameOf(from === 0 ? one : other),
              to: nameOf(from === 0 ? other : one),
            })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'signals',
    title: t('console.cards.signals'),
    render: ({ signals }) => (
      <ul className="flex max-w-md flex-col gap-1 max-md:items-end max-md:text-end">
        {signals.map((signal) => (
          <li key={signal.kind} className="flex flex-col">
            <span className={signal.passed ? 'font-semibold text-danger' : 'text-text'}>
              {signalText(signal)}
            </span>
            <span className="text-xs text-muted">{limitText(signal)}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (pair) =>
      pair.handIds.length > 0 && (
        <Button
          size="small"
          aria-label={t('console.cards.lookAt', {
            one: nameOf(pair.players[0]),
            other: nameOf(pair.players[1]),
          })}
          onClick={() => look(pair)}
        >
          {t('console.cards.look')}
        </Button>
      ),
  },
]

/** A member by name, with a link to their account. */
export const Player = ({ player }: { player: Pair['players'][number] }) =>
  player.memberId === null ? (
    <span className="text-muted">{nameOf(player)}</span>
  ) : (
    <AccountLink memberId={player.memberId} name={player.username} />
  )
