// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Card } from '../live/live-card.ts'
import { PriceButton } from '../price/price-button.tsx'

const numbers: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2', bdd: 'BDD', ftd: 'FTD' }
/** The colours of a fight. */
const colours: Readonly<Record<string, string>> = {
  meron: 'border-s-4 border-danger',
  wala: 'border-s-4 border-wala',
}

/** What an outcome of a main market is called where there is little space; undefined for its whole name. */
export const shortName = (outcome: string): string | undefined => numbers[outcome]

/** The prices of the main market of an event; each moves by itself. */
export function MainPrices({ card }: { card: Card }) {
  const { main } = card
  if (!main)
    return (
      <p className="flex min-h-11 items-center justify-center rounded-control bg-surface-2 px-3 text-xs text-muted">
        {t('sportsbook.lobby.suspended')}
      </p>
    )
  return (
    <div className={cx('grid gap-1.5', main.outcomes.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
      {main.outcomes.map(({ outcome }) => {
        const label = shortName(outcome)
        return (
          <PriceButton
            key={outcome}
            event={card}
            market={main}
            outcome={outcome}
            {...(label !== undefined && { label })}
            className={colours[outcome] ?? ''}
          />
        )
      })}
    </div>
  )
}
