// SPDX-License-Identifier: Apache-2.0
import { channelsFor, mainChannel, openChannel, type ServiceChannel } from '../site/customer-service.ts'
import { useSite } from '../site/use-site.ts'
import { useMember } from './use-member.ts'

/** Customer service for this visitor or member: the available channels, and the action of a plain button. */
export function useService(): { channels: readonly ServiceChannel[]; openMain: (() => void) | undefined } {
  const { customerService } = useSite()
  const rankLevel = useMember().data?.clubLabel.rankLevel ?? 0
  const main = mainChannel(customerService, rankLevel)
  return { channels: channelsFor(customerService, rankLevel), openMain: main && (() => openChannel(main)) }
}
