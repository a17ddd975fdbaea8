// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps, ReactNode } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  children: ReactNode
}

/** On or off, with immediate effect; for a choice that waits for a button use a checkbox. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-3 text-sm text-text">
      <span>{children}</span>
      <span className="relative inline-flex h-6 w-11 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer size-full appearance-none rounded-full border border-line-control bg-surface-2 transition-colors duration-160 checked:border-brand checked:bg-brand"
        />
        <span className="pointer-events-none absolute inset-y-1 start-1 size-4 rounded-full bg-text transition-[translate,background-color] duration-160 ease-standard peer-checked:translate-x-5 peer-checked:bg-on-brand rtl:peer-checked:-translate-x-5" />
      </span>
    </label>
  )
}
