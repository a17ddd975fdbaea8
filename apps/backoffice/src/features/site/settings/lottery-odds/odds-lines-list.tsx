// SPDX-License-Identifier: Apache-2.0
import Trash from 'lucide-react/icons/trash-2'
import type { OddsLine } from '@tessera/rules/lottery/odds-lines'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { playNameIn, prizeName } from '../../../../shared/play-words.ts'
import { t } from '../../../../shared/texts.ts'

interface OddsLinesListProps {
  lines: readonly OddsLine[]
  disabled: boolean
  onOpen: (line: OddsLine) => void
  onChange: (lines: OddsLine[]) => void
}

/** All odds that are set, in the order in which they apply; each can be opened above or taken away. */
export function OddsLinesList({ lines, disabled, onOpen, onChange }: OddsLinesListProps) {
  if (lines.length === 0) return <p className="text-sm text-muted">{t('console.lotteryOdds.none')}</p>
  return (
    <section aria-label={t('console.lotteryOdds.all')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold text-text">
        {t('console.lotteryOdds.all')} · {lines.length}
      </h3>
      <p className="text-xs text-muted">{t('console.lotteryOdds.order')}</p>
      <ul className="flex max-h-80 flex-col overflow-y-auto rounded-tile border border-line">
        {lines.map((line, index) => {
          const name = [
            line.code || t('console.lotteryOdds.everywhere'),
            playNameIn(line.code, line.playType),
            prizeName(line.playType, line.tier),
          ].join(' · ')
          return (
            <li
              key={index}
              className="flex items-center justify-between gap-2 border-b border-line px-3 last:border-0"
            >
              <button
                type="button"
                onClick={() => onOpen(line)}
                className="flex min-h-11 min-w-0 grow items-center justify-between gap-3 text-start text-sm text-text hover:underline"
              >
                <bdi className="truncate">{name}</bdi>
                <bdi className="tabular font-bold">{line.odds}</bdi>
              </button>
              <IconButton
                label={t('console.takeOut', { name })}
                disabled={disabled}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                <Trash className="size-4" aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
