// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Wordmark } from '@tessera/ui/media/mark.tsx'
import Headset from 'lucide-react/icons/headset'
import type { ReactNode } from 'react'
import { useServiceOutside } from '../../shared/session/use-service.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

/** The page of a closed site: whose site it is, what happened, and whom to ask. */
export function ClosedFrame({
  title,
  icon,
  children,
}: {
  title: string
  icon: ReactNode
  children?: ReactNode
}) {
  const { siteName } = useSite().whitelabel
  const openMain = useServiceOutside()
  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center gap-10 overflow-hidden px-4 py-12">
      <div className="tesserae absolute inset-0 -z-10 bg-surface-1" aria-hidden="true" />
      <Wordmark name={siteName} />
      <section className="flex w-full max-w-[440px] flex-col items-center gap-5 rounded-panel border border-line bg-surface-1 px-6 py-10 text-center text-sm text-muted shadow-panel [&_p]:text-balance">
        <span className="relative flex size-20 items-center justify-center text-brand">
          <svg
            viewBox="0 0 48 48"
            className="absolute inset-0 size-full fill-brand-soft"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M24 2 43 13v22L24 46 5 35V13z" />
          </svg>
          <span className="relative">{icon}</span>
        </span>
        <h1 className="text-xl font-extrabold text-balance text-text">{title}</h1>
        {children}
        {openMain && (
          <Button look="primary" size="form" onClick={openMain}>
            <Headset className="size-5" aria-hidden="true" />
            {t('shell.service')}
          </Button>
        )}
      </section>
    </main>
  )
}
