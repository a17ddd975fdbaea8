import { useEffect, useEffectEvent, type RefObject } from 'react'
import { renew } from '../../shared/api/use-ask.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { readFrameMessage } from './frame-messages.ts'

/** Listens to the frame of the studio, and tells it when the balance has moved outside the game. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, { onReady, onLobby }: { onReady: () => void; onLobby: () => void }): void {
  const { studioOrigin } = useSite().whitelabel
  const { openCenter } = usePanels()
  const hear = useEffectEvent((event: MessageEvent) => {
    switch (readFrameMessage(event, frame.current?.contentWindow, studioOrigin)) {
      case 'tessera.ready': return onReady()
      case 'tessera.balance': return renew('wallet.balance')
      case 'tessera.lobby': return onLobby()
      case 'tessera.deposit': return openCenter('depositv2')
    }
  })
  useEffect(() => {
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useTopic('wallet.deposit', () => frame.current?.contentWindow?.postMessage({ type: 'tessera.balance' }, studioOrigin))
}
