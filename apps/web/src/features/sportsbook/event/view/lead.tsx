// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../../shared/texts/texts.ts'
import type { Incident } from '../event-answer.ts'
import { leadPath, leadsOf } from './leads.ts'

/** By how much home led after each basket, above the line; away below. */
export function Lead({ incidents }: { incidents: readonly Incident[] }) {
  const leads = leadsOf(incidents)
  if (leads.length < 2) return null
  const { home, away, width, most } = leadPath(leads)
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="flex justify-between text-xs font-semibold text-muted">
        <span>{t('sportsbook.event.lead')}</span>
        <span className="tabular" aria-hidden="true">
          ±{most}
        </span>
      </figcaption>
      <svg
        viewBox={`0 -50 ${width} 100`}
        preserveAspectRatio="none"
        className="h-24 w-full rounded-control bg-surface-2 rtl:-scale-x-100"
        aria-hidden="true"
        focusable="false"
      >
        <path d={home} className="fill-brand" />
        <path d={away} className="fill-gold" />
        <path d={`M0 0h${width}`} className="stroke-line-control" vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  )
}
