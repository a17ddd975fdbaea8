// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/dialog.tsx'
import { LinkButton } from '@tessera/ui/link-button.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useState } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { AppCode } from './app-code.tsx'
import { Tutorial } from './tutorial.tsx'
import { ownSystem, systems, useApps, type System } from './use-apps.ts'

/** How to install the app, a tab for each system. */
export default function DownloadDialog({ onClose }: { onClose: () => void }) {
  const [system, setSystem] = useState(ownSystem)
  return (
    <Dialog open onClose={onClose} title={t('downloads.how')} closeLabel={t('common.close')} size="medium">
      <Tabs
        label={t('downloads.system')}
        selected={system}
        onSelect={setSystem}
        tabs={systems.map((id) => ({ id, label: t(`downloads.${id}`), content: <System system={id} /> }))}
      />
    </Dialog>
  )
}

function System({ system }: { system: System }) {
  const app = useApps()[system]
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4 rounded-tile border border-line bg-bg p-4">
        {app && <AppCode app={app} system={system} size={100} />}
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <p className="text-sm text-muted">{app ? t('downloads.scan') : t('downloads.none')}</p>
          {app && (
            <LinkButton href={app.url} look="primary" rel="noopener noreferrer" className="max-w-full">
              {t(`downloads.${system}.get`)}
            </LinkButton>
          )}
        </div>
      </div>
      <Tutorial system={system} narrow />
    </div>
  )
}
