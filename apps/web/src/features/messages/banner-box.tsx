// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../../shared/router/index.ts'
import type { MouseEvent, ReactNode } from 'react'
import { useMemberGate } from '../../shared/session/gate.ts'
import { useService } from '../../shared/session/use-service.ts'
import type { BannerTarget } from './banner-target.ts'

const box =
  'group relative isolate flex size-full items-center overflow-hidden bg-art-base focus-visible:-outline-offset-4'

/**
 * The whole banner as a link, a button, or only a picture, depending on its target. Its words are its name.
 */
export function BannerBox({ target, children }: { target: BannerTarget | undefined; children: ReactNode }) {
  const navigate = useNavigate()
  const gate = useMemberGate()
  const { openMain } = useService()
  if (!target || (target.kind === 'service' && !openMain)) return <div className={box}>{children}</div>
  if (target.kind === 'service')
    return (
      <button type="button" onClick={openMain} className={box}>
        {children}
      </button>
    )
  if (target.kind === 'tab')
    return (
      <a href={target.href} target="_blank" rel="noreferrer" draggable={false} className={box}>
        {children}
      </a>
    )
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (target.kind === 'game') gate(() => void navigate({ to: '/game', search: { gameId: target.gameId } }))
    else void navigate({ href: target.href })
  }
  return (
    <a href={target.href} draggable={false} onClick={follow} className={box}>
      {children}
    </a>
  )
}
