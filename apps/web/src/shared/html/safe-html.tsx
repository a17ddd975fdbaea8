// SPDX-License-Identifier: Apache-2.0
import { useMemo } from 'react'
import { drawHtml } from '@tessera/ui/html/draw-html.tsx'
import { parseHtml } from '@tessera/ui/html/parse-html.ts'
import { HtmlLink } from './html-link.tsx'

/**
 * HTML from the platform, such as a notice or a promotion. It is not trusted: an inert parser reads it, and
 * the page renders it again, element by element, from an allow list without styles, scripts, frames and
 * handlers. External links ask first. `level` is the level of its highest heading.
 */
export function SafeHtml({
  html,
  level = 3,
  className = '',
}: {
  html: string
  level?: 2 | 3 | 4
  className?: string
}) {
  const content = useMemo(() => drawHtml(parseHtml(html), location.origin, level, HtmlLink), [html, level])
  return (
    <div dir="auto" className={`text-sm leading-6 break-words text-muted ${className}`}>
      {content}
    </div>
  )
}
