// SPDX-License-Identifier: Apache-2.0
import { zoneLabel } from '@tessera/rules/site/zoned-days'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useState } from 'react'
import { useZone } from '../site/use-site.ts'
import { t } from '../texts/texts.ts'
import { spanStart, spans, type Span } from './spans.ts'

const labels = { today: 'bets.range.today', week: 'bets.range.week', month: 'bets.range.month' } as const

/** A span of days that ends today: its start stays the same until another one is selected. */
export function useSpan(usual: Span): [{ span: Span; from: number }, (span: Span) => void] {
  const zone = useZone()
  const from = (span: Span) => ({ span, from: spanStart(span, Date.now(), zone) })
  const [chosen, setChosen] = useState(() => from(usual))
  return [chosen, (span) => setChosen(from(span))]
}

/** How many days a list goes back, and the time zone of its times. */
export function SpanChoice({ value, onChange }: { value: Span; onChange: (span: Span) => void }) {
  const [zone, [now]] = [useZone(), useState(() => Date.now())]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Segmented
        label={t('bets.range')}
        value={value}
        onChange={onChange}
        options={spans.map((span) => ({ value: span, label: t(labels[span]) }))}
      />
      <p className="text-xs text-muted">{t('common.clock', { zone: zoneLabel(zone, now) })}</p>
    </div>
  )
}
