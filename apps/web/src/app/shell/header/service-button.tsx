// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Headset from 'lucide-react/icons/headset'
import { lazy, Suspense, useRef, useState } from 'react'
import { useService } from '../../../shared/session/use-service.ts'
import { t } from '../../../shared/texts/texts.ts'

const ServiceMenu = lazy(() => import('./service-menu.tsx'))

/** The customer service channels, in a list below a button; on a phone they are in the menu. */
export function ServiceButton() {
  const { channels, open: openChannel } = useService()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  if (channels.length === 0) return null
  return (
    <>
      <IconButton
        ref={anchor}
        label={t('shell.service')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="max-md:!hidden"
      >
        <Headset className="size-5" aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <ServiceMenu
            anchor={anchor}
            channels={channels}
            onChoose={openChannel}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
