// SPDX-License-Identifier: Apache-2.0
import { useId, useState, type ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface TooltipProps {
  text: string
  /**
   * A button or link; it has its own name, and this text only adds to it. Receives the id for
   * aria-describedby.
   */
  children: (describedBy: string) => ReactNode
  /** Above by default; below at the upper edge of the page. */
  below?: boolean
}

/**
 * A tooltip on hover and focus. Escape closes it, and the pointer can rest on it; never the only place of a
 * fact.
 */
export function Tooltip({ text, children, below = false }: TooltipProps) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  return (
    <span
      role="presentation"
      className="relative inline-flex"
      onPointerEnter={(event) => setVisible(event.pointerType === 'mouse')}
      onPointerLeave={() => setVisible(false)}
      onFocus={(event) => setVisible(event.target.matches(':focus-visible'))}
      onBlur={() => setVisible(false)}
      onKeyDown={(event) => {
        if (visible && event.key === 'Escape') {
          event.stopPropagation()
          setVisible(false)
        }
      }}
    >
      {children(id)}
      <span
        role="tooltip"
        id={id}
        hidden={!visible}
        className={cx(
          'absolute start-1/2 z-30 w-max max-w-60 -translate-x-1/2 rounded-control border border-line bg-surface-3 px-2.5 py-1.5 text-xs font-semibold text-text shadow-panel rtl:translate-x-1/2',
          below ? 'top-full mt-2' : 'bottom-full mb-2',
          !visible && 'hidden',
        )}
      >
        {text}
      </span>
    </span>
  )
}
