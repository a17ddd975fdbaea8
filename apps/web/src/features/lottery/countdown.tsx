// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { countdownText, isHot, isLocked } from '@tessera/rules/lottery/countdown'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { locale, t } from '../../shared/texts/texts.ts'
import type { LotteryGame } from './lottery-types.ts'
import { useNow } from '../../shared/site/use-now.ts'

/** A ticking countdown to the draw; marked when it is near, and when betting has closed. */
export function Countdown({
  game,
  large = false,
}: {
  game: Pick<LotteryGame, 'isSale' | 'fewinTime' | 'lockTime'>
  large?: boolean
}) {
  const now = useNow()
  const onSale = game.isSale === 1
  const hot = onSale && isHot(game.fewinTime, now)
  const locked = onSale && isLocked(game, now)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span
        role="timer"
        aria-label={t('lottery.nextDraw')}
        dir="auto"
        data-hot={hot || undefined}
        className={cx(
          'tabular font-extrabold whitespace-nowrap',
          large ? 'text-xl' : 'text-md',
          hot ? 'text-gold' : 'text-text',
        )}
      >
        {countdownText(game, now, locale())}
      </span>
      {locked && (
        <Badge small tone="bad">
          {t('lottery.closed')}
        </Badge>
      )}
    </span>
  )
}
