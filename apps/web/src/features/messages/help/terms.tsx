// SPDX-License-Identifier: Apache-2.0
import { SafeHtml } from '../../../shared/html/safe-html.tsx'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { HelpItem } from './use-help.ts'

const chapters = ['age', 'money', 'play', 'fair', 'limits', 'data'] as const

/** The terms of use that the platform has published; without any, the default ones of the product. */
export function Terms({ published }: { published: HelpItem | undefined }) {
  const { siteName, ageLimit } = useSite().whitelabel
  if (published) return <SafeHtml html={published.content} />
  return (
    <ol className="flex flex-col gap-5">
      {chapters.map((chapter, index) => (
        <li key={chapter}>
          <h3 className="mb-1 text-sm font-bold text-text">
            <span className="tabular me-2 text-brand">{index + 1}</span>
            {t(`help.terms.${chapter}.title`)}
          </h3>
          <p className="text-sm leading-6 text-muted">
            {t(`help.terms.${chapter}`, { age: ageLimit, site: siteName })}
          </p>
        </li>
      ))}
    </ol>
  )
}
