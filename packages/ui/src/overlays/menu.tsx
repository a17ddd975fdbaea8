// SPDX-License-Identifier: Apache-2.0
import type { ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { PageLocale } from '../page-locale.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  tone?: 'danger'
  /** Secondary text below the label. */
  hint?: string | undefined
}
export interface MenuProps {
  /** The name of the menu for screen readers. */
  label: string
  entries: readonly MenuEntry[]
  onChoose: (id: string) => void
  open: boolean
  onClose: () => void
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>
  /** Secondary text above the entries, such as who is signed in. */
  head?: ReactNode
}

/** A list of actions below a button: arrows, typing and Escape work. Load it lazily. */
export function Menu({ label, entries, onChoose, open, onClose, anchor, head }: MenuProps) {
  return (
    <PageLocale>
      <Popover
        triggerRef={anchor}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose()
        }}
        placement="bottom end"
        offset={8}
        aria-label={label}
        className="enter-rise min-w-56 overflow-hidden rounded-tile border border-line bg-surface-1 shadow-panel"
      >
        {head !== undefined && <div className="border-b border-line px-4 py-3">{head}</div>}
        <AriaMenu
          aria-label={label}
          autoFocus="first"
          onAction={(id) => {
            onClose()
            onChoose(String(id))
          }}
          className="p-1.5 outline-none"
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-semibold outline-none data-focused:bg-surface-2 ${entry.tone === 'danger' ? 'text-danger' : 'text-text'}`}
            >
              {entry.icon}
              <span className="flex max-w-64 min-w-0 flex-col py-1">
                {entry.label}
                {entry.hint !== undefined && (
                  <span className="text-xs font-normal text-muted">{entry.hint}</span>
                )}
              </span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </PageLocale>
  )
}
