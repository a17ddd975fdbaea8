// SPDX-License-Identifier: Apache-2.0
import { useId, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}
export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  single?: boolean
  /** Id of the item that is open initially. */
  openFirst?: string
}

/**
 * Titles that open their contents; the browser's own element, so that a search in the page finds closed text,
 * too.
 */
export function Accordion({ items, single = false, openFirst }: AccordionProps) {
  const name = useId()
  return (
    <div className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface-1">
      {items.map(({ id, title, content }) => (
        <details key={id} name={single ? name : undefined} open={id === openFirst} className="group">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 text-sm font-bold text-text transition-colors duration-160 hover:bg-surface-2 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              className="size-4 shrink-0 text-muted transition-transform duration-220 ease-standard group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="px-4 pt-1 pb-4 text-sm text-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
