// SPDX-License-Identifier: Apache-2.0
import { useEffect, type ReactNode } from 'react'
import { cx } from '@tessera/ui/cx.ts'
import { t } from './texts.ts'

/** The frame of every page of the console: its title, its actions, its content. */
export function Page({
  title,
  actions,
  narrow = false,
  children,
}: {
  title: string
  actions?: ReactNode
  /** For forms, whose lines would be too long to read in the full width of a large screen. */
  narrow?: boolean
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} – ${t('console.title')}`
  }, [title])
  return (
    <section className={cx('flex w-full flex-col gap-4 p-4 md:p-6', narrow && 'mx-auto max-w-[1240px]')}>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold text-text">{title}</h1>
        {actions}
      </div>
      {children}
    </section>
  )
}
