// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import CirclePause from 'lucide-react/icons/circle-pause'
import CircleSlash from 'lucide-react/icons/circle-slash'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { stops, type Stop } from './stop.ts'

const SureDialog = lazy(async () => ({ default: (await import('./sure-dialog.tsx')).SureDialog }))

/** Takes a break, or excludes oneself, after a second question. */
export function StopCard({ kind, onStopped }: { kind: Stop['kind']; onStopped: () => void }) {
  const [selected, setSelected] = useState('0')
  const [asking, setAsking] = useState(false)
  const choices = stops[kind]
  const chosen = choices[Number(selected)]
  const Icon = kind === 'break' ? CirclePause : CircleSlash
  const texts = kind === 'break' ? ('saferPlay.break' as const) : ('saferPlay.exclude' as const)
  return (
    <section aria-label={t(texts)} className="flex flex-col gap-3 rounded-tile border border-line bg-bg p-4">
      <h3 className="flex items-center gap-2 text-sm font-bold text-text">
        <Icon className="size-5 text-muted" aria-hidden="true" />
        {t(texts)}
      </h3>
      <p className="flex-1 text-sm text-muted">{t(`${texts}.hint`)}</p>
      <Select
        label={t('saferPlay.length')}
        options={choices.map((stop, index) => ({ value: String(index), label: lengthOf(stop) }))}
        value={selected}
        onChange={(event) => setSelected(event.target.value)}
      />
      <Button look={kind === 'break' ? 'secondary' : 'danger'} onClick={() => setAsking(true)}>
        {t(`${texts}.start`)}
      </Button>
      {asking && chosen && (
        <Suspense fallback={null}>
          <SureDialog stop={chosen} title={t(texts)} onStopped={onStopped} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}

function lengthOf(stop: Stop): string {
  if (stop.kind === 'break') return t('saferPlay.days', { days: stop.days })
  return stop.months === null ? t('saferPlay.forGood') : t('saferPlay.months', { months: stop.months })
}
