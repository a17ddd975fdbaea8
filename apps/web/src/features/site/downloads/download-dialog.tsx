// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Tabs } from '@tessera/ui/layout/tabs.tsx'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { AppButton } from './app-button.tsx'
import { AppCode } from './app-code.tsx'
import { Tutorial } from './tutorial.tsx'
import { ownSystem, systems, useApps, type App, type System } from './use-apps.ts'
import { WebAppCard } from './web-app-card.tsx'

/** How to install the app, with a tab for each system that has one; without any, the site itself. */
export default function DownloadDialog({ onClose }: { onClose: () => void }) {
  const apps = useApps()
  const offered = systems.filter((system) => apps[system])
  const own = ownSystem()
  const [chosen, setChosen] = useState<System>()
  return (
    <Dialog open onClose={onClose} title={t('downloads.how')} closeLabel={t('common.close')} size="medium">
      {offered.length === 0 ? (
        <WebAppCard />
      ) : (
        <Tabs
          label={t('downloads.system')}
          selected={chosen ?? (apps[own] ? own : (offered[0] ?? own))}
          onSelect={setChosen}
          tabs={offered.map((id) => {
            const app = apps[id]
            return { id, label: t(`downloads.${id}`), content: app && <Instructions system={id} app={app} /> }
          })}
        />
      )}
    </Dialog>
  )
}

function Instructions({ system, app }: { system: System; app: App }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4 rounded-tile border border-line bg-bg p-4">
        <AppCode app={app} system={system} size={100} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <p className="text-sm text-muted">{t('downloads.scan')}</p>
          <AppButton system={system} app={app} className="max-w-full" />
        </div>
      </div>
      <Tutorial system={system} app={app} narrow />
    </div>
  )
}
