// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import Dices from 'lucide-react/icons/dices'
import { t } from '../../../shared/texts/texts.ts'

const counts = [1, 3, 5, 10]

/** Adds random picks at a press: one or several. */
export function QuickPick({ onAdd }: { onAdd: (count: number) => void }) {
  return (
    <div role="group" aria-label={t('lottery.quick')} className="flex items-center gap-1 md:gap-2">
      <span aria-hidden="true" className="flex items-center gap-1.5 text-sm font-semibold text-muted">
        <Dices className="size-4" />
        <span className="max-md:hidden">{t('lottery.quick')}</span>
      </span>
      {counts.map((count) => (
        <Button
          key={count}
          size="small"
          aria-label={`${t('lottery.quick')}: ${count}`}
          className="tabular min-w-9 px-2"
          onClick={() => onAdd(count)}
        >
          {count}
        </Button>
      ))}
    </div>
  )
}
