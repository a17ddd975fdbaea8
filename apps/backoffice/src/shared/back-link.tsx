// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { buttonClass } from '@tessera/ui/forms/button.tsx'

/** The way from an inner page back to the page that lists it. */
export function BackLink({
  to,
  params,
  children,
}: {
  to: string
  params?: Record<string, string>
  children: ReactNode
}) {
  return (
    <Link to={to} {...(params && { params })} className={buttonClass({ look: 'quiet' })}>
      <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
      {children}
    </Link>
  )
}
