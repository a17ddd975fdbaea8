// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../api/use-call-query.ts'
import {
  channelsFor,
  lastPlainRank,
  mainChannel,
  openChannel,
  panelOfChannel,
  type ServiceChannel,
} from '../site/customer-service.ts'
import { useSite } from '../site/use-site.ts'
import { t } from '../texts/texts.ts'
import { panelNames, usePanels } from './gate.ts'
import { useMember } from './use-member.ts'

export interface Service {
  channels: readonly ServiceChannel[]
  open: (channel: ServiceChannel) => void
  /** What a plain button does; undefined without a channel. */
  openMain: (() => void) | undefined
}

/**
 * Customer service for this visitor or member: the available channels, the own manager of a high rank first,
 * and the action of a plain button. A channel may be a panel of the site itself, such as the feedback form.
 */
export function useService(): Service {
  const { channels, main } = useChannels(useSite().customerService)
  const { openPanel } = usePanels()
  const open = (channel: ServiceChannel): void => {
    const panel = panelNames.find((name) => name === panelOfChannel(channel))
    if (panel) openPanel(panel)
    else openChannel(channel)
  }
  return { channels, open, openMain: main && (() => open(main)) }
}

/** The action of a plain button where the site itself is closed, so that it can open no panel; undefined without a channel. */
export function useServiceOutside(): (() => void) | undefined {
  const outside = useSite().customerService.filter((channel) => panelOfChannel(channel) === undefined)
  const { main } = useChannels(outside)
  return main && (() => openChannel(main))
}

function useChannels(offered: readonly ServiceChannel[]) {
  const rankLevel = useMember().data?.clubLabel.rankLevel ?? 0
  const ranked = useCallQuery(
    'rewards.playerRank',
    {},
    { member: true, enabled: rankLevel > lastPlainRank, staleTimeMs: 60_000 },
  )
  const manager = rankLevel > lastPlainRank ? ranked.data?.manager : undefined
  const own: ServiceChannel[] = manager
    ? [
        {
          csType: manager.link.startsWith('mailto:') ? 'EMAIL' : 'VIP',
          title: t('shell.manager', { name: manager.name }),
          path: manager.link,
        },
      ]
    : []
  return {
    channels: [...own, ...channelsFor(offered, rankLevel)],
    main: mainChannel(offered, rankLevel),
  }
}
