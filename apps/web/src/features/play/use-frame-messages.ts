// SPDX-License-Identifier: Apache-2.0
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { invalidate } from '../../shared/api/use-call-query.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { useTheme } from '../../shared/site/theme.ts'
import { gameOrigin } from '../../shared/site/launch-address.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { readFrameMessage } from './frame-messages.ts'

export type Visible = 'balance' | 'deposit' | 'theme' | 'small'

export interface FrameListener {
  ready: boolean
  /** What the site shows around the frame, so that the game does not repeat it; small: there is no space for its bar. */
  shows: readonly Visible[]
  onReady: () => void
  onLobby: () => void
  onForReal: () => void
}

/**
 * Listens to the frame of the studio; sends it the theme, the brand's colour, what is around it, and every
 * change of the balance outside the game. Answers what opens the rules in the game.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { ready, shows, onReady, onLobby, onForReal }: FrameListener,
): { openRules: () => void } {
  const site = useSite()
  const studioOrigin = gameOrigin(site)
  const { dark, light } = site.whitelabel.brand.tokens
  const { theme } = useTheme()
  const { openCenter } = usePanels()
  const receive = useEffectEvent((event: MessageEvent) => {
    switch (readFrameMessage(event, frame.current?.contentWindow, studioOrigin)) {
      case 'tessera.ready':
        return onReady()
      case 'tessera.balance':
        return invalidate('wallet.balance')
      case 'tessera.lobby':
        return onLobby()
      case 'tessera.deposit':
        return openCenter('depositv2')
      case 'tessera.real':
        return onForReal()
    }
  })
  useEffect(() => {
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  const notify = useEffectEvent((message: object) =>
    frame.current?.contentWindow?.postMessage(message, studioOrigin),
  )
  useTopic('wallet.deposit', () => notify({ type: 'tessera.balance' }))
  const around = shows.join(' ')
  useEffect(() => {
    if (ready) notify({ type: 'tessera.around', shows: around })
  }, [ready, around])
  useEffect(() => {
    if (ready) notify({ type: 'tessera.theme', theme, colour: { dark: dark.brand, light: light.brand } })
  }, [ready, theme, dark.brand, light.brand])
  return {
    openRules: () => frame.current?.contentWindow?.postMessage({ type: 'tessera.rules' }, studioOrigin),
  }
}
