// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'

/** Only members with a contact can redeem a bonus; links to the profile, where they can add one. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const { openCenter } = usePanels()
  return (
    <Dialog open onClose={onClose} title={t('mall.contact')} closeLabel={t('common.close')}>
      <p className="mb-5 text-sm text-muted">{t('mall.contact.hint')}</p>
      <Button
        look="primary"
        size="form"
        wide
        onClick={() => {
          onClose()
          openCenter('securityCenter')
        }}
      >
        {t('mall.contact.go')}
      </Button>
    </Dialog>
  )
}
