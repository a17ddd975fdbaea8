// SPDX-License-Identifier: Apache-2.0
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { isOnePerLine, longestText, type ReadPicks } from './read-picks.ts'

const mostListed = 8

/** A field for many picks at once, and what was understood of them. */
export function ListEntry({
  form,
  text,
  read,
  onText,
}: {
  form: Exclude<PickForm, { form: 'choice' }>
  text: string
  read: ReadPicks
  onText: (text: string) => void
}) {
  const count = isOnePerLine(form) ? read.lines.length : read.lines.flat().length
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t('lottery.typed')}
        hint={
          isOnePerLine(form)
            ? form.form === 'ranked' && form.positions > form.count
              ? t('lottery.list.hintPosition')
              : t('lottery.list.hintLines', { count: form.form === 'special' ? form.count + 1 : form.count })
            : t('lottery.list.hint', { count: form.form === 'positions' ? form.positions : form.digits })
        }
        value={text}
        onChange={(event) => onText(event.target.value)}
        maxLength={longestText}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="tabular font-bold tracking-wider"
      />
      <div role="status" className="flex flex-col gap-1 text-sm">
        {text.trim() !== '' && (
          <p className={count > 0 ? 'font-semibold text-brand' : 'text-muted'}>
            {t('lottery.list.understood', { count })}
          </p>
        )}
        <Part of={read.refused} name="lottery.list.refused" className="font-semibold text-danger" />
        <Part of={read.twice} name="lottery.list.twice" className="text-muted" />
        {read.left > 0 && (
          <p className="font-semibold text-gold">{t('lottery.list.left', { count: read.left })}</p>
        )}
      </div>
    </div>
  )
}

function Part({
  of,
  name,
  className,
}: {
  of: readonly string[]
  name: 'lottery.list.refused' | 'lottery.list.twice'
  className: string
}) {
  if (of.length === 0) return null
  const list = of.slice(0, mostListed).map((part) => part.slice(0, 20))
  return (
    <p className={`wrap-anywhere ${className}`}>
      {t(name, { list: [...list, ...(of.length > mostListed ? [`… (${of.length})`] : [])].join(' · ') })}
    </p>
  )
}
