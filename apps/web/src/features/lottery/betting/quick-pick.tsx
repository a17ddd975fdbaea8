// SPDX-License-Identifier: Apache-2.0
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { Button } from '@tessera/ui/forms/button.tsx'
import Dices from 'lucide-react/icons/dices'
import { t } from '../../../shared/texts/texts.ts'
import { randomPicks } from './random-picks.ts'

const counts = [1, 3, 5, 10]

/** Random picks at a press: one or several. */
export function QuickPick({
  form,
  onPicks,
}: {
  form: PickForm
  onPicks: (picks: readonly (readonly string[])[]) => void
}) {
  return (
    <div role="group" aria-label={t('lottery.quick')} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="flex items-center gap-1.5 text-sm font-semibold text-muted">
        <Dices className="size-4" />
        {t('lottery.quick')}
      </span>
      {counts.map((count) => (
        <Button
          key={count}
          size="small"
          aria-label={`${t('lottery.quick')}: ${count}`}
          className="tabular min-w-11"
          onClick={() => onPicks(randomPicks(form, count))}
        >
          {count}
        </Button>
      ))}
    </div>
  )
}
