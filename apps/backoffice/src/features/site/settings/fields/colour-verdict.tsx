// SPDX-License-Identifier: Apache-2.0
import type { CSSProperties } from 'react'
import { brandTokens } from '@tessera/ui/theme/brand-tokens.ts'
import { contrast } from '@tessera/ui/theme/wcag.ts'
import { t } from '../../../../shared/texts.ts'
import { isRecord } from '../schema.ts'
import { isColour } from './colour-field.tsx'

/**
 * Whether the platform is readable in these colours, checked while they are being chosen; the server applies
 * the same rules.
 */
export function ColourVerdict({ value }: { value: unknown }) {
  if (!isRecord(value)) return null
  const colours = { dark: String(value.dark), light: String(value.light) }
  if (!isColour(colours.dark) || !isColour(colours.light)) return null
  const verdict = brandTokens(colours)
  if (!verdict.ok) {
    return (
      <ul
        role="status"
        className="flex flex-col gap-1 rounded-control bg-danger-soft px-3 py-2 text-xs font-semibold text-danger"
      >
        {verdict.problems.slice(0, 4).map(({ theme, ink, ground, contrast: found, least }) => (
          <li key={`${theme} ${ink} ${ground}`}>
            {t('console.unreadable', {
              theme: t(theme === 'dark' ? 'console.dark' : 'console.light'),
              ink,
              ground,
              found: found.toFixed(2),
              least: String(least),
            })}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-xs text-muted">
      {(['dark', 'light'] as const).map((theme) => {
        const { brand, 'on-brand': ink } = verdict.tokens[theme]
        return (
          <span key={theme} className="inline-flex items-center gap-2">
            <span
              style={{ '--swatch': brand, '--ink': ink } as CSSProperties}
              className="rounded-control bg-(--swatch) px-3 py-1.5 text-sm font-bold text-(--ink)"
            >
              {t('console.sample')}
            </span>
            {t('console.readable', {
              theme: t(theme === 'dark' ? 'console.dark' : 'console.light'),
              found: contrast(ink, brand).toFixed(1),
            })}
          </span>
        )
      })}
    </div>
  )
}
