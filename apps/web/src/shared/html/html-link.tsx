// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../router/index.ts'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { linkClasses, type HtmlLinkProps } from '@tessera/ui/html/draw-html.tsx'

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'))

/** A link in the platform's text: a page of the site opens here, anything else only after a question. */
export function HtmlLink({ href, leaves, host, children }: HtmlLinkProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const follow = (event: MouseEvent) => {
    const own = href.startsWith('/')
    if (leaves) setAsking(true)
    else if (own && !event.metaKey && !event.ctrlKey) void navigate({ href })
    else return
    event.preventDefault()
  }
  return (
    <>
      <a
        href={href}
        data-leaves={leaves || undefined}
        rel={leaves ? 'noopener noreferrer nofollow' : undefined}
        target={leaves ? '_blank' : undefined}
        onClick={follow}
        onAuxClick={leaves ? follow : undefined}
        className={linkClasses}
      >
        {children}
      </a>
      {asking && (
        <Suspense fallback={null}>
          <LeaveDialog href={href} host={host} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
