// SPDX-License-Identifier: Apache-2.0
import type { TextSet } from '@tessera/texts/languages'
import { useBrandInput } from '../../../shared/brand.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { useDebouncedCallQuery } from '../../../shared/use-debounced-call-query.ts'
import { spokenIn } from './brand-text.ts'

/** What a sentence says with sample values, in each of its forms, and what is wrong with it. */
export function TextPreview({
  language,
  textKey,
  written,
}: {
  language: TextSet
  textKey: string
  written: string
}) {
  const query = useDebouncedCallQuery('backoffice.previewText', {
    ...useBrandInput(),
    language,
    key: textKey,
    text: written,
  })
  const { data } = query
  return (
    <section aria-label={t('console.texts.preview')} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-text">{t('console.texts.preview')}</h3>
      <QueryState query={query} skeleton="h-12 w-full" />
      <ul className="flex flex-col gap-2">
        {data?.samples.map(({ values, text }) => (
          <li
            key={JSON.stringify(values)}
            className="flex flex-col gap-1 rounded-control border border-line bg-bg px-3 py-2"
          >
            <span {...spokenIn(language)} className="text-md break-words whitespace-pre-line text-text">
              {text}
            </span>
            {Object.keys(values).length > 0 && (
              <code dir="ltr" className="text-xs break-words text-muted">
                {Object.entries(values)
                  .map(([name, value]) => `${name} = ${value}`)
                  .join(', ')}
              </code>
            )}
          </li>
        ))}
      </ul>
      <ul aria-live="polite" className="flex flex-col gap-1 text-sm font-semibold text-danger">
        {data?.problems.map((problem) => (
          <li key={problem}>{t('console.texts.problem', { problem })}</li>
        ))}
      </ul>
    </section>
  )
}
