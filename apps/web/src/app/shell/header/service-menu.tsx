// SPDX-License-Identifier: Apache-2.0
import { Menu } from '@tessera/ui/overlays/menu.tsx'
import type { RefObject } from 'react'
import type { ServiceChannel } from '../../../shared/site/customer-service.ts'
import { t } from '../../../shared/texts/texts.ts'
import { channelIcon } from '../channel-icon.tsx'

export interface ServiceMenuProps {
  anchor: RefObject<HTMLElement | null>
  channels: readonly ServiceChannel[]
  onChoose: (channel: ServiceChannel) => void
  onClose: () => void
}

/** The titles of the customer service channels; pressing one opens it. */
export default function ServiceMenu({ anchor, channels, onChoose, onClose }: ServiceMenuProps) {
  return (
    <Menu
      open
      onClose={onClose}
      anchor={anchor}
      label={t('shell.service')}
      entries={channels.map((channel, index) => ({
        id: String(index),
        label: channel.title,
        icon: channelIcon(channel),
      }))}
      onChoose={(id) => {
        const channel = channels[Number(id)]
        if (channel) onChoose(channel)
      }}
    />
  )
}
