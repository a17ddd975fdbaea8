// SPDX-License-Identifier: Apache-2.0
import type { ResultTone } from '@tessera/rules/games/rooms/short-result'
import { cx } from '@tessera/ui/cx.ts'
import Users from 'lucide-react/icons/users'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'
import { stakesWords } from './stakes-words.ts'
import { playingOf } from './playing-of.ts'
import type { KnownRoom, RoomState } from './use-room-states.ts'

type Room = NonNullable<Game['room']>

const inks: Readonly<Record<ResultTone, string>> = {
  red: 'bg-danger-soft text-danger',
  black: 'bg-surface-3 text-text',
  green: 'bg-brand-soft text-brand',
  blue: 'bg-wala-soft text-wala',
  gold: 'bg-gold-soft text-gold',
  plain: 'bg-surface-2 text-text',
}

interface OfRoom {
  room: Room
  /** Undefined where nobody asks: only its stakes are shown then. */
  known: KnownRoom | undefined
}

/** Below the name of a table: its stakes, who is there, and the last results, the newest first. */
export function RoomFoot({ room, known }: OfRoom) {
  const stakes = stakesWords(room, useWalletCurrency())
  const playing = playingOf(known)
  const players = playing?.players ?? 0
  return (
    <>
      <span className="tabular flex h-4 items-center gap-1 text-xs text-muted">
        {stakes && (
          <bdi dir="ltr" className="truncate">
            {stakes.short}
          </bdi>
        )}
        {players > 0 && (
          <span className="ms-auto flex shrink-0 items-center gap-0.5 font-semibold text-text">
            <Users className="size-3" />
            {players}
          </span>
        )}
      </span>
      {known !== undefined && (
        <span className="mt-1 block h-5">
          {playing ? <LastResults results={playing.results} /> : known !== 'unknown' && <WaitsForPlayers />}
        </span>
      )}
    </>
  )
}

/** As many as fit in the line; the others are cut off. */
function LastResults({ results }: Pick<RoomState, 'results'>) {
  return (
    <span dir="ltr" className="flex h-5 flex-wrap gap-0.5 overflow-hidden">
      {results.map(({ label, tone }, index) => (
        <span
          key={results.length - index}
          className={cx(
            'tabular flex h-5 min-w-5 items-center justify-center rounded-[5px] px-0.5 text-[0.6875rem] font-bold',
            inks[tone],
            index === 0 && 'inset-ring inset-ring-current',
          )}
        >
          {label}
        </span>
      ))}
    </span>
  )
}

const WaitsForPlayers = () => (
  <span dir="auto" className="block truncate text-[0.6875rem]/5 text-muted rtl:text-right">
    {t('lobby.room.opens')}
  </span>
)

/** The same for who does not see it. */
export function RoomDescription({ room, known }: OfRoom) {
  const stakes = stakesWords(room, useWalletCurrency())
  const playing = playingOf(known)
  return (
    <p className="sr-only">
      {[
        stakes && t('lobby.room.stakes', { least: stakes.least, most: stakes.most }),
        playing?.phase === 'closed' && t('lobby.room.paused'),
        playing && t('lobby.players', { count: playing.players }),
        playing &&
          playing.results.length > 0 &&
          t('lobby.room.results', { results: playing.results.map(({ label }) => label).join(', ') }),
        !playing && known !== undefined && known !== 'unknown' && t('lobby.room.opens'),
      ]
        .filter(Boolean)
        .join('. ')}
    </p>
  )
}
