// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import X from 'lucide-react/icons/x'
import { t } from '../../../shared/texts/texts.ts'
import { pickName } from './play-words.ts'

/** The combinations beside the one on the pad, each with a way to take it away. */
export function MorePicks({
  code,
  picks,
  onDrop,
}: {
  code: string
  picks: readonly (readonly string[])[]
  onDrop: (pick: readonly string[]) => void
}) {
  if (picks.length === 0) return null
  return (
    <ul aria-label={t('lottery.quick.more')} className="flex flex-wrap gap-2">
      {picks.map((pick, index) => {
        const name = pickName(code, pick)
        return (
          <li
            key={index}
            className="flex max-w-full items-center rounded-full border border-line bg-surface-2 ps-3"
          >
            <bdi dir="ltr" className="tabular min-w-0 truncate text-sm font-semibold text-text">
              {name}
            </bdi>
            <IconButton
              label={t('lottery.slip.remove', { line: name })}
              onClick={() => onDrop(pick)}
              className="size-9"
            >
              <X className="size-3.5" aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
