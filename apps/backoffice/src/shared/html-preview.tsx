// SPDX-License-Identifier: Apache-2.0
import { useMemo } from 'react'
import { drawHtml, linkClasses, type HtmlLinkProps } from '@tessera/ui/html/draw-html.tsx'
import { parseHtml } from '@tessera/ui/html/parse-html.ts'

/** HTML as the site will render it, by the same allow list. Its links are inactive here. */
export function HtmlPreview({ html }: { html: string }) {
  return (
    <div dir="auto" className="text-sm leading-6 break-words text-muted">
      {useMemo(() => drawHtml(parseHtml(html), location.origin, 3, DeadLink), [html])}
    </div>
  )
}

function DeadLink({ href, children }: HtmlLinkProps) {
  return (
    <span title={href} className={linkClasses}>
      {children}
    </span>
  )
}
