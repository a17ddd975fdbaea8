// SPDX-License-Identifier: Apache-2.0
import { t } from './texts.ts'
import { wordChanges } from './word-changes.ts'

/** One change: its name, and one text that marks what was removed and added. */
export function BeforeAfter({ title, before, after }: { title: string; before: string; after: string }) {
  return (
    <div className="rounded-control border border-line p-3">
      <p className="mb-1 text-xs font-semibold text-muted">{title}</p>
      <p
        dir="auto"
        className="max-h-56 overflow-y-auto text-sm leading-6 break-words whitespace-pre-wrap text-text"
      >
        {wordChanges(before, after).map(({ text, how }, index) => {
          if (how === 'same') return <span key={index}>{text}</span>
          if (how === 'gone')
            return (
              <del key={index} className="rounded-[4px] bg-danger-soft px-0.5 text-danger">
                <span className="sr-only">{t('console.before')} </span>
                {text}
              </del>
            )
          return (
            <ins key={index} className="rounded-[4px] bg-brand-soft px-0.5 text-brand no-underline">
              <span className="sr-only">{t('console.after')} </span>
              {text}
            </ins>
          )
        })}
      </p>
    </div>
  )
}
