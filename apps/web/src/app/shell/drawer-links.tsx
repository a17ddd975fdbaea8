// SPDX-License-Identifier: Apache-2.0
import { useService } from '../../shared/session/use-service.ts'
import { t } from '../../shared/texts/texts.ts'
import { channelIcon } from './channel-icon.tsx'
import { entryClass } from './menus/entry-face.tsx'

/** The customer service channels, at the end of a phone's menu. */
export function DrawerLinks({ onGo }: { onGo: () => void }) {
  const { channels, open } = useService()
  if (channels.length === 0) return null
  return (
    <div className="border-t border-line px-3 py-3">
      <h2 id="drawer-service" className="px-3 pb-1 text-xs font-bold text-text">
        {t('shell.service')}
      </h2>
      <ul aria-labelledby="drawer-service">
        {channels.map((channel) => (
          <li key={channel.csType + channel.path}>
            <button
              type="button"
              className={entryClass(false)}
              onClick={() => {
                onGo()
                open(channel)
              }}
            >
              {channelIcon(channel)}
              <span className="truncate">{channel.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
