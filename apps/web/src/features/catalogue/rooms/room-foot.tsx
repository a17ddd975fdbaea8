// SPDX-License-Identifier: Apache-2.0
import type { ResultTone } from '@tessera/rules/games/rooms/short-result'
import { cx } from '@tessera/ui/cx.ts'
import Users from 'lucide-react/icons/users'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'
import { stakesWords } from './stakes-words.ts'
import type { RoomState } from './use-room-states.ts'

type Room = NonNullable<Game['room']>

const inks: Readonly<Record<ResultTone, string>> = {
  red: 'bg-danger-soft text-danger',
  black: 'bg-surface-3 text-text',
  green: 'bg-brand-soft text-brand',
  blue: 'bg-wala-soft text-wala',
  gold: 'bg-gold-soft text-gold',
  plain: 'bg-surface-2 text-text',
}

/** Below the name of a table: its stakes, who is there, and the last results, the newest first. */
export function RoomFoot({ room, state }: { room: Room; state: RoomState | undefined }) {
  const stakes = stakesWords(room, useWalletCurrency())
  const players = state?.players ?? 0
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
      {state && state.phase !== 'closed' ? <LastResults results={state.results} /> : <WaitsForPlayers />}
    </>
  )
}

/** As many as fit in the line; the others are cut off. */
function LastResults({ results }: Pick<RoomState, 'results'>) {
  return (
    <span dir="ltr" className="mt-1 flex h-5 flex-wrap gap-0.5 overflow-hidden">
      {results.map(({ label, tone }, index) => (
        <span
          key={results.length - index}
          className={cx(
            'tabular flex h-5 min-w-5 items-center justify-center rounded-[5px] px-0.5 text-[0.6875rem] font-bold',
            inks[tone],
            index > 0 && 'opacity-80',
          )}
        >
          {label}
        </span>
      ))}
    </span>
  )
}

const WaitsForPlayers = () => (
  <span dir="auto" className="mt-1 block h-5 truncate text-[0.6875rem]/5 text-muted">
    {t('lobby.room.opens')}
  </span>
)

/** The same for who does not see it. */
export function RoomDescription({ room, state }: { room: Room; state: RoomState | undefined }) {
  const stakes = stakesWords(room, useWalletCurrency())
  const isPlaying = state !== undefined && state.phase !== 'closed'
  return (
    <p className="sr-only">
      {[
        stakes && t('lobby.room.stakes', { least: stakes.least, most: stakes.most }),
        isPlaying ? t('lobby.players', { count: state.players }) : t('lobby.room.opens'),
        isPlaying &&
          state.results.length > 0 &&
          t('lobby.room.results', { results: state.results.map(({ label }) => label).join(', ') }),
      ]
        .filter(Boolean)
        .join('. ')}
    </p>
  )
}
