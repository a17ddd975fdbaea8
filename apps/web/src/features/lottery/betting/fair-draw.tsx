// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import type { Offer } from '../lottery-types.ts'
import { nameOfSource } from './beacon-name.ts'

type Draw = NonNullable<Offer['draw']>

/** Where the numbers of the next draw come from; nothing while none is planned. */
export function OriginOfNumbers({ draw }: { draw: Draw | null }) {
  if (!draw) return null
  return draw.numbersFrom === 'draw' ? (
    <FairDraw draw={draw} />
  ) : (
    <p className="text-sm text-muted">{t('lottery.fromFeed')}</p>
  )
}

/** Explains why a draw is fair: what was published before it, and how anybody can check it afterwards. */
function FairDraw({ draw: { commitment, beacon } }: { draw: Draw }) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center font-semibold text-text underline decoration-line-control underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('lottery.fair')}
      </summary>
      <div className="flex max-w-prose flex-col gap-2 pb-2 text-muted">
        <p>{t('lottery.fair.text')}</p>
        <p>{t('lottery.commitment')}</p>
        <code dir="ltr" className="rounded-control bg-surface-2 px-3 py-2 text-xs break-all text-text">
          {commitment}
        </code>
        {beacon && (
          <>
            <p>{t('lottery.beacon')}</p>
            <p className="rounded-control bg-surface-2 px-3 py-2 text-xs text-text">
              {nameOfSource(beacon.source)}
              <span className="block text-muted">
                {t('lottery.beacon.round', { round: String(beacon.round) })}
              </span>
            </p>
          </>
        )}
      </div>
    </details>
  )
}
