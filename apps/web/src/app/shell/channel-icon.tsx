// SPDX-License-Identifier: Apache-2.0
import Crown from 'lucide-react/icons/crown'
import Headset from 'lucide-react/icons/headset'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import type { ServiceChannel } from '../../shared/site/customer-service.ts'

const icons = {
  LIVE: Headset,
  VIP: Crown,
  TELEGRAM: Send,
  WHATSAPP: Phone,
  LINE: MessageCircle,
  EMAIL: Mail,
} as const satisfies Record<ServiceChannel['csType'], unknown>

export function channelIcon({ csType }: ServiceChannel): ReactNode {
  const Icon = icons[csType]
  return <Icon className={`size-5 ${csType === 'VIP' ? 'text-gold' : 'text-muted'}`} aria-hidden="true" />
}
