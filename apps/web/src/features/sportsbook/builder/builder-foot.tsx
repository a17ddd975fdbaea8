// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useId } from 'react'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { priceText, usePriceFormat } from '../price/price-format.ts'
import type { SlipSelection } from '../slip/slip-store.ts'
import { outcomeName } from '../words/market-words.ts'

type Priced = CallOutput<'sportsbook.builderPrice'>

interface FootProps {
  event: CallOutput<'sportsbook.event'>['event']
  chosen: readonly SlipSelection[]
  priced: Priced | undefined
  busy: boolean
  onAdd: () => void
  onClear: () => void
}

/** What is chosen, what it costs together or why it has no price, and the way to the slip. */
export function BuilderFoot({ event, chosen, priced, busy, onAdd, onClear }: FootProps) {
  const format = usePriceFormat()
  const why = useId()
  const teams = { home: event.home.name, away: event.away.name }
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+var(--slip-bar)+1.75rem)] z-20 flex flex-col gap-2 rounded-tile border border-line bg-surface-1 p-3 shadow-panel md:bottom-[calc(var(--slip-bar)+1rem)]">
      {chosen.length > 0 && (
        <ul className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto">
          {chosen.map((selection) => (
            <li
              key={selection.marketId}
              className="max-w-full rounded-full bg-brand-soft px-2.5 py-0.5 text-sm font-semibold break-words text-text"
            >
              <bdi>{outcomeName(selection, selection.outcome, teams)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p id={why} role="status" className="flex items-center justify-between gap-3 text-sm text-muted">
        {priced && priced.price > 0 ? (
          <>
            {t('sportsbook.builder.price')}
            <bdi dir="ltr" className="tabular text-lg font-extrabold text-text">
              {priceText(priced.price, format)}
            </bdi>
          </>
        ) : (
          whyNone(chosen.length, priced, busy)
        )}
      </p>
      <div className="flex gap-2">
        <ReasonedButton
          look="quiet"
          reason={chosen.length === 0 ? whyNone(chosen.length, priced, busy) : undefined}
          reasonAt={why}
          onClick={onClear}
        >
          {t('sportsbook.builder.clear')}
        </ReasonedButton>
        <ReasonedButton
          look="primary"
          className="flex-1"
          busy={busy}
          reason={priced?.price ? undefined : whyNone(chosen.length, priced, busy)}
          reasonAt={why}
          onClick={onAdd}
        >
          {t('sportsbook.builder.add')}
        </ReasonedButton>
      </div>
    </div>
  )
}

function whyNone(count: number, priced: Priced | undefined, busy: boolean): string {
  if (count < 2) return t('sportsbook.builder.builder_too_few')
  if (priced?.refusal) return t(`sportsbook.builder.${priced.refusal}`)
  return busy ? '' : t('sportsbook.builder.waits')
}
