// SPDX-License-Identifier: Apache-2.0
import { t } from '../../shared/texts/texts.ts'

/** A game by the address of its launch, with nothing around it. */
export function SeamlessFrame({ address }: { address: string }) {
  return (
    <iframe
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the studio has an origin of its own, so its own origin gives it nothing of ours
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock"
      src={address}
      title={t('play.frame', { name: '' }).trim()}
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
      className="fixed inset-0 size-full border-0 bg-art-base"
    />
  )
}
