// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { useState } from 'react'
import { useMedia } from '../../../shared/site/use-media.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryGame } from '../lottery-types.ts'
import { ColdNumbers } from './cold-numbers.tsx'
import { LastHeadsAndTails } from './last-heads-and-tails.tsx'

/** From this width on the pad leaves room for the board beside it. */
const wideBoard = '(min-width: 80rem)'

export interface DrawnBoardProps {
  lottery: Lottery
  game: LotteryGame
  play: PlayType
}

/** What was drawn lately: beside the pad where there is room for it, otherwise one tap away. */
export function DrawnBoard(props: DrawnBoardProps) {
  const beside = useMedia(wideBoard)
  const [open, setOpen] = useState(false)
  if (beside)
    return (
      <aside aria-label={t('lottery.board')} className="flex flex-col gap-3">
        <Board {...props} />
      </aside>
    )
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center text-sm font-semibold text-text underline decoration-line-control underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('lottery.board')}
      </summary>
      {open && (
        <div className="flex flex-col gap-3 pb-2">
          <Board {...props} />
        </div>
      )}
    </details>
  )
}

function Board({ lottery, game, play }: DrawnBoardProps) {
  return (
    <>
      {lottery.kind === 'vietnamese' && <LastHeadsAndTails game={game} />}
      <ColdNumbers gameId={game.gameId} series={lottery.kind === 'vietnamese' ? seriesOf(play) : undefined} />
      <p className="text-xs text-muted">{t('lottery.history.independent')}</p>
    </>
  )
}

/** Which endings a play of a Vietnamese lottery is about: of all prizes, or of the special one. */
const seriesOf = ({ code, lots }: PlayType): string =>
  lots > 1 || /^(?:x|tr)\d/.test(code) ? 'all' : 'special'
