// SPDX-License-Identifier: Apache-2.0
import type { Site } from './site.ts'

export type ServiceChannel = Site['customerService'][number]

/** Above this rank, members have the VIP channel (D-68). */
export const lastPlainRank = 4
const windowFeatures = 'popup,width=440,height=750'

/** The customer service channels for this rank: VIP instead of live chat above rank 4, if there is one. */
export function channelsFor(channels: readonly ServiceChannel[], rankLevel: number): ServiceChannel[] {
  const vip = rankLevel > lastPlainRank && channels.some(({ csType }) => csType === 'VIP')
  return channels.filter(({ csType }) => csType !== (vip ? 'LIVE' : 'VIP'))
}

/** The channel of a plain "customer service" button: the chat, or else the first of the list. */
export function mainChannel(
  channels: readonly ServiceChannel[],
  rankLevel: number,
): ServiceChannel | undefined {
  const offered = channelsFor(channels, rankLevel)
  return offered.find(isChat) ?? offered[0]
}

/** The panel of this site that a channel stands for, such as feedback for `/?panel=feedback`; undefined for an address. */
export function panelOfChannel({ path }: ServiceChannel): string | undefined {
  return path.startsWith('/?') ? (new URLSearchParams(path.slice(2)).get('panel') ?? undefined) : undefined
}

/**
 * Opens a customer service channel that has an address: chats in a separate window beside the game, everything else
 * in a new tab.
 */
export function openChannel(channel: ServiceChannel): void {
  if (isChat(channel)) window.open(channel.path, 'customerService', windowFeatures)
  else window.open(channel.path, '_blank', 'noopener,noreferrer')
}

const isChat = ({ csType }: ServiceChannel): boolean => csType === 'LIVE' || csType === 'VIP'
